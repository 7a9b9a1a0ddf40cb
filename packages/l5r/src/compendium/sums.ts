import { exampleSum, type Phrase, printedId, type Sum } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import { cardName } from '../text/names.ts';

function nameOf(card: string): Phrase {
  return cardName(factOf(printedId(card)));
}

const RINGS: Phrase = { pl: 'za zajęte kręgi', en: 'for claimed rings' };

/** The glory of ready characters and the rings of one player. */
export function gloryCount(who: Phrase, parts: readonly (readonly [amount: number, by: string])[]): Sum {
  return exampleSum(
    'gloryCount',
    who,
    parts.map(([amount, by]) => [amount, by === 'ring' ? RINGS : nameOf(by)]),
  );
}

/** A duelist's skill with the bid. */
export function duelSum(duelist: string, skill: number, bid: number): Sum {
  return exampleSum('duel', nameOf(duelist), [
    [skill, { pl: 'sprawność', en: 'skill' }],
    [bid, { pl: 'stawka', en: 'the bid' }],
  ]);
}

/** What the higher bidder gives. */
export function bidSum(higher: number, lower: number): Sum {
  return exampleSum('bid', { pl: 'Honor do oddania', en: 'Honor to give' }, [
    [higher, { pl: 'twoja stawka', en: 'your bid' }],
    [-lower, { pl: 'stawka przeciwnika', en: 'your opponent’s bid' }],
  ]);
}

/** The fate of a player, by the cards that bring or cost it and by whatever else does. */
export function fateSum(parts: readonly (readonly [amount: number, by: string | Phrase])[]): Sum {
  return exampleSum(
    'fate',
    { pl: 'Los', en: 'Fate' },
    parts.map(([amount, by]) => [amount, typeof by === 'string' ? nameOf(by) : by]),
  );
}

/** How many cards are in a dynasty deck. */
export function dynastyDeckSum(parts: readonly (readonly [amount: number, by: Phrase])[]): Sum {
  return exampleSum('dynastyDeck', { pl: 'Talia dynastii', en: 'Dynasty deck' }, parts);
}

/** What copies of another clan's cards cost. */
export function influenceSum(parts: readonly (readonly [amount: number, copies: string, card: string])[]): Sum {
  return exampleSum(
    'influence',
    { pl: 'Wpływ', en: 'Influence' },
    parts.map(([amount, copies, card]) => {
      const { pl, en } = nameOf(card);
      return [amount, { pl: `(${copies} ${pl})`, en: `(${copies} ${en})` }];
    }),
  );
}
