import type { SandboxProblem } from '@kronika/kernel';
import type { ParsedSituation } from '../../situation/description.ts';
import { laidOut } from '../lay-out.ts';
import { attachments } from './attachments.ts';
import { challenge } from './challenge.ts';
import { decided } from './decided.ts';
import type { Laid } from './laid.ts';
import { moment } from './moment.ts';
import { wrongMarks, wrongPlaces } from './places.ts';
import { plots, titles } from './plots-and-titles.ts';
import { uniques } from './uniques.ts';

/** Everything that keeps the situation from being played; none if it can be. */
export function problemsOf(situation: ParsedSituation): readonly SandboxProblem[] {
  const misplaced = wrongPlaces(situation);
  const said = [
    ...misplaced,
    ...wrongMarks(situation),
    ...plots(situation),
    ...titles(situation),
    ...moment(situation),
  ];
  // Where cards lie in places that are not for them, the rules cannot be asked about the rest.
  if (misplaced.length > 0) return said;
  const { state, things } = laidOut(situation);
  const laid: Laid = { situation, state, thing: (card) => things.get(card) };
  return [...said, ...uniques(laid), ...attachments(laid), ...challenge(laid), ...decided(laid)];
}
