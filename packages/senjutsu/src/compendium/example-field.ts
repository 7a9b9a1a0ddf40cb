import { InvariantError, isRefusal, type WorkedExample } from '@kronika/kernel';
import { situation as positionOf } from '../situation.ts';
import { type SenjutsuView, view } from '../view.ts';

/** The field of an example, before anybody acts; nothing where the cards are all there is to see. */
export function exampleField({ situation, text }: WorkedExample): SenjutsuView | undefined {
  if (situation === undefined) return undefined;
  const position = positionOf(situation);
  if (isRefusal(position)) throw new InvariantError(`the example "${text.en}" takes place nowhere`);
  return view(position.state, 'arbiter');
}
