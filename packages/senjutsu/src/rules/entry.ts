import { afterThat, call, emit, finish, flow, goTo, keep } from '@kronika/kernel';
import type { Segment } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { playedBy, seatOf } from '../fighters.ts';
import { isPoison } from '../prints.ts';
import type { FighterId, Revealed, Senjutsu } from '../state.ts';
import { isAttackPending, segmentOf } from './agenda.ts';
import { benefitWindow, type Part, runSegment, type SegmentEnd } from './calls.ts';
import { isBenefitPossible } from './playable.ts';
import { soloSegment } from './solo-calls.ts';

interface EntryTurn {
  readonly fighter: FighterId;
  readonly segment: Segment;
  /** The card it belongs to: an effect may put another one in its place (SEN-EFF-t). */
  readonly card?: Revealed;
  readonly ended?: SegmentEnd;
}

/**
 * One segment when its speed has come. A defence stops behind its shields while attacks at its speed are still to come
 * and goes on afterwards, from `rest` (SEN-TIME-BLK-9).
 */
export const resolveEntry = flow<Senjutsu, EntryTurn>()('senjutsu/entry', {
  before: (state, on) =>
    on.segment === 'upper' && isBenefitPossible(state, on.fighter, 'beforeOwnCard')
      ? call(benefitWindow({ fighter: on.fighter, occasion: 'beforeOwnCard', targets: [] }))
      : begins(state, on),
  begin: (state, on) => begins(state, on),
  run: (state, { fighter, segment, card }) =>
    card !== undefined && hasLines(card) ? runs(state, { fighter, segment, part: 'first' }) : keep({ ended: 'done' }),
  pause: (state, on) => {
    const { fighter, segment, ended } = on;
    if (ended !== 'resting') return ends(state, on);
    const speed = segmentOf(state, { fighter, segment })?.speed ?? 0;
    if (!isAttackPending(state, speed)) return undefined;
    const resting: SenjutsuEvent = { is: 'segmentEnded', fighter, segment, stage: 'resting', rule: 'SEN-TIME-BLK-9' };
    return [emit(resting), goTo('over')];
  },
  rest: (state, { fighter, segment }) => [
    keep({ card: playedBy(state, fighter)?.revealed ?? STUN }),
    runs(state, { fighter, segment, part: 'rest' }),
  ],
  end: (state, on) => ends(state, on),
  benefits: (state, { fighter }) =>
    mayFollow(state, fighter) && call(benefitWindow({ fighter, occasion: 'afterOwnCard', targets: [] })),
  over: () => undefined,
});

function begins(state: Senjutsu, { fighter, segment }: EntryTurn) {
  const now = segmentOf(state, { fighter, segment });
  const card = playedBy(state, fighter)?.revealed;
  if (card === undefined || now?.stage !== 'waiting') return finish;
  return [
    emit<SenjutsuEvent>({ is: 'segmentBegan', fighter, segment, speed: now.speed, rule: 'SEN-RES-a' }),
    goTo('run', { card }),
  ] as const;
}

function ends(state: Senjutsu, { fighter, segment, card, ended = 'done' }: EntryTurn) {
  const now = playedBy(state, fighter)?.revealed;
  if (!isSameCard(now, card)) return finish;
  const stage = ended === 'dropped' ? 'dropped' : 'done';
  return [
    emit<SenjutsuEvent>({ is: 'segmentEnded', fighter, segment, stage, rule: 'SEN-RES-a' }),
    afterThat((after: Senjutsu) => (mayFollow(after, fighter) ? goTo('benefits') : finish)),
  ] as const;
}

function mayFollow(state: Senjutsu, fighter: FighterId): boolean {
  return isFullyResolved(state, fighter) && isBenefitPossible(state, fighter, 'afterOwnCard');
}

const STUN: Revealed = { is: 'stun' };

/** Stuns and poisons that were picked have no effects (SEN-STUN-c). */
function hasLines(card: Revealed): boolean {
  return card.is !== 'stun' && !isPoison(card.printed);
}

function runs(state: Senjutsu, run: { readonly fighter: FighterId; readonly segment: Segment; readonly part: Part }) {
  return call('ended', seatOf(state, run.fighter) === undefined ? soloSegment(run) : runSegment(run));
}

function isSameCard(one: Revealed | undefined, other: Revealed | undefined): boolean {
  if (one?.is !== 'card' || other?.is !== 'card') return one?.is === other?.is;
  return one.card === other.card;
}

/** Benefits without a condition follow the last segment of a card that was not abandoned (SEN-INST-BEN-b, SEN-INST-e). */
function isFullyResolved(state: Senjutsu, fighter: FighterId): boolean {
  return playedBy(state, fighter)?.segments.every(({ stage }) => stage === 'done') ?? false;
}
