"""Steps of tests about direct messages that people asked for."""

from localdiscord import Message, Person


async def want(person: Person, **wishes: str) -> Message:
    """Chooses on the page of messages. Returns it."""
    page = (await person.slash(person.direct_messages, "farkle privacy")).shown
    await person.click(page, label="Messages to me")
    for setting, value in wishes.items():
        assert (await person.choose(page, f"fs:nudge:{setting}:*", [value])).kind == "update"
    return page


def sent_to(person: Person) -> list[Message]:
    return [message for message in person.direct_messages.messages() if not message.ephemeral_for]
