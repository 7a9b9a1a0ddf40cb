import { type Option, plural } from '@kronika/kernel';
import { factOf, type L5rView } from '@kronika/l5r';
import type { HandPlay } from '../../../table/board-module.ts';

/** What the rules let one do with a card of the hand for its cost. */
const PAID: readonly string[] = ['playCharacter', 'playIntoConflict', 'playAttachment', 'playAsAttachment'];

const price: HandPlay['price'] = (amount, lang) =>
  `${amount} ${lang === 'en' ? 'fate' : plural('pl', amount, { one: 'los', other: 'losu' })}`;

/** What is used out of one's own hand is shown to everybody, and stays shown. */
export function handPlay(option: Option, { seats, viewer }: L5rView): HandPlay | undefined {
  const card: unknown = Reflect.get(option, 'card');
  const hands = seats.filter(({ seat }) => seat === viewer).flatMap(({ hand }) => hand);
  const sight = hands.find((one) => one.face === 'up' && one.card === card);
  if (option.is !== 'use' || sight?.face !== 'up') return undefined;
  const fact = factOf(sight.printed);
  const isPaid = fact.type === 'event' || PAID.some((key) => key === Reflect.get(option, 'ability'));
  return isPaid && 'cost' in fact ? { printed: fact.cost, price } : { price };
}
