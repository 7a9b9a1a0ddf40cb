import { ask, byChance, call, finishWith, flow, forget, goTo, keep, meaningOf } from '@kronika/kernel';
import { lineAt } from '../cards/library.ts';
import type { Line, TargetEffect } from '../cards/pictograms.ts';
import { seatOf } from '../fighters.ts';
import { foeAnswer } from '../solo/worst-for-players.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import type { Aimed } from './aimed.ts';
import { conditionOf } from './condition.ts';
import { settleDefeats } from './defeat.ts';
import { targetEffect } from './perform/target/table.ts';
import type { Came } from './perform/verb.ts';
import { type Resolving, resolvingOf } from './resolving.ts';
import { isOnField } from './who.ts';

/** What a line does to a target. The wounds of starred cells are part of the hit itself, so they are not among it. */
export function deedsOf(line: Line): readonly TargetEffect[] {
  switch (line.is) {
    case 'target':
      return [line.does];
    case 'eachOpponentInRange':
      return line.does;
    case 'star':
      return line.lines.flatMap((inner) => (inner.is === 'target' && inner.does.is !== 'wound' ? [inner.does] : []));
    default:
      return [];
  }
}

/** Whether a line could do anything to this target now. */
export function couldAffect(state: Senjutsu, on: Resolving, target: FighterId, line: Line): boolean {
  return deedsOf(line).some((deed) => targetEffect(deed).matters?.(state, { ...on, target }, deed) !== false);
}

interface Deeds extends Resolving {
  /** Which effect of the line comes next, for the first of the targets left in `targets`. */
  readonly at?: number;
  /** How the target was before the line. */
  readonly before?: string;
  readonly hit?: readonly FighterId[];
  readonly answer?: unknown;
  readonly came?: Came;
}

function aimedOf(on: Deeds): Aimed | undefined {
  const [target] = on.targets;
  return target === undefined ? undefined : { ...resolvingOf(on), target };
}

function deedOf(on: Deeds): TargetEffect | undefined {
  return deedsOf(lineAt(on.printed, on.line))[on.at ?? 0];
}

/** A wound that a line deals is one that the lines below it may mean (SEN-EFF-ad). */
function cameOf({ printed, line, hit = [] }: Deeds): Came {
  const isWounding = deedsOf(lineAt(printed, line)).some((deed) => deed.is === 'wound');
  return isWounding ? { end: 'done', hit, wounded: hit } : { end: 'done', hit };
}

/** Target by target, effect by effect. */
export const deeds = flow<Senjutsu, Deeds, Came>()('senjutsu/deeds', {
  next: (state, on) => {
    const aimed = aimedOf(on);
    if (aimed === undefined) return finishWith<Came>(cameOf(on));
    const deed = deedOf(on);
    if (deed === undefined || !isOnField(state, aimed.target)) return goTo('nextTarget');
    const begun = on.before === undefined ? [keep({ before: conditionOf(state, aimed.target) })] : [];
    const effect = targetEffect(deed);
    if (effect.matters?.(state, aimed, deed) === false) return [...begun, goTo('nextDeed')];
    return begun;
  },
  ask: (state, on) => {
    const [aimed, deed] = [aimedOf(on), deedOf(on)];
    if (aimed === undefined || deed === undefined) return goTo('nextDeed');
    const effect = targetEffect(deed);
    if ('calls' in effect) return call('came', effect.calls(state, aimed, deed));
    const decider = effect.decides === 'target' ? aimed.target : on.fighter;
    const seat = seatOf(state, decider);
    const drawn = seat === undefined ? (effect.draws?.(state, aimed, deed) ?? []) : [];
    if (drawn.length > 0) return byChance((random) => keep({ answer: random.pick(drawn) }));
    const question = effect.asks?.(state, aimed, deed, seat ?? 0);
    if (question === undefined) return undefined;
    // Nobody is asked for an AI opponent: it decides against the players (SEN-SOLO-a).
    if (seat !== undefined) return ask('answer', question);
    return keep({ answer: meaningOf(question, foeAnswer(state, decider, question)) });
  },
  do: (state, on) => {
    const [aimed, deed] = [aimedOf(on), deedOf(on)];
    if (aimed === undefined || deed === undefined) return undefined;
    const effect = targetEffect(deed);
    return 'calls' in effect ? undefined : [...effect.does(state, aimed, deed, on.answer), settleDefeats];
  },
  nextDeed: (_, { at = 0 }) => [forget('answer', 'came'), goTo('next', { at: at + 1 })],
  nextTarget: (state, on) => {
    const [target, ...targets] = on.targets;
    const hit = on.hit ?? [];
    const isHit = target !== undefined && on.before !== undefined && conditionOf(state, target) !== on.before;
    return [forget('before', 'answer', 'came'), goTo('next', { at: 0, targets, hit: isHit ? [...hit, target] : hit })];
  },
});
