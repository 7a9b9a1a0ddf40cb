import '../cards/index.ts';
import { type Lang, printedId } from '@kronika/kernel';
import { limitedCards, type StatedLimit } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { definitionOf } from '../rules/card-definition.ts';
import { CARD_TEXTS } from './card-line.ts';

const TIMES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['never', 'once', 'twice', '3 times'],
  pl: ['nigdy', 'raz', 'dwa razy', '3 razy'],
};
const PERIODS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  challenge: { en: 'challenge', pl: 'wyzwanie' },
  phase: { en: 'phase', pl: 'fazę' },
  round: { en: 'round', pl: 'rundę' },
};

function stated({ is, times, per }: StatedLimit, lang: Lang): string {
  const [often, period] = [TIMES[lang][times], PERIODS[per]?.[lang]];
  switch (lang) {
    case 'en':
      return is === 'limit' ? `(Limit: ${often} per ${period}.)` : `(Max ${times} per ${period}.)`;
    case 'pl':
      return is === 'limit' ? `(Limit: ${often} na ${period}.)` : `(Maksymalnie ${times} na ${period}.)`;
  }
}

test('AGOT-LIMIT-a, AGOT-LIMIT-c: cards enforce the limits they state', () => {
  const cards = limitedCards({
    texts: CARD_TEXTS,
    abilitiesOf: (id) => Object.values(definitionOf(printedId(id)).abilities),
    stated,
  });

  expect(cards).toHaveLength(23 * 2);
  expect(cards.map(({ id, enforced }) => [id, enforced])).toEqual(cards.map(({ id, stated }) => [id, stated]));
});
