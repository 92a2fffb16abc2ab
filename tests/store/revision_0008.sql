-- What the program wrote into a database when its tables were at revision 0008, before any of them was renamed:
-- two lobbies (one closed), games that run, sleep, are paused, were stopped and were won, rule sets and settings of a
-- server, a season that ended and one that runs, somebody who is hidden, a former player, and a server that the bot left.

CREATE TABLE alembic_version ( version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num) );
CREATE TABLE guilds ( id BIGINT NOT NULL, first_seen BIGINT NOT NULL, default_rules TEXT, left_at BIGINT, channels JSON DEFAULT '[]' NOT NULL, most_in_channel INTEGER DEFAULT '5' NOT NULL, most_per_person INTEGER DEFAULT '3' NOT NULL, turn_seconds INTEGER DEFAULT '300' NOT NULL, turns_call BOOLEAN DEFAULT '1' NOT NULL, threads BOOLEAN DEFAULT '0' NOT NULL, locale VARCHAR(20), CONSTRAINT pk_guilds PRIMARY KEY (id) );
CREATE TABLE notes ( "key" VARCHAR(40) NOT NULL, value TEXT NOT NULL, CONSTRAINT pk_notes PRIMARY KEY ("key") );
CREATE TABLE games ( id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, guild_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, message_id BIGINT, host_id BIGINT NOT NULL, status VARCHAR(10) NOT NULL, title TEXT NOT NULL, base TEXT NOT NULL, rules JSON NOT NULL, opened_at BIGINT NOT NULL, due_at BIGINT, rematch_of INTEGER, most_seats INTEGER DEFAULT '8' NOT NULL, ended_at BIGINT, ended_as INTEGER, secret VARCHAR(64), turn_seconds INTEGER DEFAULT '300' NOT NULL, opened_by BIGINT, alarm_at BIGINT, called_for INTEGER, graced_for INTEGER, seconds_left INTEGER, thread_id BIGINT, paused_for INTEGER, CONSTRAINT fk_games_guild_id FOREIGN KEY(guild_id) REFERENCES guilds (id), CONSTRAINT fk_games_rematch_of FOREIGN KEY(rematch_of) REFERENCES games (id), CONSTRAINT uq_games_rematch_of UNIQUE (rematch_of) );
CREATE TABLE facts ( game_id INTEGER NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL, at BIGINT NOT NULL, CONSTRAINT pk_facts PRIMARY KEY (game_id, seq), CONSTRAINT fk_facts_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE );
CREATE TABLE farkle_streaks ( game_id INTEGER NOT NULL, seat INTEGER NOT NULL, streak INTEGER NOT NULL, CONSTRAINT pk_farkle_streaks PRIMARY KEY (game_id, seat), CONSTRAINT fk_farkle_streaks_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE );
CREATE TABLE seats ( game_id INTEGER NOT NULL, number INTEGER NOT NULL, user_id BIGINT NOT NULL, join_id BIGINT, CONSTRAINT pk_seats PRIMARY KEY (game_id, number), CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE );
CREATE TABLE house_rules ( id INTEGER NOT NULL, guild_id BIGINT NOT NULL, "key" TEXT NOT NULL, title TEXT NOT NULL, summary TEXT NOT NULL, base TEXT NOT NULL, rules JSON NOT NULL, CONSTRAINT pk_house_rules PRIMARY KEY (id), CONSTRAINT fk_house_rules_guild_id FOREIGN KEY(guild_id) REFERENCES guilds (id), CONSTRAINT uq_house_rules_guild_id UNIQUE (guild_id, "key") );
CREATE TABLE boards ( id INTEGER NOT NULL, guild_id BIGINT NOT NULL, family TEXT NOT NULL, period VARCHAR(12) NOT NULL, CONSTRAINT pk_boards PRIMARY KEY (id), CONSTRAINT uq_boards_period UNIQUE (period, guild_id, family) );
CREATE TABLE people ( user_id BIGINT NOT NULL, hidden BOOLEAN NOT NULL, CONSTRAINT pk_people PRIMARY KEY (user_id) );
CREATE TABLE seasons ( id INTEGER NOT NULL, guild_id BIGINT NOT NULL, name TEXT NOT NULL, "key" TEXT NOT NULL, "order" VARCHAR(20) NOT NULL, started_at BIGINT NOT NULL, ended_at BIGINT, "after" INTEGER NOT NULL, until INTEGER, CONSTRAINT pk_seasons PRIMARY KEY (id), CONSTRAINT fk_seasons_guild_id FOREIGN KEY(guild_id) REFERENCES guilds (id), CONSTRAINT uq_seasons_guild_id UNIQUE (guild_id, "key") );
CREATE TABLE tallies ( board_id INTEGER NOT NULL, user_id BIGINT NOT NULL, hidden BOOLEAN NOT NULL, since BIGINT NOT NULL, last BIGINT NOT NULL, games INTEGER NOT NULL, wins INTEGER NOT NULL, lefts INTEGER NOT NULL, comebacks INTEGER NOT NULL, instant_wins INTEGER NOT NULL, skunks_taken INTEGER NOT NULL, skunks_given INTEGER NOT NULL, points INTEGER NOT NULL, best_game INTEGER, turns INTEGER NOT NULL, throws INTEGER NOT NULL, banks INTEGER NOT NULL, banked INTEGER NOT NULL, best_turn INTEGER NOT NULL, best_throw INTEGER NOT NULL, farkles INTEGER NOT NULL, farkle_run INTEGER NOT NULL, penalties INTEGER NOT NULL, penalty_points INTEGER NOT NULL, hot_dice INTEGER NOT NULL, hot_run INTEGER NOT NULL, farkles_1 INTEGER NOT NULL, farkles_2 INTEGER NOT NULL, farkles_3 INTEGER NOT NULL, farkles_4 INTEGER NOT NULL, farkles_5 INTEGER NOT NULL, farkles_6 INTEGER NOT NULL, mu FLOAT NOT NULL, sigma FLOAT NOT NULL, rating FLOAT NOT NULL, win_rate FLOAT, average FLOAT, CONSTRAINT pk_tallies PRIMARY KEY (board_id, user_id), CONSTRAINT fk_tallies_board_id FOREIGN KEY(board_id) REFERENCES boards (id) ON DELETE CASCADE ) WITHOUT ROWID;
CREATE TABLE awards ( user_id BIGINT NOT NULL, achievement VARCHAR(40) NOT NULL, game_id INTEGER NOT NULL, earned_at BIGINT NOT NULL, CONSTRAINT pk_awards PRIMARY KEY (user_id, achievement), CONSTRAINT fk_awards_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE );
CREATE TABLE crowns ( season_id INTEGER NOT NULL, user_id BIGINT NOT NULL, CONSTRAINT pk_crowns PRIMARY KEY (season_id, user_id), CONSTRAINT fk_crowns_season_id FOREIGN KEY(season_id) REFERENCES seasons (id) ON DELETE CASCADE );
CREATE TABLE results ( game_id INTEGER NOT NULL, seat INTEGER NOT NULL, user_id BIGINT NOT NULL, guild_id BIGINT NOT NULL, family TEXT NOT NULL, ended_at BIGINT NOT NULL, ended_as INTEGER NOT NULL, place INTEGER NOT NULL, seats INTEGER NOT NULL, won BOOLEAN NOT NULL, "left" BOOLEAN NOT NULL, points INTEGER NOT NULL, turns INTEGER NOT NULL, throws INTEGER NOT NULL, banks INTEGER NOT NULL, banked INTEGER NOT NULL, best_turn INTEGER NOT NULL, best_throw INTEGER NOT NULL, farkles INTEGER NOT NULL, farkle_run INTEGER NOT NULL, penalties INTEGER NOT NULL, penalty_points INTEGER NOT NULL, hot_dice INTEGER NOT NULL, hot_run INTEGER NOT NULL, alike INTEGER NOT NULL, comeback BOOLEAN NOT NULL, instant_win BOOLEAN NOT NULL, skunk INTEGER NOT NULL, skunks_given INTEGER NOT NULL, farkles_1 INTEGER NOT NULL, farkles_2 INTEGER NOT NULL, farkles_3 INTEGER NOT NULL, farkles_4 INTEGER NOT NULL, farkles_5 INTEGER NOT NULL, farkles_6 INTEGER NOT NULL, CONSTRAINT pk_results PRIMARY KEY (game_id, seat), CONSTRAINT fk_results_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE );
CREATE INDEX ix_games_channel_id_status ON games (channel_id, status);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_boards_guild_id ON boards (guild_id);
CREATE INDEX ix_tallies_average ON tallies (board_id, hidden, average, user_id);
CREATE INDEX ix_tallies_best_game ON tallies (board_id, hidden, best_game, user_id);
CREATE INDEX ix_tallies_best_turn ON tallies (board_id, hidden, best_turn, user_id);
CREATE INDEX ix_tallies_farkles ON tallies (board_id, hidden, farkles, user_id);
CREATE INDEX ix_tallies_rating ON tallies (board_id, hidden, rating, user_id);
CREATE INDEX ix_tallies_user_id ON tallies (user_id);
CREATE INDEX ix_tallies_win_rate ON tallies (board_id, hidden, win_rate, user_id);
CREATE INDEX ix_tallies_wins ON tallies (board_id, hidden, wins, user_id);
CREATE INDEX ix_awards_game_id ON awards (game_id);
CREATE INDEX ix_crowns_user_id ON crowns (user_id);
CREATE INDEX ix_results_guild_id ON results (guild_id);
CREATE INDEX ix_results_user_id ON results (user_id, ended_as, guild_id, family);
CREATE UNIQUE INDEX ix_games_ended_as ON games (ended_as);
CREATE INDEX ix_games_guild_id_ended_as ON games (guild_id, ended_as);
CREATE INDEX ix_games_host_id ON games (host_id);
CREATE INDEX ix_guilds_left_at ON guilds (left_at);
CREATE UNIQUE INDEX ix_seats_join_id ON seats (join_id);
CREATE INDEX ix_games_opened_by ON games (opened_by);
CREATE INDEX ix_games_alarm_at ON games (alarm_at);
CREATE INDEX ix_games_thread_id ON games (thread_id);

