import {
  ask,
  call,
  chooseBy,
  emitAll,
  finish,
  flow,
  goTo,
  present,
  type QuestionFor,
  type SeatId,
} from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { foesStanding, heroOf, isStanding, playedBy } from '../fighters.ts';
import type { TurnMessage } from '../messages.ts';
import type { SpeedOption } from '../options.ts';
import { abilityOn } from '../prints.ts';
import { fighterId, type Played, type Senjutsu, type SpeedRange } from '../state.ts';
import { benefitWindow } from './calls.ts';
import { type OwnRange, ownRange } from './initiative.ts';
import { soloSpeeds } from './solo-calls.ts';

interface Speeds {
  /** The seats whose speeds are still open, from the bottom of the track (SEN-REV-5b). */
  readonly left: readonly SeatId[];
  readonly speed?: number;
}

/** Reveal step 5: every card gets its speed. */
export const speeds = flow<Senjutsu, Speeds>()('senjutsu/speeds', {
  foes: (state, { left }) => (foesStanding(state).length > 0 ? call(soloSpeeds({})) : settlesFixed(state, left)),
  range: (state, { left }) => settlesFixed(state, left),
  /** There is a choice. */
  rangeSet: (state, { left: [seat] }) => (seat === undefined ? finish : emitAll(rangeSet(state, seat))),
  widen: (state, { left: [seat] }) =>
    seat !== undefined &&
    isBlockToWiden(state, seat) &&
    call(benefitWindow({ fighter: fighterId(seat), occasion: 'beforeBlockSpeed', targets: [] })),
  choose: (state, { left: [seat] }) => {
    if (seat === undefined) return undefined;
    const { range } = rangeOf(state, seat);
    return isWide(range) && ask('speed', speedQuestion(state, seat, range));
  },
  set: (state, { left: [seat, ...left], speed }) => [
    emitAll(seat === undefined ? [] : speedSet(state, seat, speed)),
    left.length === 0 ? finish : goTo('range', { left }),
  ],
});

/** Most speeds leave no choice: they are settled up to the first that does. */
function settlesFixed(state: Senjutsu, left: readonly SeatId[]) {
  const events: SenjutsuEvent[] = [];
  for (const [at, seat] of left.entries()) {
    if (ownCard(state, seat) === undefined) continue;
    if (isWide(rangeOf(state, seat).range))
      return [emitAll(events), at === 0 ? goTo('rangeSet') : goTo('rangeSet', { left: left.slice(at) })] as const;
    events.push(...speedSet(state, seat, undefined));
  }
  return [emitAll(events), finish] as const;
}

function ownCard(state: Senjutsu, seat: SeatId): Played | undefined {
  return isStanding(heroOf(state, seat)) ? playedBy(state, fighterId(seat)) : undefined;
}

const isWide = ({ max, min }: SpeedRange): boolean => max > min;

const LAST: OwnRange = { range: { max: 0, min: 0 }, how: 'printed' };

/** The numbers that the seat's speed is chosen from now. */
function rangeOf(
  state: Senjutsu,
  seat: SeatId,
): { readonly range: SpeedRange; readonly how: 'printed' | 'kamae' | 'bought' } {
  const played = ownCard(state, seat);
  if (played?.range) return { range: played.range, how: 'bought' };
  return played?.revealed.is === 'card' ? ownRange(played.revealed.printed, heroOf(state, seat).kamae) : LAST;
}

/** What the speed is chosen from, if there is a choice and nothing was bought. */
function rangeSet(state: Senjutsu, seat: SeatId): readonly SenjutsuEvent[] {
  const { range, how } = rangeOf(state, seat);
  if (!isWide(range) || how === 'bought') return [];
  return [{ is: 'rangeSet', fighter: fighterId(seat), range, how, rule: 'SEN-REV-5a' }];
}

/** Only a block with a range can be widened (SEN-EFF-ab). */
function isBlockToWiden(state: Senjutsu, seat: SeatId): boolean {
  const revealed = ownCard(state, seat)?.revealed;
  const type = revealed?.is === 'card' ? abilityOn(revealed.printed)?.type : undefined;
  return type === 'defence' && isWide(rangeOf(state, seat).range);
}

function speedQuestion(state: Senjutsu, seat: SeatId, { max, min }: SpeedRange): QuestionFor<number> {
  const revealed = ownCard(state, seat)?.revealed;
  const printed = present(revealed?.is === 'card' ? revealed.printed : undefined, 'a card with a choice of speeds');
  const message: TurnMessage = { key: 'chooseSpeed', on: { printed } };
  return chooseBy('speed', {
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-REV-5a' },
    options: Array.from({ length: max - min + 1 }, (_, at): SpeedOption => ({ is: 'speed', speed: max - at })),
  });
}

function speedSet(state: Senjutsu, seat: SeatId, chosen: number | undefined): readonly SenjutsuEvent[] {
  const { range, how } = rangeOf(state, seat);
  const fighter = fighterId(seat);
  const settled = isWide(range)
    ? ({ speed: chosen ?? range.max, how: 'chosen' } as const)
    : ({ speed: range.max, how } as const);
  return [{ is: 'speedSet', fighter, ...settled, lowest: range.min, rule: 'SEN-REV-5a' }];
}
