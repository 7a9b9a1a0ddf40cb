import { type AgotView, factOf } from '@kronika/agot';
import { type Option, plural } from '@kronika/kernel';
import type { HandPlay } from '../../../table/board-module.ts';

/** What the rules let one do with a card of the hand for its cost; an ambush has a price of its own. */
const PAID: readonly string[] = ['marshal', 'marshalAttachment'];

const price: HandPlay['price'] = (amount, lang) =>
  `${amount} ${lang === 'en' ? 'gold' : plural('pl', amount, { one: 'złoto', other: 'złota' })}`;

/** What is used out of one's own hand is shown to everybody, and stays shown. */
export function handPlay(option: Option, { seats, viewer }: AgotView): HandPlay | undefined {
  const card: unknown = Reflect.get(option, 'card');
  const hands = seats.filter(({ seat }) => seat === viewer).flatMap(({ hand }) => hand);
  const sight = hands.find((one) => one.face === 'up' && one.card === card);
  if (option.is !== 'use' || sight?.face !== 'up') return undefined;
  const fact = factOf(sight.printed);
  const isPaid = fact.type === 'event' || PAID.some((key) => key === Reflect.get(option, 'ability'));
  return isPaid && 'cost' in fact && typeof fact.cost === 'number' ? { printed: fact.cost, price } : { price };
}
