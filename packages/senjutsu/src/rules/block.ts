import { ask, call, type DeclineOption, emit, flow, forget, goTo } from '@kronika/kernel';
import type { LineRef } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { fighterOf, seatOf } from '../fighters.ts';
import type { PayOption } from '../options.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { blockLines, counterLines, type Defence, defenceOf, isFree, payCounterQuestion } from './block-card.ts';
import { benefitWindow, runLines, soloCounter } from './calls.ts';
import { firstInside } from './card-lines.ts';
import { counter } from './counter.ts';
import { pays } from './payment.ts';
import type { Came } from './perform/verb.ts';
import type { Stop } from './shields.ts';
import { isOnField } from './who.ts';

/** Somebody's shields have stopped an attack effect. */
export interface Blocking {
  readonly blocker: FighterId;
  readonly attacker: FighterId;
  /** Only a defender who was spared itself has blocked with success (SEN-SUCC-c). */
  readonly success: 'yes' | 'no';
}

/** The block sequences that an attack effect leads to: one for each blocker, in the order the stops name them. */
export function blockingsOf(
  attacker: FighterId,
  stops: readonly { readonly victim: FighterId; readonly stop: Stop }[],
): readonly Blocking[] {
  const blockers = new Set(stops.flatMap(({ stop }) => stop.blockers));
  return [...blockers].map((blocker) => ({
    blocker,
    attacker,
    success: stops.some(({ victim, stop }) => victim === blocker && stop.blockers.includes(blocker)) ? 'yes' : 'no',
  }));
}

interface Blocked extends Blocking {
  /** Counter lines that are still to be paid for or passed. */
  readonly pending?: readonly LineRef[];
  readonly payment?: PayOption | DeclineOption;
  /** Whether a counter applies (SEN-TIME-BLK-3). */
  readonly counters?: 'yes';
  /** If-success lines that are still to come (SEN-TIME-BLK-6). */
  readonly lines?: readonly LineRef[];
  readonly came?: Came;
  readonly ended?: 'done' | 'dropped';
}

/** The block sequence SEN-TIME-BLK-1 to -6, for one blocker; the rest of its card follows once all attacks are settled. */
export const blocked = flow<Senjutsu, Blocked>()('senjutsu/blocked', {
  begin: (state, { blocker }) => goTo('judge', { pending: counterLines(state, defenceOf(state, blocker)) }),
  // SEN-TIME-BLK-1
  judge: (state, { blocker, pending = [], counters }) => {
    const [line] = pending;
    const defence = defenceOf(state, blocker);
    if (line === undefined || defence === undefined || counters === 'yes') return goTo('counter');
    return isFree(defence, line) ? goTo('counter', { counters: 'yes' }) : undefined;
  },
  offer: (state, { blocker, pending: [line] = [] }) => {
    const [seat, defence] = [seatOf(state, blocker), defenceOf(state, blocker)];
    if (line === undefined || seat === undefined || defence === undefined) return undefined;
    const question = payCounterQuestion(state, seat, defence, line);
    return question === undefined ? undefined : ask('payment', question);
  },
  pay: (_, { blocker, pending = [], payment }) => {
    if (payment?.is !== 'pay') return [forget('payment'), goTo('judge', { pending: pending.slice(1) })];
    return [emit(pays({ fighter: blocker }, payment.focus)), goTo('counter', { counters: 'yes' })];
  },
  // SEN-TIME-BLK-3
  counter: (state, { blocker, attacker, counters }) => {
    if (counters === undefined || !isOnField(state, attacker)) return undefined;
    const seat = seatOf(state, blocker);
    return seat === undefined
      ? call(soloCounter({ foe: blocker, attacker }))
      : call('came', counter({ seat, attacker }));
  },
  // SEN-TIME-BLK-4
  unveil: (state, { blocker, success }) => {
    if (success === 'no' || !isOnField(state, blocker)) return goTo('end');
    if (fighterOf(state, blocker).stealth === 'seen') return undefined;
    return emit<SenjutsuEvent>({ is: 'seen', fighter: blocker, rule: 'SEN-HIDE-e' });
  },
  // SEN-TIME-BLK-5
  benefit: (state, { blocker, attacker }) => {
    const targets = [attacker].filter((id) => isOnField(state, id));
    return call(benefitWindow({ fighter: blocker, occasion: 'afterBlock', targets }));
  },
  // SEN-TIME-BLK-6
  success: (state, { blocker }) => goTo('line', { lines: successLines(defenceOf(state, blocker)) }),
  line: (state, { blocker, attacker, lines: [line] = [] }) => {
    const defence = defenceOf(state, blocker);
    if (line === undefined || defence === undefined || !isOnField(state, blocker)) return goTo('end');
    const first = firstInside(line);
    const targets = [attacker].filter((id) => isOnField(state, id));
    return call('ended', runLines({ ...defence, line: first, depth: first.path.length, targets, wounded: [] }));
  },
  nextLine: (_, { lines = [] }) => goTo('line', { lines: lines.slice(1) }),
  end: () => undefined,
});

/** Where the lines stand that depend on the block. */
function successLines(defence: Defence | undefined): readonly LineRef[] {
  return defence === undefined ? [] : blockLines(defence, 'ifSuccess');
}
