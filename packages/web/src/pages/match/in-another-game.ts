import type { SetupForm } from '@kronika/kernel';
import { levelOf } from './bot-name.ts';
import { type MatchChoice, withOther } from './choice.ts';
import { firstChoice } from './shape.ts';

/** The same in that game, as far as it fits there: what one brings, how many play and styles of bots are its own. */
export function inAnotherGame(before: MatchChoice, game: string, form: SetupForm): MatchChoice {
  if (before.game === game) return before;
  const { pace, clock, options, visibility } = before;
  const first: MatchChoice = { ...firstChoice(game, form), pace, clock, options, visibility };
  const [other] = before.others;
  if (other === undefined) return first;
  const { opponent, name, bot } = other;
  return withOther(first, 0, { opponent, name, bot: levelOf(bot) ?? bot });
}
