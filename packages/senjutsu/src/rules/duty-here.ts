import type { Unfinished } from '@kronika/kernel';
import { playedBy } from '../fighters.ts';
import { abilityOn } from '../prints.ts';
import type { Senjutsu } from '../state.ts';
import { linesFrom } from './card-lines.ts';
import { type Duty, type DutyChoice, dutyAt, type Program } from './duty.ts';
import type { Resolving } from './resolving.ts';
import { heroAmong } from './who.ts';

/** What the interpreter knows of the lines above, beside the line itself. */
export interface Progress extends Resolving {
  /** Whether the bar of the line above was met, which joined lines share. */
  readonly bar: 'met' | 'unmet';
  /** Whether the last attack or grid effect succeeded. */
  readonly success: 'yes' | 'no';
}

/** The context of a line with what is known of the lines above. Written out like `resolvingOf`. */
export function progressOf(
  { fighter, printed, card, as, line, targets, wounded, found, success = 'no' }: Resolving & Partial<Progress>,
  bar: Progress['bar'],
): Progress {
  const progress: Unfinished<Progress> = { fighter, printed, as, line, targets, wounded, bar, success };
  if (card !== undefined) progress.card = card;
  if (found !== undefined) progress.found = found;
  return progress;
}

/** What the duty to hit leaves open at a line: it binds heroes who picked an attack card, or counter with one. */
export function dutyOf(state: Senjutsu, on: Progress, at: Program['at'] = 'effect'): Duty | 'free' {
  const fact = abilityOn(on.printed);
  if (fact?.type !== 'attack' || on.as === 'benefit' || on.as === 'reaction') return 'free';
  if (heroAmong(state, on.fighter) === undefined) return 'free';
  return dutyAt(state, on.fighter, {
    lines: linesFrom(on.printed, on.line),
    at,
    sharedBar: on.bar,
    success: on.success,
    speed: state.turn.speed ?? 0,
    range: fact.range,
    cancelled: on.as === 'turn' ? (playedBy(state, on.fighter)?.cancelled ?? 'nothing') : 'nothing',
  });
}

/** The options that keep a hit possible; all of them, where none does or nothing has to be hit. */
export function dutiful<O>(
  duty: Duty | 'free',
  options: readonly O[],
  choiceOf: (option: O) => DutyChoice,
): readonly O[] {
  if (duty === 'free') return options;
  const kept = options.filter((option) => duty.keeps(choiceOf(option)));
  return kept.length === 0 ? options : kept;
}
