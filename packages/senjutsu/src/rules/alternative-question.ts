import { choose, type DeclineOption, decline, type QuestionFor, type SeatId } from '@kronika/kernel';
import { lineAt } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import { spendable } from '../fighters.ts';
import type { AlternativeOption } from '../options.ts';
import type { Senjutsu } from '../state.ts';
import { alternativesOf } from './alternatives.ts';
import { dutiful, dutyOf, type Progress, progressOf } from './duty-here.ts';
import { matters } from './perform/table.ts';
import { onCard, type Resolving, words } from './resolving.ts';
import { heroAmong } from './who.ts';

/** Asks which of the options around an -OR- is taken; nothing, if none can be (SEN-OR-f). */
export function alternativeQuestion(
  state: Senjutsu,
  on: Progress,
  seat: SeatId,
): QuestionFor<AlternativeOption | DeclineOption> | undefined {
  const line = lineAt(on.printed, on.line);
  const hero = heroAmong(state, on.fighter);
  if (line.is !== 'or' || hero === undefined) return undefined;
  const { open, otherwise } = alternativesOf(line.options, hero.kamae, spendable(state, on.fighter));
  if (open.length === 0) return undefined;
  const all: (AlternativeOption | DeclineOption)[] = open.map(
    (at): AlternativeOption =>
      isIdle(state, on, line, at) ? { is: 'alternative', at, idle: true } : { is: 'alternative', at },
  );
  if (otherwise === 'decline') all.push(decline);
  const options = dutiful(dutyOf(state, on), all, (option) => ({
    is: 'alternative',
    at: option.is === 'alternative' ? option.at : null,
  }));
  return choose<AlternativeOption | DeclineOption>({
    seat,
    options,
    ...words(on, 'SEN-OR-a', { key: 'chooseAlternative', on: onCard(on) }),
  });
}

/** Whether none of the lines of an option could change anything now. */
function isIdle(state: Senjutsu, on: Progress, { options }: Choice, at: number): boolean {
  const { segment, path } = on.line;
  for (const [place, line] of (options[at] ?? []).entries()) {
    const inner = Object.assign(progressOf(on, on.bar), { line: { segment, path: [...path, at, place] } });
    if (matters(state, inner, line)) return false;
  }
  return true;
}

type Choice = Extract<Line, { readonly is: 'or' }>;

/** The focus that an option costs: that of its first line (SEN-OR-e). */
export function costOfAlternative({ printed, line }: Resolving, at: number): number {
  const choice = lineAt(printed, line);
  return choice.is === 'or' ? (choice.options[at]?.[0]?.pay ?? 0) : 0;
}
