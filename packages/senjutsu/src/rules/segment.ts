import { call, finishWith, flow, goTo } from '@kronika/kernel';
import type { Segment } from '../cards/pictograms.ts';
import { opponentsOf, playedBy } from '../fighters.ts';
import { type FighterId, fighterId, type Senjutsu } from '../state.ts';
import { type CardRole, type RunCard, type RunSegment, runLines, type SegmentEnd } from './calls.ts';
import { linesOf, restingPlace } from './card-lines.ts';

interface RunningSegment extends RunSegment {
  readonly ended?: 'done' | 'dropped';
}

/** Whom the card is aimed at: who was named at the reveal, or the only opponent there is. */
function namedTargets(state: Senjutsu, fighter: FighterId): readonly FighterId[] {
  const named = playedBy(state, fighter)?.target;
  if (named !== null && named !== undefined) return [named];
  const [only, ...others] = opponentsOf(state, fighter);
  return only === undefined || others.length > 0 ? [] : [only.id];
}

/** A segment of somebody's card of the turn, or a part of it. */
export const segment = flow<Senjutsu, RunningSegment, SegmentEnd>()('senjutsu/segment', {
  run: (state, { fighter, segment: which, part }) => {
    const revealed = playedBy(state, fighter)?.revealed;
    if (revealed === undefined || revealed.is === 'stun') return finishWith('done');
    const { printed } = revealed;
    const rest = restingPlace(printed, which);
    if (part === 'rest' && rest === undefined) return finishWith('done');
    const first = part === 'rest' ? (rest ?? 0) : 0;
    const lines = {
      fighter,
      printed,
      as: 'turn',
      line: { segment: which, path: [first] },
      targets: namedTargets(state, fighter),
      wounded: [],
      depth: 1,
      ...(revealed.is === 'card' ? { card: revealed.card } : {}),
    } as const;
    const until = part === 'first' && rest !== undefined ? { until: rest } : {};
    return call('ended', runLines({ ...lines, ...until }));
  },
  end: (state, { fighter, segment: which, part, ended }) => {
    if (ended === 'dropped') return finishWith('dropped');
    const revealed = playedBy(state, fighter)?.revealed;
    const rests =
      part === 'first' &&
      revealed !== undefined &&
      revealed.is !== 'stun' &&
      restingPlace(revealed.printed, which) !== undefined;
    return finishWith(rests ? 'resting' : 'done');
  },
});

interface RunningCard extends RunCard {
  readonly ended?: 'done' | 'dropped';
}

/** Benefits leave their lower segment to the end of the resolve phase (SEN-EFF-z); counters resolve both at once. */
const BOTH: Readonly<Record<CardRole, 'both' | 'one'>> = {
  reaction: 'one',
  benefit: 'one',
  counter: 'both',
};

function linesOfCard({ seat, card, printed, targets, as }: RunCard, which: Segment) {
  return runLines({
    fighter: fighterId(seat),
    printed,
    card,
    as,
    line: { segment: which, path: [0] },
    depth: 1,
    targets,
    wounded: [],
  });
}

/** A card beside the card of the turn. */
export const card = flow<Senjutsu, RunningCard>()('senjutsu/card', {
  run: (_, on) => call('ended', linesOfCard(on, on.segment ?? 'upper')),
  lower: (_, on) => {
    const { as, ended, printed, segment: which = 'upper' } = on;
    if (ended === 'dropped' || which === 'lower' || BOTH[as] === 'one') return goTo('end');
    return linesOf(printed, 'lower').length === 0 ? goTo('end') : call('ended', linesOfCard(on, 'lower'));
  },
  end: () => undefined,
});
