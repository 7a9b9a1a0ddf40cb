import type { CardId, PrintedId, Sight } from '@kronika/kernel';
import type { AttachmentView, CharacterView, L5rView } from '@kronika/l5r';
import type { L5rCardState } from '../cards/card-state.ts';

/** How a character stands, as its face shows it. */
export function characterState(character: CharacterView): L5rCardState {
  const { stance, status, fate, military, political, glory } = character;
  return { stance, status, fate, military, political, glory };
}

/** Which card this is, if the viewer knows it. */
export function printedIn(view: L5rView, card: CardId): PrintedId | undefined {
  for (const sight of sightsIn(view)) if (sight.face === 'up' && sight.card === card) return sight.printed;
  return undefined;
}

function* sightsIn(view: L5rView): Generator<Sight> {
  yield* view.aside.map(({ sight }) => sight);
  for (const seat of view.seats) {
    for (const { sight, attachments } of seat.characters) {
      yield sight;
      yield* attachments.map((attachment) => attachment.sight);
    }
    yield* seat.hand;
    for (const { province, row } of seat.provinces) {
      if (province !== undefined) yield province.sight;
      yield* row.map(({ sight }) => sight);
    }
    yield* seat.stronghold.map(({ sight }) => sight);
    yield* seat.role;
    yield* seat.unlaid;
    yield* seat.dynastyDiscard;
    yield* seat.conflictDiscard;
    yield* seat.dynastyDeck.known;
    yield* seat.conflictDeck.known;
  }
  yield* view.removed;
}

/** How a card is now, wherever it lies; as printed if nothing can be said of it. */
export function stateOf(view: L5rView, card: CardId): L5rCardState {
  for (const { characters, provinces, stronghold } of view.seats) {
    const character = characters.find(({ id }) => id === card);
    if (character !== undefined) return { ...characterState(character), attachments: attachedTo(character) };
    const province = provinces.find((one) => one.province?.id === card);
    if (province !== undefined)
      return {
        ...(province.strength === undefined ? {} : { strength: province.strength }),
        ...(province.condition === 'broken' ? { broken: true as const } : {}),
        ...(view.conflict?.province === card ? { contested: true as const } : {}),
      };
    const standing = [...stronghold, ...characters.flatMap(({ attachments }) => attachments)].find(
      ({ id }) => id === card,
    );
    if (standing !== undefined) return { stance: standing.stance };
  }
  return {};
}

function attachedTo({ attachments }: CharacterView): NonNullable<L5rCardState['attachments']> {
  return attachments.flatMap(({ id, sight, stance }: AttachmentView) =>
    sight.face === 'up' ? [{ key: String(id), printed: sight.printed, stance }] : [],
  );
}
