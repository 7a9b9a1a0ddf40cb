import { type AgotView, costText, factOf } from '@kronika/agot';
import { type Lang, type Option, plural } from '@kronika/kernel';
import type { HandPlay, PlayingWords } from '../../../table/board-module.ts';

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
  const isMarshaled = PAID.some((key) => key === Reflect.get(option, 'ability'));
  if (!('cost' in fact) || typeof fact.cost !== 'number') return { price };
  const printed = fact.cost;
  if (fact.type === 'event') return { printed, price };
  if (!isMarshaled) return { price };
  const gold = seats.find(({ seat }) => seat === viewer)?.gold ?? 0;
  return {
    printed,
    price,
    playing: (lang) => MARSHALING[lang],
    paid: (cost, lang) => costText(lang, { printed, cost, gold }),
  };
}

const MARSHALING: Readonly<Record<Lang, PlayingWords>> = {
  pl: {
    ask: 'zmobilizować?',
    go: (gold) => `Zmobilizuj: ${gold}`,
    cannotTakeBack: 'Zmobilizowanej karty nie można cofnąć.',
  },
  en: {
    ask: 'marshal it?',
    go: (gold) => `Marshal: ${gold}`,
    cannotTakeBack: 'A card that was marshaled cannot be taken back.',
  },
};
