import { choose, type DeclineOption, decline, type QuestionFor, type SeatId } from '@kronika/kernel';
import { lineAt } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import { playedBy, spendable } from '../fighters.ts';
import type { PayOption } from '../options.ts';
import type { Senjutsu, SkipReason } from '../state.ts';
import { below, listOf } from './card-lines.ts';
import { dutiful, dutyOf, type Progress } from './duty-here.ts';
import { isInCondition, isInKamae } from './kamae-bar.ts';
import { matters } from './perform/table.ts';
import { onCard, words } from './resolving.ts';

/** What becomes of a line when it is reached: it is resolved, may be bought, or is skipped. */
export type Verdict =
  | { readonly is: 'open' }
  | { readonly is: 'priced'; readonly focus: number }
  | { readonly is: 'closed'; readonly why: SkipReason };

const OPEN: Verdict = { is: 'open' };
const closed = (why: SkipReason): Verdict => ({ is: 'closed', why });

/** Judges the bar of a line. A line that cannot do anything is skipped, and nobody is asked to pay for it. */
export function judge(state: Senjutsu, on: Progress, line: Line): Verdict {
  if (line.joined === true) return on.bar === 'met' ? whileItMatters(state, on, line) : closed('focus');
  if (!isInKamae(state, on, line)) return closed('kamae');
  if (!isInCondition(state, on, line)) return closed('condition');
  const { pay } = line;
  if (pay === undefined) return whileItMatters(state, on, line);
  if (!doesAnything(state, on, line)) return closed(whyIdle(state, on, line));
  return spendable(state, on.fighter) < pay ? closed('focus') : { is: 'priced', focus: pay };
}

function whileItMatters(state: Senjutsu, on: Progress, line: Line): Verdict {
  return matters(state, on, line) ? OPEN : closed(whyIdle(state, on, line));
}

function whyIdle(state: Senjutsu, { fighter, as }: Progress, line: Line): SkipReason {
  const isCancelled = line.is === 'move' && as === 'turn' && playedBy(state, fighter)?.cancelled !== 'nothing';
  return isCancelled ? 'cancelled' : 'nothing';
}

/** Whether the line, or one that shares its payment, could change anything. */
function doesAnything(state: Senjutsu, on: Progress, line: Line): boolean {
  if (matters(state, on, line)) return true;
  const list = listOf(on.printed, on.line);
  for (let next = below(on.line); ; next = below(next)) {
    const joined = list[next.path.at(-1) ?? 0];
    if (joined?.joined !== true) return false;
    if (matters(state, { ...on, line: next }, joined)) return true;
  }
}

/** Asks whether to pay for a line that is about to be resolved (SEN-FOC-f); the duty to hit may leave no choice. */
export function payQuestion(
  state: Senjutsu,
  on: Progress,
  seat: SeatId,
): QuestionFor<PayOption | DeclineOption> | undefined {
  const { pay: focus } = lineAt(on.printed, on.line);
  if (focus === undefined) return undefined;
  const all = [{ is: 'pay', focus } as const, decline];
  const options = dutiful(dutyOf(state, on, 'bar'), all, ({ is }) => ({ is }));
  const why = options.length < all.length ? 'needed' : 'choice';
  return choose({ seat, options, ...words(on, 'SEN-CARD-o', { key: 'payLine', on: onCard(on), focus, why }) });
}
