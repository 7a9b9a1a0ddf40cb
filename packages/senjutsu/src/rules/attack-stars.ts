import { choose, type DeclineOption, decline, type QuestionFor, type SeatId } from '@kronika/kernel';
import { lineAt } from '../cards/library.ts';
import type { Line, LineRef } from '../cards/pictograms.ts';
import { spendable } from '../fighters.ts';
import type { PayOption } from '../options.ts';
import type { Senjutsu } from '../state.ts';
import { isStarred, type Victim } from './attack-cells.ts';
import { couldAffect } from './deeds.ts';
import { dutiful, dutyOf } from './duty-here.ts';
import { isInCondition, isInKamae } from './kamae-bar.ts';
import { onCard, type Resolving, words } from './resolving.ts';

/** What becomes of a star line in the attack: it applies, may be bought, or does not apply. */
export type StarVerdict = 'applies' | 'priced' | 'idle' | 'kamae' | 'condition' | 'focus';

/** Judges the bar of a star line when the attack is paid for (SEN-TIME-ATK-2). */
export function judgeStar(state: Senjutsu, on: Resolving, star: LineRef, victims: readonly Victim[]): StarVerdict {
  const line = lineAt(on.printed, star);
  const starred = victims.filter(isStarred);
  if (!starred.some(({ fighter }) => dealsWounds(line) || couldAffect(state, on, fighter, line))) return 'idle';
  if (!isInKamae(state, on, line)) return 'kamae';
  if (!isInCondition(state, on, line)) return 'condition';
  if (line.pay === undefined) return 'applies';
  return spendable(state, on.fighter) < line.pay ? 'focus' : 'priced';
}

/** Whether the line with the star adds wounds to the hit. */
function dealsWounds(line: Line): boolean {
  return line.is === 'star' && line.lines.some((inner) => inner.is === 'target' && inner.does.is === 'wound');
}

/** Asks whether to buy a star line; it must be bought if the attack hits nobody without it (SEN-HIT-e). */
export function starQuestion(
  state: Senjutsu,
  on: Resolving,
  star: LineRef,
  seat: SeatId,
): QuestionFor<PayOption | DeclineOption> | undefined {
  const focus = lineAt(on.printed, star).pay;
  if (focus === undefined) return undefined;
  const all = [{ is: 'pay', focus } as const, decline];
  const duty = dutyOf(state, { ...on, bar: 'met', success: 'no' });
  const options = dutiful(duty, all, ({ is }) => ({ is: 'stars', are: is === 'pay' ? 'bought' : 'unbought' }));
  const why = options.length < all.length ? 'needed' : 'choice';
  return choose({
    seat,
    options,
    ...words(on, 'SEN-TIME-ATK-2', { key: 'payLine', on: onCard({ ...on, line: star }), focus, why }),
  });
}
