import { ask, call, chooseBy, emit, flow, goTo, present, type QuestionFor, type SeatId } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { fightersByAdvantage, seatOf } from '../fighters.ts';
import type { TurnMessage } from '../messages.ts';
import type { PlaceOption } from '../options.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { soloOrder } from './solo-calls.ts';

interface Tie {
  readonly speed: number;
  readonly tied: readonly FighterId[];
  /** By place in the order: who has taken it. */
  readonly places: readonly (FighterId | null)[];
  readonly place?: number;
  /** AI opponents in the order that is worst for the players. */
  readonly foes?: readonly FighterId[];
}

/**
 * Cards of the same speed and type: the highest on the Advantage track takes a place in the order, then the next one;
 * what is left is the last one's (SEN-TIE-c, SEN-TIE-d). AI opponents take what the players leave them.
 */
export const tie = flow<Senjutsu, Tie, readonly FighterId[]>()('senjutsu/tie', {
  choose: (state, { tied, places, speed }) => {
    const chooser = nextToChoose(state, tied, places);
    const seat = chooser === undefined ? undefined : seatOf(state, chooser);
    return seat === undefined ? goTo('foes') : ask('place', placeQuestion(seat, { speed, tied, places }));
  },
  take: (state, { tied, places, place = 0 }) => {
    const chooser = present(nextToChoose(state, tied, places), 'who chooses a place');
    return goTo('choose', { places: places.with(place, chooser) });
  },
  foes: (state, { tied, places }) => {
    const foes = unplaced(tied, places).filter((id) => seatOf(state, id) === undefined);
    return foes.length > 1 ? call('foes', soloOrder({ tied: foes })) : undefined;
  },
  end: (_, { tied, places, speed, foes }) => {
    const others = foes ?? unplaced(tied, places);
    const order = filled(places, others);
    return [
      emit<SenjutsuEvent>({ is: 'tieOrdered', speed, order, rule: tied.length > 2 ? 'SEN-TIE-d' : 'SEN-TIE-c' }),
      { do: 'finish', result: order },
    ];
  },
});

type Order = Tie['places'];

function unplaced(tied: readonly FighterId[], places: Order): readonly FighterId[] {
  return tied.filter((id) => !places.includes(id));
}

/** The highest on the track who has no place yet; nobody while AI opponents are all that is left. */
function nextToChoose(state: Senjutsu, tied: readonly FighterId[], places: Order): FighterId | undefined {
  const left = unplaced(tied, places);
  return fightersByAdvantage(state).find((id) => left.includes(id));
}

/** The others take the free places in turn. */
function filled(places: Order, others: readonly FighterId[]): readonly FighterId[] {
  const waiting = [...others];
  return places.flatMap((id) => id ?? waiting.shift() ?? []);
}

function placeQuestion(
  seat: SeatId,
  { speed, tied, places }: Pick<Tie, 'speed' | 'tied' | 'places'>,
): QuestionFor<number> {
  const message: TurnMessage = { key: 'orderTie', speed, with: tied };
  return chooseBy('place', {
    seat,
    message,
    because: { is: 'rule', rule: tied.length > 2 ? 'SEN-TIE-d' : 'SEN-TIE-c' },
    options: places.flatMap((id, place): readonly PlaceOption[] => (id === null ? [{ is: 'place', place }] : [])),
  });
}
