import type { PrintedId, WorkedExample } from '@kronika/kernel';
import type { CharacterView, L5rView, SeatView } from '@kronika/l5r';
import { stateOf } from '../board/find-card.ts';
import type { L5rCardState } from '../cards/card-state.ts';

/** A card of an example, with the state it is in there. */
export interface SceneCard {
  readonly key: string;
  readonly printed: PrintedId;
  readonly state: L5rCardState;
}

/** Who takes part for a seat. */
export function participants(view: L5rView, { characters }: SeatView): readonly SceneCard[] {
  return characters.filter(({ at }) => at === 'conflict').flatMap((character) => figure(view, character));
}

function figure(view: L5rView, { id, sight }: CharacterView): readonly SceneCard[] {
  return sight.face === 'up' ? [{ key: String(id), printed: sight.printed, state: stateOf(view, id) }] : [];
}

/** The attacked province, where the example is about it. */
export function attacked(view: L5rView, { cards }: WorkedExample): readonly SceneCard[] {
  return provinces(view).filter(
    ({ key, printed }) => key === String(view.conflict?.province) && cards.includes(printed),
  );
}

/** What lies faceup: the others are there only because a table has five provinces. */
function provinces(view: L5rView): readonly SceneCard[] {
  return view.seats
    .flatMap((seat) => seat.provinces)
    .flatMap(({ province }) =>
      province?.face === 'up' && province.sight.face === 'up'
        ? [{ key: String(province.id), printed: province.sight.printed, state: stateOf(view, province.id) }]
        : [],
    );
}

function strongholds(view: L5rView): readonly SceneCard[] {
  return view.seats
    .flatMap((seat) => seat.stronghold)
    .flatMap(({ id, sight }) =>
      sight.face === 'up' ? [{ key: String(id), printed: sight.printed, state: stateOf(view, id) }] : [],
    );
}

/** The cards of an example that lie outside of a conflict; what is attached shows on who carries it. */
export function besides(view: L5rView | undefined, example: WorkedExample): readonly SceneCard[] {
  const shown = new Set<PrintedId>();
  const inConflict =
    view === undefined ? [] : [...view.seats.flatMap((seat) => participants(view, seat)), ...attacked(view, example)];
  for (const { printed } of inConflict) shown.add(printed);
  const characters = view?.seats.flatMap((seat) => seat.characters) ?? [];
  for (const { attachments } of characters)
    for (const { sight } of attachments) if (sight.face === 'up') shown.add(sight.printed);
  const onTable =
    view === undefined
      ? []
      : [...characters.flatMap((one) => figure(view, one)), ...provinces(view), ...strongholds(view)];
  return example.cards
    .filter((printed) => !shown.has(printed))
    .flatMap((printed) => {
      const lying = onTable.filter((card) => card.printed === printed);
      return lying.length > 0 ? lying : [{ key: printed, printed, state: {} }];
    });
}
