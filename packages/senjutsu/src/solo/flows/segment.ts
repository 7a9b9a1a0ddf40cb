import { call, emit, emitAll, finishWith, flow, keep, type PrintedId } from '@kronika/kernel';
import { soloFact } from '../../cards/library.ts';
import type { Line, Segment } from '../../cards/pictograms.ts';
import type { SenjutsuEvent } from '../../event.ts';
import { isParalysed, playedBy } from '../../fighters.ts';
import { runLines, type SegmentEnd } from '../../rules/calls.ts';
import { linesOf, restingPlace } from '../../rules/card-lines.ts';
import type { SoloOrder, SoloSegment } from '../../rules/solo-calls.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { intentOf } from '../attack-plan.ts';
import { nextBehaviour } from '../behaviour.ts';
import type { Foe } from '../foe.ts';
import { quarryOf } from '../quarry.ts';
import { woundsOf } from '../threats.ts';
import { foeAmong } from './deck.ts';

interface Running extends SoloSegment {
  /** The number of the first line that is resolved; a Behaviour change at the top comes before. */
  readonly first?: number;
  readonly ended?: 'done' | 'dropped';
}

/**
 * A part of the card of an AI opponent. An attack is made or not, which is decided when its speed comes up; if not, the
 * second part is done at its own speed (SEN-SOLO-AI-5, SEN-SOLO-AI-5b). Defences do both parts (SEN-SOLO-DEF-a).
 */
export const soloSegmentFlow = flow<Senjutsu, Running, SegmentEnd>()('senjutsu/solo-segment', {
  behave: (state, { fighter, segment, part }) => {
    const printed = printedBy(state, fighter);
    const foe = foeAmong(state, fighter);
    if (printed === undefined || foe === undefined) return finishWith('done');
    const [first] = linesOf(printed, segment);
    if (part === 'rest' || first?.is !== 'changeBehaviour') return undefined;
    // SEN-SOLO-SEL-12: a Behaviour change is the first line of the card, whatever it goes on with.
    return [emitAll(changesBehaviour(state, foe)), keep({ first: 1 })];
  },
  decide: (state, { fighter, segment, first = 0 }) => {
    const printed = printedBy(state, fighter);
    const foe = foeAmong(state, fighter);
    if (printed === undefined || foe === undefined) return finishWith('done');
    const fact = soloFact(printed);
    if (fact.type !== 'attack' || segment === 'lower') return undefined;
    const lines = linesOf(printed, segment);
    const cancelled = playedBy(state, fighter)?.cancelled;
    if (intentOf(state, foe, printed, lines.slice(first), cancelled).is === 'attack')
      return fact.second === undefined ? undefined : emit(secondDropped(fighter));
    return [emitAll(unableToStrike(fighter, printed, segment, lines)), finishWith('done')];
  },
  run: (state, { fighter, segment, part, first = 0 }) => {
    const printed = printedBy(state, fighter);
    const foe = foeAmong(state, fighter);
    if (printed === undefined || foe === undefined) return finishWith('done');
    const rest = restingPlace(printed, segment);
    if (part === 'rest' && rest === undefined) return finishWith('done');
    const target = quarryOf(state, foe)?.fighter;
    const lines = {
      fighter,
      printed,
      as: 'turn',
      line: { segment, path: [part === 'rest' ? (rest ?? 0) : first] },
      targets: target === undefined || target === 'fallenLeader' ? [] : [target],
      wounded: [],
      depth: 1,
    } as const;
    return call('ended', runLines(part === 'first' && rest !== undefined ? { ...lines, until: rest } : lines));
  },
  end: (state, { fighter, segment, part, ended }) => {
    if (ended === 'dropped') return finishWith('dropped');
    const printed = printedBy(state, fighter);
    const rests = part === 'first' && printed !== undefined && restingPlace(printed, segment) !== undefined;
    return finishWith(rests ? 'resting' : 'done');
  },
});

function printedBy(state: Senjutsu, fighter: FighterId): PrintedId | undefined {
  const revealed = playedBy(state, fighter)?.revealed;
  return revealed?.is === 'solo' ? revealed.printed : undefined;
}

/** Advances the token on the track (SEN-SOLO-BEH-d), unless a poison holds it (SEN-SOLO-ST-pois-c). */
export function changesBehaviour(state: Senjutsu, { id, behaviour }: Foe): readonly SenjutsuEvent[] {
  if (isParalysed(state, id)) return [];
  return [{ is: 'behaviourChanged', fighter: id, to: nextBehaviour(behaviour), rule: 'SEN-SOLO-BEH-d' }];
}

/** The movement is used only when the attack cannot be made (SEN-SOLO-AI-0a). */
function secondDropped(fighter: FighterId): SenjutsuEvent {
  return { is: 'segmentEnded', fighter, segment: 'lower', stage: 'dropped', rule: 'SEN-SOLO-AI-0a' };
}

function unableToStrike(
  fighter: FighterId,
  printed: PrintedId,
  segment: Segment,
  lines: readonly Line[],
): readonly SenjutsuEvent[] {
  const at = lines.findIndex(({ is }) => is === 'attack' || is === 'compare');
  if (at === -1) return [];
  return [
    { is: 'lineSkipped', fighter, printed, line: { segment, path: [at] }, why: 'nothing', rule: 'SEN-SOLO-AI-5' },
  ];
}

/** Whoever could deal the most wounds now goes first; the others by their numbers (SEN-SOLO-ADV-b). */
export const soloOrderFlow = flow<Senjutsu, SoloOrder, readonly FighterId[]>()('senjutsu/solo-order', {
  order: (state, { tied }) => {
    const wounds = new Map(tied.map((id) => [id, woundsNow(state, id)]));
    return finishWith(tied.toSorted((one, other) => (wounds.get(other) ?? 0) - (wounds.get(one) ?? 0) || one - other));
  },
});

function woundsNow(state: Senjutsu, fighter: FighterId): number {
  const printed = printedBy(state, fighter);
  const foe = foeAmong(state, fighter);
  if (printed === undefined || foe === undefined || soloFact(printed).type !== 'attack') return 0;
  if (intentOf(state, foe, printed).is === 'second') return 0;
  const hits = soloFact(printed).lines.flatMap((line) => {
    if (line.is === 'attack') return line.cells.map((cell) => woundsOf(cell.hits));
    return line.is === 'compare' ? [woundsOf(line.hits)] : [];
  });
  return Math.max(0, ...hits);
}
