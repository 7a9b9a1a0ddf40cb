import type { AgotView, SeatView } from '@kronika/agot';
import type { CardId, PrintedId, Sight, WorkedExample } from '@kronika/kernel';
import { stateOf } from '../board/find-card.ts';
import type { AgotCardState } from '../cards/card-state.ts';

/** A card of an example, with the state it is in there. */
export interface SceneCard {
  readonly key: string;
  readonly printed: PrintedId;
  readonly state: AgotCardState;
}

function lying(view: AgotView, id: CardId, sight: Sight): readonly SceneCard[] {
  return sight.face === 'up' ? [{ key: String(id), printed: sight.printed, state: stateOf(view, id) }] : [];
}

/** Who takes part on a side. */
export function participants(view: AgotView, side: 'attacking' | 'defending'): readonly SceneCard[] {
  return view.seats
    .flatMap(({ characters }) => characters)
    .filter(({ part }) => part === side)
    .flatMap(({ id, sight }) => lying(view, id, sight));
}

/** What lies on the table of a seat outside of a challenge, attachments beside their cards. */
function layOf(
  view: AgotView,
  { characters, locations, faction, plot, title, agenda }: SeatView,
): readonly SceneCard[] {
  const played = [...characters.filter(({ part }) => part === 'none'), ...locations];
  const worn = [...characters, ...locations].flatMap(({ attachments }) => attachments);
  return [...played, ...worn, ...[faction, plot, title].flatMap((card) => card ?? []), ...agenda].flatMap(
    ({ id, sight }) => lying(view, id, sight),
  );
}

/** The cards of an example that take no part in a challenge: as they lie there, or as they are printed. */
export function besides(view: AgotView, { cards }: WorkedExample): readonly SceneCard[] {
  const fighting = new Set(
    [...participants(view, 'attacking'), ...participants(view, 'defending')].map(({ printed }) => printed),
  );
  const onTable = view.seats.flatMap((seat) => layOf(view, seat));
  return cards
    .filter((printed) => !fighting.has(printed))
    .flatMap((printed) => {
      const there = onTable.filter((card) => card.printed === printed);
      return there.length > 0 ? there : [{ key: printed, printed, state: {} }];
    });
}