INSERT INTO "alembic_version" VALUES
('0008');
INSERT INTO "guilds" VALUES
(100000000000000001, 1795000000, 'ours ä', NULL, '[200000000000000001, 200000000000000002]', 20, 10, 3600, 0, 1, 'de'),
(100000000000000002, 1795000000, 'pocket', NULL, '[]', 5, 3, 300, 1, 0, NULL),
(100000000000000003, 1795011523, NULL, 1795037119, '[]', 5, 3, 300, 1, 0, NULL);
INSERT INTO "games" VALUES
(1, 100000000000000001, 200000000000000001, 500000000000000001, 300000000000000001, 'over', 'Ours Ä', 'deluxe', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 2000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50, "2": 70}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {"1-6": 1500}, "three_pairs": 750, "four_and_pair": false, "two_triplets": 2500, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": {"farkles": 3, "points": 1000, "floor": null}, "skunk": null}', 1795000060, NULL, NULL, 8, 1795000214, 1, '6adabd81032aca2da4795ddf1feab93dd4231ebf67a587fff7ab02dd0d718112', 3600, 300000000000000001, NULL, 2, NULL, NULL, 500000000000000001, NULL),
(2, 100000000000000001, 200000000000000001, 500000000000000004, 300000000000000002, 'over', 'Ours Ä', 'deluxe', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 2000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50, "2": 70}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {"1-6": 1500}, "three_pairs": 750, "four_and_pair": false, "two_triplets": 2500, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": {"farkles": 3, "points": 1000, "floor": null}, "skunk": null}', 1795003874, NULL, NULL, 8, 1795004147, 2, '39180ec359a6119e92e850902317150506d3c45dc03030d4a239e8374103f282', 3600, 300000000000000002, NULL, 3, NULL, NULL, NULL, NULL),
(3, 100000000000000002, 200000000000000002, 500000000000000006, -4372869483639213564, 'over', 'Standard', 'standard', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 1000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {}, "three_pairs": 0, "four_and_pair": false, "two_triplets": 0, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": null, "skunk": null}', 1795007807, NULL, NULL, 8, 1795007863, 3, '5a0e291cdf31157b479ac65ba8c181b30c07be629677ad4e93f51ce443794d18', 300, -4372869483639213564, NULL, 2, NULL, NULL, NULL, NULL),
(4, 100000000000000003, 200000000000000002, 500000000000000008, 300000000000000003, 'over', 'Standard', 'standard', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 1000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {}, "three_pairs": 0, "four_and_pair": false, "two_triplets": 0, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": null, "skunk": null}', 1795011523, NULL, NULL, 8, 1795015151, 4, '6fcf5e7f43e852dfb9ec8437f879b3586112e543c439964fbe8b1c0f03271110', 300, -4372869483639213564, NULL, 2, NULL, NULL, NULL, NULL),
(5, 100000000000000002, 200000000000000002, 500000000000000010, 300000000000000001, 'stopped', 'Standard', 'standard', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 1000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {}, "three_pairs": 0, "four_and_pair": false, "two_triplets": 0, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": null, "skunk": null}', 1795015211, NULL, NULL, 8, 1795018832, NULL, '3419a01e0eb72bb36cbfc492d40faaaaeaa6338ba5b842e29cf44adcf366d9cb', 300, 300000000000000001, NULL, 2, NULL, NULL, NULL, NULL),
(6, 100000000000000002, 200000000000000002, NULL, 300000000000000002, 'closed', 'Standard', 'standard', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 1000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {}, "three_pairs": 0, "four_and_pair": false, "two_triplets": 0, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": null, "skunk": null}', 1795018832, NULL, NULL, 8, NULL, NULL, '75601f3b9762269489654b0d36a52a6592d9c23f6c24b6c9df5a318fb21befcc', 300, 300000000000000002, NULL, NULL, NULL, NULL, NULL, NULL),
(7, 100000000000000001, 200000000000000001, 500000000000000012, 300000000000000001, 'playing', 'Standard', 'standard', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 1000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {}, "three_pairs": 0, "four_and_pair": false, "two_triplets": 0, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": null, "skunk": null}', 1795018892, NULL, NULL, 8, NULL, NULL, '7c2cd4dfd395c79e873863d7b102c3880476cecb3721df6ef03f6604fe368ab8', 3600, 300000000000000001, NULL, 6, NULL, NULL, NULL, NULL),
(8, 100000000000000001, 200000000000000001, 500000000000000014, 300000000000000001, 'playing', 'Ours Ä', 'deluxe', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 2000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50, "2": 70}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {"1-6": 1500}, "three_pairs": 750, "four_and_pair": false, "two_triplets": 2500, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": {"farkles": 3, "points": 1000, "floor": null}, "skunk": null}', 1795033352, 1795037042, NULL, 8, NULL, NULL, '0642402e8af689e829139e98829621c2b2e0fbfd263c1edcc61edf9183769bb5', 3600, 300000000000000001, 1795036322, 3, NULL, NULL, 500000000000000013, NULL),
(9, 100000000000000001, 200000000000000001, 500000000000000016, 300000000000000002, 'paused', 'Standard', 'standard', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 1000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {}, "three_pairs": 0, "four_and_pair": false, "two_triplets": 0, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": null, "skunk": null}', 1795033512, NULL, NULL, 8, NULL, NULL, '2ada6623edea7b9f8482b914e0cde37782e5c518d5aa8907c8e0ac227270a44e', 3600, 300000000000000002, 1795641919, 2, NULL, 30, NULL, 2),
(10, 100000000000000001, 200000000000000001, 500000000000000017, 300000000000000003, 'lobby', 'Exact', 'exact', '{"dice": 6, "start": "roll_off", "opening": 1000, "minimum_bank": 0, "keep": "all_until_open", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 10000, "target_reach": "exact", "final_round": "one_more_round", "tie": "shared", "singles": {"1": 100, "5": 50}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "adding", "extend_triples": true, "straights": {"1-6": 1000}, "three_pairs": 0, "four_and_pair": false, "two_triplets": 0, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": 6, "penalty": null, "skunk": {"below": 5000, "double_at": 0}}', 1795037119, 1795038019, 2, 4, NULL, NULL, 'd8670995cfc001f2d51b26c395265efda73feaf66be32f87a3105846ded523f6', 3600, 300000000000000003, 1795038019, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "notes" VALUES
('commands', '0123456789abcdef');
INSERT INTO "facts" VALUES
(1, 1, '1 start 3', 1795000060), (1, 2, '2 start 5', 1795000060), (1, 3, '2 roll 4 6 4 1 6 5', 1795000067),
(1, 4, '2 keep 1 5 = 150', 1795000074), (1, 5, '2 roll 5 4 1 6', 1795000074), (1, 6, '2 keep 1 5 = 150', 1795000081),
(1, 7, '2 bank 300', 1795000081), (1, 8, '1 roll 3 4 4 4 5 1', 1795000088),
(1, 9, '1 keep 1 4 4 4 5 = 550', 1795000095), (1, 10, '1 bank 550', 1795000095),
(1, 11, '2 roll 2 5 5 3 1 2', 1795000102), (1, 12, '2 keep 1 2 2 5 5 = 340', 1795000109),
(1, 13, '2 bank 340', 1795000109), (1, 14, '1 roll 4 6 3 6 3 2', 1795000116), (1, 15, '1 keep 2 = 70', 1795000123),
(1, 16, '1 roll 4 2 2 5 5', 1795000123), (1, 17, '1 keep 2 2 5 5 = 240', 1795000130),
(1, 18, '1 bank 310', 1795000130), (1, 19, '2 roll 3 3 6 5 5 2', 1795000137),
(1, 20, '2 keep 2 5 5 = 170', 1795000144), (1, 21, '2 roll 4 5 5', 1795000144),
(1, 22, '2 keep 5 5 = 100', 1795000151), (1, 23, '2 roll 6', 1795000151), (1, 24, '2 farkle', 1795000151),
(1, 25, '1 roll 1 6 1 2 5 1', 1795000158), (1, 26, '1 keep 1 1 1 2 5 = 1120', 1795000165),
(1, 27, '1 bank 1120', 1795000165), (1, 28, '2 roll 1 5 2 6 1 3', 1795000172),
(1, 29, '2 keep 1 1 2 5 = 320', 1795000179), (1, 30, '2 bank 320', 1795000179),
(1, 31, '1 roll 5 4 1 1 6 3', 1795000186), (1, 32, '1 keep 1 1 5 = 250', 1795000193),
(1, 33, '1 roll 2 1 2', 1795000193), (1, 34, '1 keep 1 2 2 = 240', 1795000200), (1, 35, '1 bank 490', 1795000200),
(1, 36, '2 roll 4 1 4 3 5 4', 1795000207), (1, 37, '2 keep 1 4 4 4 5 = 550', 1795000214),
(1, 38, '2 bank 550', 1795000214), (1, 39, 'win 1', 1795000214), (2, 1, '1 start 1', 1795003874),
(2, 2, '2 start 1', 1795003874), (2, 3, '3 start 4', 1795003874), (2, 4, '3 roll 5 5 5 5 1 3', 1795003881),
(2, 5, '3 keep 1 5 5 5 5 = 650', 1795003888), (2, 6, '3 bank 650', 1795003888),
(2, 7, '1 roll 3 4 4 1 3 4', 1795003895), (2, 8, '1 keep 1 4 4 4 = 500', 1795003902),
(2, 9, '1 bank 500', 1795003902), (2, 10, '2 roll 2 5 2 3 6 5', 1795003909),
(2, 11, '2 keep 2 2 5 5 = 240', 1795003916), (2, 12, '2 roll 4 2', 1795003916), (2, 13, '2 keep 2 = 70', 1795003923),
(2, 14, '2 bank 310', 1795003923), (2, 15, '3 roll 5 5 4 2 1 4', 1795003930),
(2, 16, '3 keep 1 2 5 5 = 270', 1795003937), (2, 17, '3 roll 6 2', 1795003937), (2, 18, '3 keep 2 = 70', 1795003944),
(2, 19, '3 bank 340', 1795003944), (2, 20, '1 roll 4 1 2 6 3 6', 1795003951), (2, 21, '1 keep 1 2 = 170', 1795003958),
(2, 22, '1 roll 2 3 6 4', 1795003958), (2, 23, '1 keep 2 = 70', 1795003965), (2, 24, '1 roll 3 1 1', 1795003965),
(2, 25, '1 keep 1 1 = 200', 1795003972), (2, 26, '1 bank 440', 1795003972), (2, 27, '2 roll 2 3 6 5 4 5', 1795003979),
(2, 28, '2 keep 2 5 5 = 170', 1795003986), (2, 29, '2 roll 4 3 2', 1795003986), (2, 30, '2 keep 2 = 70', 1795003993),
(2, 31, '2 roll 2 2', 1795003993), (2, 32, '2 keep 2 2 = 140', 1795004000), (2, 33, '2 bank 380', 1795004000),
(2, 34, '3 roll 4 2 3 5 5 5', 1795004007), (2, 35, '3 keep 2 5 5 5 = 570', 1795004014),
(2, 36, '3 bank 570', 1795004014), (2, 37, '1 roll 5 6 2 1 3 3', 1795004021),
(2, 38, '1 keep 1 2 5 = 220', 1795004028), (2, 39, '1 roll 3 3 2', 1795004028), (2, 40, '1 keep 2 = 70', 1795004035),
(2, 41, '1 roll 2 5', 1795004035), (2, 42, '1 keep 2 5 = 120', 1795004042), (2, 43, '1 bank 410', 1795004042),
(2, 44, '2 roll 3 2 4 5 2 2', 1795004049), (2, 45, '2 keep 2 2 2 5 = 260', 1795004056),
(2, 46, '2 roll 1 1', 1795004056), (2, 47, '2 keep 1 1 = 200', 1795004063), (2, 48, '2 bank 460', 1795004063),
(2, 49, '3 roll 6 5 5 4 6 3', 1795004070), (2, 50, '3 keep 5 5 = 100', 1795004077),
(2, 51, '3 roll 6 1 3 3', 1795004077), (2, 52, '3 keep 1 = 100', 1795004084), (2, 53, '3 roll 6 1 4', 1795004084),
(2, 54, '3 keep 1 = 100', 1795004091), (2, 55, '3 bank 300', 1795004091), (2, 56, '1 roll 4 1 1 1 5 2', 1795004098),
(2, 57, '1 keep 1 1 1 2 5 = 1120', 1795004105), (2, 58, '1 bank 1120', 1795004105),
(2, 59, '2 roll 5 5 2 3 4 1', 1795004112), (2, 60, '2 keep 1 2 5 5 = 270', 1795004119),
(2, 61, '2 roll 6 1', 1795004119), (2, 62, '2 keep 1 = 100', 1795004126), (2, 63, '2 bank 370', 1795004126),
(2, 64, '3 roll 4 1 6 5 1 4', 1795004133), (2, 65, '3 keep 1 1 5 = 250', 1795004140),
(2, 66, '3 roll 4 4 5', 1795004140), (2, 67, '3 keep 5 = 50', 1795004147), (2, 68, '3 bank 300', 1795004147),
(2, 69, 'win 1', 1795004147), (3, 1, '1 start 2', 1795007807), (3, 2, '2 start 5', 1795007807),
(3, 3, '2 roll 5 2 4 5 5 5', 1795007814), (3, 4, '2 keep 5 5 5 5 = 550', 1795007821),
(3, 5, '2 bank 550', 1795007821), (3, 6, '1 roll 3 4 4 4 2 2', 1795007828), (3, 7, '1 keep 4 4 4 = 400', 1795007835),
(3, 8, '1 bank 400', 1795007835), (3, 9, '2 roll 6 6 2 1 6 2', 1795007842),
(3, 10, '2 keep 1 6 6 6 = 700', 1795007849), (3, 11, '2 bank 700', 1795007849),
(3, 12, '1 roll 2 5 3 3 3 3', 1795007856), (3, 13, '1 keep 3 3 3 5 = 350', 1795007863),
(3, 14, '1 bank 350', 1795007863), (3, 15, 'win 2', 1795007863), (4, 1, '1 start 3', 1795011523),
(4, 2, '2 start 6', 1795011523), (4, 3, '2 roll 6 2 3 3 6 2', 1795011530), (4, 4, '2 farkle', 1795011530),
(4, 5, '1 roll 5 1 4 3 6 5', 1795011537), (4, 6, '1 keep 1 5 5 = 200', 1795011544),
(4, 7, '1 roll 2 5 2', 1795011544), (4, 8, '1 keep 5 = 50', 1795011551), (4, 9, '1 roll 1 1', 1795011551),
(4, 10, '1 leave', 1795015151), (4, 11, 'win 2', 1795015151), (5, 1, '1 start 4', 1795015211),
(5, 2, '2 start 3', 1795015211), (5, 3, '1 roll 5 1 4 5 5 1', 1795015218),
(5, 4, '1 keep 1 1 5 5 5 = 700', 1795015225), (5, 5, '1 bank 700', 1795015225),
(5, 6, '2 roll 4 2 2 2 3 4', 1795015232), (7, 1, '1 start 5', 1795018892), (7, 2, '2 start 5', 1795018892),
(7, 3, '1 start 6', 1795018892), (7, 4, '2 start 6', 1795018892), (7, 5, '1 start 2', 1795018892),
(7, 6, '2 start 5', 1795018892), (7, 7, '2 idle', 1795022492), (7, 8, '2 lapse', 1795022492),
(7, 9, '1 idle', 1795026092), (7, 10, '1 lapse', 1795026092), (7, 11, '2 idle', 1795029692),
(7, 12, '2 lapse', 1795029692), (7, 13, '2 aside', 1795029692), (7, 14, '1 idle', 1795033292),
(7, 15, '1 lapse', 1795033292), (7, 16, '1 aside', 1795033292), (8, 1, '1 start 2', 1795033352),
(8, 2, '2 start 3', 1795033352), (8, 3, '3 start 1', 1795033352), (8, 4, '2 roll 2 4 6 1 3 3', 1795033357),
(8, 5, '2 keep 2 = 70', 1795033362), (8, 6, '2 roll 5 2 2 5 2', 1795033362), (8, 7, '2 keep 5 = 50', 1795033367),
(8, 8, '2 roll 3 2 5 3', 1795033367), (8, 9, '2 keep 5 = 50', 1795033372), (8, 10, '2 roll 5 1 4', 1795033372),
(8, 11, '2 keep 5 = 50', 1795033377), (8, 12, '2 roll 1 6', 1795033377), (8, 13, '2 keep 1 = 100', 1795033382),
(8, 14, '2 roll 3', 1795033382), (8, 15, '2 farkle', 1795033382), (8, 16, '3 roll 6 5 1 4 2 5', 1795033387),
(8, 17, '3 keep 5 = 50', 1795033392), (8, 18, '3 roll 1 6 2 5 6', 1795033392), (8, 19, '3 keep 5 = 50', 1795033397),
(8, 20, '3 roll 5 1 1 3', 1795033397), (8, 21, '3 keep 5 = 50', 1795033402), (8, 22, '3 roll 6 3 6', 1795033402),
(8, 23, '3 farkle', 1795033402), (8, 24, '1 roll 6 5 2 4 1 4', 1795033407), (8, 25, '1 keep 5 = 50', 1795033412),
(8, 26, '1 roll 2 4 4 4 1', 1795033412), (8, 27, '1 keep 2 = 70', 1795033417), (8, 28, '1 roll 6 5 4 1', 1795033417),
(8, 29, '1 keep 5 = 50', 1795033422), (8, 30, '1 roll 3 3 4', 1795033422), (8, 31, '1 farkle', 1795033422),
(8, 32, '2 roll 6 3 5 4 6 4', 1795033427), (8, 33, '2 keep 5 = 50', 1795033432),
(8, 34, '2 roll 4 2 1 4 3', 1795033432), (8, 35, '2 keep 2 = 70', 1795033437), (8, 36, '2 roll 6 2 1 6', 1795033437),
(8, 37, '2 keep 2 = 70', 1795033442), (8, 38, '2 roll 3 6 4', 1795033442), (8, 39, '2 farkle', 1795033442),
(8, 40, '3 roll 3 1 2 5 4 3', 1795033447), (8, 41, '3 keep 5 = 50', 1795033452),
(8, 42, '3 roll 2 5 5 6 6', 1795033452), (9, 1, '1 start 2', 1795033512), (9, 2, '2 start 3', 1795033512),
(9, 3, '2 roll 6 5 5 6 1 1', 1795033519);
INSERT INTO "farkle_streaks" VALUES
(1, 1, 0), (1, 2, 0), (2, 1, 0), (2, 2, 0), (2, 3, 0), (3, 1, 0), (3, 2, 0), (4, 1, 0), (4, 2, 1), (5, 1, 0),
(5, 2, 0), (7, 1, 0), (7, 2, 0), (8, 1, 1), (8, 2, 2), (8, 3, 1), (9, 1, 0), (9, 2, 0);
INSERT INTO "seats" VALUES
(1, 1, 300000000000000001, 400000000000000001), (1, 2, 300000000000000002, 400000000000000002),
(2, 1, 300000000000000002, 400000000000000003), (2, 2, 300000000000000003, 400000000000000004),
(2, 3, 300000000000000001, 400000000000000005), (3, 1, -4372869483639213564, 400000000000000006),
(3, 2, 300000000000000001, 400000000000000007), (4, 1, -4372869483639213564, 400000000000000008),
(4, 2, 300000000000000003, 400000000000000009), (5, 1, 300000000000000001, 400000000000000010),
(5, 2, 300000000000000003, 400000000000000011), (6, 1, 300000000000000002, 400000000000000012),
(7, 1, 300000000000000001, 400000000000000013), (7, 2, 300000000000000002, 400000000000000014),
(8, 1, 300000000000000001, 400000000000000015), (8, 2, 300000000000000002, 400000000000000016),
(8, 3, 300000000000000003, 400000000000000017), (9, 1, 300000000000000002, 400000000000000018),
(9, 2, 300000000000000001, 400000000000000019), (10, 1, 300000000000000003, 400000000000000020),
(10, 2, 300000000000000002, 400000000000000021);
INSERT INTO "house_rules" VALUES
(1, 100000000000000001, 'ours ä', 'Ours Ä', 'Short games.', 'deluxe', '{"dice": 6, "start": "roll_off", "opening": 0, "minimum_bank": 0, "keep": "any", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 2000, "target_reach": "at_least", "final_round": "one_turn_each", "tie": "first", "singles": {"1": 100, "5": 50, "2": 70}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "none", "extend_triples": false, "straights": {"1-6": 1500}, "three_pairs": 750, "four_and_pair": false, "two_triplets": 2500, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": null, "penalty": {"farkles": 3, "points": 1000, "floor": null}, "skunk": null}'),
(2, 100000000000000001, 'second', 'Second', '', 'exact', '{"dice": 6, "start": "roll_off", "opening": 1000, "minimum_bank": 0, "keep": "all_until_open", "hot_dice": "may", "last_die_throws": 1, "follow_on": false, "target": 10000, "target_reach": "exact", "final_round": "one_more_round", "tie": "shared", "singles": {"1": 100, "5": 50}, "triples": {"1": 1000, "2": 200, "3": 300, "4": 400, "5": 500, "6": 600}, "more_of_a_kind": "adding", "extend_triples": true, "straights": {"1-6": 1000}, "three_pairs": 0, "four_and_pair": false, "two_triplets": 0, "six_as_two_triplets": false, "full_house_bonus": 0, "instant_win": 6, "penalty": null, "skunk": {"below": 5000, "double_at": 0}}');
INSERT INTO "boards" VALUES
(1, 0, '', '2026-11'), (2, 0, 'deluxe', '2026-11'), (3, 0, '', '2026-11-18'), (4, 0, 'deluxe', '2026-11-18'),
(5, 0, '', '2026-W47'), (6, 0, 'deluxe', '2026-W47'), (7, 0, '', 'all'), (8, 0, 'deluxe', 'all'),
(9, 100000000000000001, '', '2026-11'), (10, 100000000000000001, 'deluxe', '2026-11'),
(11, 100000000000000001, '', '2026-11-18'), (12, 100000000000000001, 'deluxe', '2026-11-18'),
(13, 100000000000000001, '', '2026-W47'), (14, 100000000000000001, 'deluxe', '2026-W47'),
(15, 100000000000000001, '', 'all'), (16, 100000000000000001, 'deluxe', 'all'),
(17, 100000000000000001, '', 'season-1'), (18, 100000000000000001, 'deluxe', 'season-1'),
(19, 100000000000000001, '', 'season-2'), (20, 100000000000000001, 'deluxe', 'season-2'),
(21, 0, 'standard', '2026-11'), (22, 0, 'standard', '2026-11-18'), (23, 0, 'standard', '2026-W47'),
(24, 0, 'standard', 'all'), (25, 100000000000000002, '', '2026-11'), (26, 100000000000000002, 'standard', '2026-11'),
(27, 100000000000000002, '', '2026-11-18'), (28, 100000000000000002, 'standard', '2026-11-18'),
(29, 100000000000000002, '', '2026-W47'), (30, 100000000000000002, 'standard', '2026-W47'),
(31, 100000000000000002, '', 'all'), (32, 100000000000000002, 'standard', 'all'),
(33, 100000000000000003, '', '2026-11'), (34, 100000000000000003, 'standard', '2026-11'),
(35, 100000000000000003, '', '2026-11-18'), (36, 100000000000000003, 'standard', '2026-11-18'),
(37, 100000000000000003, '', '2026-W47'), (38, 100000000000000003, 'standard', '2026-W47'),
(39, 100000000000000003, '', 'all'), (40, 100000000000000003, 'standard', 'all');
INSERT INTO "people" VALUES
(300000000000000002, 1);
INSERT INTO "seasons" VALUES
(1, 100000000000000001, 'Spring', 'spring', 'wins', 1795000000, 1795003814, 0, 1),
(2, 100000000000000001, 'Autumn', 'autumn', 'rating', 1795003814, NULL, 1, NULL);
INSERT INTO "tallies" VALUES
(1, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.08249696469028648952e+01, 8.0718241231343377251e+00, -1.35620108900005931218e+02, NULL, NULL),
(1, 300000000000000001, 0, 1795000214, 1795007863, 3, 2, 0, 0, 0, 0, 0, 5880, 2470, 11, 17, 11, 5880, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.85140663965869052276e+01, 7.84092512892667592439e+00, 1.99651640392275169233e+02, NULL, NULL),
(1, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(1, 300000000000000003, 0, 1795004147, 1795015151, 2, 1, 0, 0, 0, 0, 0, 1520, 1520, 5, 10, 4, 1520, 460, 270, 1, 1, 0, 0, 2, 1, 0, 0, 0, 0, 0, 1, 2.29236300590208443841e+01, 7.94850815916769182223e+00, -3.68757767392892787938e+01, NULL, NULL),
(2, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(2, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(2, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(3, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.08249696469028648952e+01, 8.0718241231343377251e+00, -1.35620108900005931218e+02, NULL, NULL),
(3, 300000000000000001, 0, 1795000214, 1795007863, 3, 2, 0, 0, 0, 0, 0, 5880, 2470, 11, 17, 11, 5880, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.85140663965869052276e+01, 7.84092512892667592439e+00, 1.99651640392275169233e+02, NULL, NULL),
(3, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(3, 300000000000000003, 0, 1795004147, 1795015151, 2, 1, 0, 0, 0, 0, 0, 1520, 1520, 5, 10, 4, 1520, 460, 270, 1, 1, 0, 0, 2, 1, 0, 0, 0, 0, 0, 1, 2.29236300590208443841e+01, 7.94850815916769182223e+00, -3.68757767392892787938e+01, NULL, NULL),
(4, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(4, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(4, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(5, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.08249696469028648952e+01, 8.0718241231343377251e+00, -1.35620108900005931218e+02, NULL, NULL),
(5, 300000000000000001, 0, 1795000214, 1795007863, 3, 2, 0, 0, 0, 0, 0, 5880, 2470, 11, 17, 11, 5880, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.85140663965869052276e+01, 7.84092512892667592439e+00, 1.99651640392275169233e+02, NULL, NULL),
(5, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(5, 300000000000000003, 0, 1795004147, 1795015151, 2, 1, 0, 0, 0, 0, 0, 1520, 1520, 5, 10, 4, 1520, 460, 270, 1, 1, 0, 0, 2, 1, 0, 0, 0, 0, 0, 1, 2.29236300590208443841e+01, 7.94850815916769182223e+00, -3.68757767392892787938e+01, NULL, NULL),
(6, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(6, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(6, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(7, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.08249696469028648952e+01, 8.0718241231343377251e+00, -1.35620108900005931218e+02, NULL, NULL),
(7, 300000000000000001, 0, 1795000214, 1795007863, 3, 2, 0, 0, 0, 0, 0, 5880, 2470, 11, 17, 11, 5880, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.85140663965869052276e+01, 7.84092512892667592439e+00, 1.99651640392275169233e+02, NULL, NULL),
(7, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(7, 300000000000000003, 0, 1795004147, 1795015151, 2, 1, 0, 0, 0, 0, 0, 1520, 1520, 5, 10, 4, 1520, 460, 270, 1, 1, 0, 0, 2, 1, 0, 0, 0, 0, 0, 1, 2.29236300590208443841e+01, 7.94850815916769182223e+00, -3.68757767392892787938e+01, NULL, NULL),
(8, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(8, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(8, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(9, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(9, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(9, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(10, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(10, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(10, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(11, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(11, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(11, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(12, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(12, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(12, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(13, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(13, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(13, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(14, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(14, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(14, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(15, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(15, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(15, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(16, 300000000000000001, 0, 1795000214, 1795004147, 2, 1, 0, 0, 0, 0, 0, 4630, 2470, 9, 15, 9, 4630, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.66935166287712419838e+01, 7.95272131814131721938e+00, 1.13414106973891648522e+02, NULL, NULL),
(16, 300000000000000002, 1, 1795000214, 1795004147, 2, 1, 0, 1, 0, 0, 0, 3980, 2470, 9, 16, 8, 3980, 1120, 1120, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2.73594654555795884225e+01, 7.95272131814131721938e+00, 1.40052060046225506089e+02, NULL, NULL),
(16, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.081669821909939344e+01, 8.06699364747411351572e+00, -1.35371308932917884244e+02, NULL, NULL),
(17, 300000000000000001, 0, 1795000214, 1795000214, 1, 1, 0, 0, 0, 0, 0, 2470, 2470, 4, 6, 4, 2470, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(17, 300000000000000002, 1, 1795000214, 1795000214, 1, 0, 0, 0, 0, 0, 0, 1510, 1510, 5, 8, 4, 1510, 550, 550, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(18, 300000000000000001, 0, 1795000214, 1795000214, 1, 1, 0, 0, 0, 0, 0, 2470, 2470, 4, 6, 4, 2470, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(18, 300000000000000002, 1, 1795000214, 1795000214, 1, 0, 0, 0, 0, 0, 0, 1510, 1510, 5, 8, 4, 1510, 550, 550, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(19, 300000000000000001, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 2160, 2160, 5, 9, 5, 2160, 650, 650, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25.0, 8.06909855821304233813e+00, 3.17081730144349194233e+01, NULL, NULL),
(19, 300000000000000002, 1, 1795004147, 1795004147, 1, 1, 0, 1, 0, 0, 0, 2470, 2470, 4, 8, 4, 2470, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.91669791601564796232e+01, 8.06909855821304233813e+00, 1.98387339420694104319e+02, NULL, NULL),
(19, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.08330208398435203767e+01, 8.06909855821304233813e+00, -1.3497099339182426547e+02, NULL, NULL),
(20, 300000000000000001, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 2160, 2160, 5, 9, 5, 2160, 650, 650, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25.0, 8.06909855821304233813e+00, 3.17081730144349194233e+01, NULL, NULL),
(20, 300000000000000002, 1, 1795004147, 1795004147, 1, 1, 0, 1, 0, 0, 0, 2470, 2470, 4, 8, 4, 2470, 1120, 1120, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2.91669791601564796232e+01, 8.06909855821304233813e+00, 1.98387339420694104319e+02, NULL, NULL),
(20, 300000000000000003, 0, 1795004147, 1795004147, 1, 0, 0, 0, 0, 0, 0, 1520, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2.08330208398435203767e+01, 8.06909855821304233813e+00, -1.3497099339182426547e+02, NULL, NULL),
(21, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.10170109281414099191e+01, 8.07878198136541136875e+00, -1.28773400638193038504e+02, NULL, NULL),
(21, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(21, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.69605760502781208751e+01, 8.20145643764802834141e+00, 9.42482694933613629473e+01, NULL, NULL),
(22, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.10170109281414099191e+01, 8.07878198136541136875e+00, -1.28773400638193038504e+02, NULL, NULL),
(22, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(22, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.69605760502781208751e+01, 8.20145643764802834141e+00, 9.42482694933613629473e+01, NULL, NULL),
(23, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.10170109281414099191e+01, 8.07878198136541136875e+00, -1.28773400638193038504e+02, NULL, NULL),
(23, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(23, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.69605760502781208751e+01, 8.20145643764802834141e+00, 9.42482694933613629473e+01, NULL, NULL),
(24, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.10170109281414099191e+01, 8.07878198136541136875e+00, -1.28773400638193038504e+02, NULL, NULL),
(24, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(24, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.69605760502781208751e+01, 8.20145643764802834141e+00, 9.42482694933613629473e+01, NULL, NULL),
(25, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(25, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(26, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(26, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(27, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(27, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(28, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(28, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(29, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(29, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(30, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(30, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(31, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(31, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(32, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(32, 300000000000000001, 0, 1795007863, 1795007863, 1, 1, 0, 0, 0, 0, 0, 1250, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(33, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(33, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(34, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(34, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(35, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(35, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(36, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(36, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(37, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(37, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(38, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(38, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(39, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(39, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL),
(40, -4372869483639213564, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.29165104199217601883e+01, 8.20249170773871227879e+00, -6.76385881317750659036e+01, NULL, NULL),
(40, 300000000000000003, 0, 1795015151, 1795015151, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2.70834895800782398116e+01, 8.20249170773871227879e+00, 9.90405782744841189924e+01, NULL, NULL);
INSERT INTO "awards" VALUES
(300000000000000001, 'first-win', 1, 1795000214), (300000000000000002, 'first-win', 2, 1795004147),
(300000000000000002, 'comeback', 2, 1795004147), (300000000000000003, 'first-win', 4, 1795015151);
INSERT INTO "crowns" VALUES
(1, 300000000000000001);
INSERT INTO "results" VALUES
(1, 1, 300000000000000001, 100000000000000001, 'deluxe', 1795000214, 1, 1, 2, 1, 0, 2470, 4, 6, 4, 2470, 1120, 1120, 0, 0, 0, 0, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
(1, 2, 300000000000000002, 100000000000000001, 'deluxe', 1795000214, 1, 2, 2, 0, 0, 1510, 5, 8, 4, 1510, 550, 550, 1, 1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0),
(2, 1, 300000000000000002, 100000000000000001, 'deluxe', 1795004147, 2, 1, 3, 1, 0, 2470, 4, 8, 4, 2470, 1120, 1120, 0, 0, 0, 0, 1, 1, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
(2, 2, 300000000000000003, 100000000000000001, 'deluxe', 1795004147, 2, 3, 3, 0, 0, 1520, 4, 9, 4, 1520, 460, 270, 0, 0, 0, 0, 2, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
(2, 3, 300000000000000001, 100000000000000001, 'deluxe', 1795004147, 2, 2, 3, 0, 0, 2160, 5, 9, 5, 2160, 650, 650, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
(3, 1, -4372869483639213564, 100000000000000002, 'standard', 1795007863, 3, 2, 2, 0, 0, 750, 2, 2, 2, 750, 400, 400, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
(3, 2, 300000000000000001, 100000000000000002, 'standard', 1795007863, 3, 1, 2, 1, 0, 1250, 2, 2, 2, 1250, 700, 700, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
(4, 1, -4372869483639213564, 100000000000000003, 'standard', 1795015151, 4, 2, 2, 0, 1, 0, 1, 3, 0, 0, 0, 200, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
(4, 2, 300000000000000003, 100000000000000003, 'standard', 1795015151, 4, 1, 2, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
