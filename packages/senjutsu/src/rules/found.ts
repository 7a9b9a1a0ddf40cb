import { ask, type CardId, call, cardOf, emit, emitAll, finishWith, flow, type SeatId } from '@kronika/kernel';
import { abilityFact, lineAt } from '../cards/library.ts';
import type { Effect } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { heroOf, isPoisonedBy, playedBy, seatOf, spendable } from '../fighters.ts';
import { abilityOn, MIST_OF_CONFUSION } from '../prints.ts';
import type { AgendaSegment, FighterId, Senjutsu } from '../state.ts';
import { segmentsWithSpeeds } from './agenda.ts';
import { bought, initiativeQuestion, type Purchase } from './buying.ts';
import { runSegment, type SegmentEnd } from './calls.ts';
import { isInForce } from './edicts.ts';
import { buyableRanges } from './initiative.ts';
import { pays } from './payment.ts';
import type { Came, Procedure } from './perform/verb.ts';
import { mayPlay } from './playable.ts';
import { byCard, type Resolving, resolvingOf } from './resolving.ts';
import { speeds } from './speeds.ts';
import { needsTarget, targetQuestion } from './targets.ts';

interface Found extends Resolving {
  readonly purchase?: Purchase;
  readonly target?: FighterId;
  readonly ended?: SegmentEnd;
}

/** Whether the card that was found may be played in place of this one, as an instant (SEN-EFF-t). */
function isPlayable(state: Senjutsu, on: Resolving, price: number): boolean {
  const seat = seatOf(state, on.fighter);
  if (seat === undefined || on.found === undefined || on.as !== 'turn') return false;
  if (state.turn.instants.includes(seat) || isInForce(state, 'noReplacementsOrBenefits')) return false;
  if (isPoisonedBy(state, on.fighter, MIST_OF_CONFUSION)) return false;
  const { printed } = cardOf(state.table, on.found);
  const cost = abilityOn(printed)?.focus ?? 0;
  return mayPlay(state, seat, printed, { as: 'pick' }) === 'allowed' && cost + price <= spendable(state, on.fighter);
}

/** Whether the card that was found belongs to somebody else. */
function isForeign(state: Senjutsu, { found, fighter }: Resolving): boolean {
  return found !== undefined && cardOf(state.table, found).owner !== seatOf(state, fighter);
}

interface Laid {
  readonly seat: SeatId;
  readonly card: CardId;
}

function laidIn(state: Senjutsu, { fighter, found }: Resolving): Laid | undefined {
  const seat = seatOf(state, fighter);
  return seat === undefined || found === undefined ? undefined : { seat, card: found };
}

/**
 * The card that a search has brought takes the place of this one. It is resolved at its own speed if that is still to
 * come, otherwise at once (SEN-EFF-t). A foreign card that cannot be played goes back to its owner's pile.
 */
export const playingFound = flow<Senjutsu, Found, Came>()('senjutsu/found', {
  lay: (state, on) => {
    const laid = laidIn(state, on);
    if (laid === undefined) return finishWith<Came>({ end: 'done' });
    const { seat, card } = laid;
    if (!isPlayable(state, on, 0)) {
      const back = emit<SenjutsuEvent>({
        is: 'discarded',
        seat,
        cards: [card],
        face: 'up',
        cause: byCard(on),
        rule: 'SEN-EFF-t',
      });
      return [...(isForeign(state, on) ? [back] : []), finishWith<Came>({ end: 'done' })];
    }
    const { printed } = cardOf(state.table, card);
    const { focus } = abilityFact(printed);
    const old = playedBy(state, on.fighter)?.revealed;
    return [
      ...(focus === 0 ? [] : [emit(pays(on, focus))]),
      ...(old === undefined
        ? []
        : [emit<SenjutsuEvent>({ is: 'replaced', seat, card, printed, old, rule: 'SEN-EFF-t' })]),
    ];
  },
  offerInitiative: (state, on) => {
    const laid = laidIn(state, on);
    if (laid === undefined) return undefined;
    const { printed } = cardOf(state.table, laid.card);
    const buyable = buyableRanges(state, heroOf(state, laid.seat), printed);
    return buyable.length > 0 && ask('purchase', initiativeQuestion(laid.seat, printed, buyable));
  },
  buyInitiative: (state, on) => {
    const laid = laidIn(state, on);
    if (laid === undefined) return undefined;
    const { printed } = cardOf(state.table, laid.card);
    return emitAll(bought(state, laid.seat, { printed, purchase: on.purchase, rule: 'SEN-INST-REPL-d' }));
  },
  nameTarget: (state, on) => {
    const laid = laidIn(state, on);
    if (laid === undefined) return undefined;
    const { printed } = cardOf(state.table, laid.card);
    return needsTarget(state, laid.seat, printed)
      ? ask('target', targetQuestion(state, laid.seat, printed))
      : undefined;
  },
  named: (_, { fighter, target }) =>
    target === undefined
      ? undefined
      : emit<SenjutsuEvent>({ is: 'targetNamed', by: fighter, target, rule: 'SEN-REV-1b' }),
  speed: (state, on) => {
    const laid = laidIn(state, on);
    return laid === undefined ? undefined : call(speeds.from('range', { left: [laid.seat] }));
  },
  schedule: (state, { fighter }) => {
    const played = playedBy(state, fighter);
    const now = state.turn.speed ?? 0;
    const segments = played === undefined ? [] : segmentsWithSpeeds(state, fighter, played);
    const isToCome = (segments[0]?.speed ?? 0) < now;
    const set = emit<SenjutsuEvent>({
      is: 'agendaSet',
      segments: [{ fighter, segments: isToCome ? segments : begunNow(segments, now) }],
      rule: 'SEN-EFF-t',
    });
    return isToCome ? [set, finishWith<Came>({ end: 'abandoned' })] : set;
  },
  run: (_, { fighter }) => call('ended', runSegment({ fighter, segment: 'upper', part: 'first' })),
  rest: (_, { fighter, ended }) =>
    ended === 'resting' ? call('ended', runSegment({ fighter, segment: 'upper', part: 'rest' })) : undefined,
  end: (_, { fighter, ended }) => [
    emit<SenjutsuEvent>({
      is: 'segmentEnded',
      fighter,
      segment: 'upper',
      stage: ended === 'dropped' ? 'dropped' : 'done',
      rule: 'SEN-EFF-t',
    }),
    finishWith<Came>({ end: 'abandoned' }),
  ],
});

/** The first segment acts at once, at the speed that has been reached. */
function begunNow([first, ...others]: readonly AgendaSegment[], speed: number): readonly AgendaSegment[] {
  return first === undefined ? [] : [{ ...first, speed, stage: 'running' }, ...others];
}

export const playFound: Procedure<Extract<Effect, { readonly is: 'playFound' }>> = {
  matters: (state, on) => isForeign(state, on) || isPlayable(state, on, lineAt(on.printed, on.line).pay ?? 0),
  calls: (_state, on) => playingFound(resolvingOf(on)),
};
