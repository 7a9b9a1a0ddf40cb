import { type Sight, wrapped } from '@kronika/kernel';
import type { SenjutsuView } from '../view.ts';
import { cardLine } from './card-text.ts';
import { type Names, printsIn } from './names-in.ts';

/** What can be looked up: the discard piles, and everything printed on the cards that the reader sees. */
export function detailsText(names: Names, view: SenjutsuView): string {
  const { lang } = names;
  const piles = view.fighters.flatMap((fighter) =>
    fighter.is === 'foe'
      ? []
      : [
          wrapped(
            `${{ pl: 'Odrzucone', en: 'Discarded' }[lang]} (${names.fighter(view, fighter.id)}): ${pileWords(names, fighter.discard)}`,
            '',
          ),
        ],
  );
  const cards = printsIn(view).toSorted((a, b) => names.printed(a).localeCompare(names.printed(b), lang));
  return [
    ...piles,
    '',
    `${{ pl: 'Karty', en: 'Cards' }[lang]}:`,
    ...cards.map((printed) => wrapped(cardLine(printed, lang), '  ')),
  ].join('\n');
}

/** A pile, from the top; cards that lie face down stay so. */
function pileWords(names: Names, pile: readonly Sight[]): string {
  if (pile.length === 0) return { pl: 'nic', en: 'none' }[names.lang];
  return pile
    .toReversed()
    .map((sight) =>
      sight.face === 'up' ? names.printed(sight.printed) : { pl: 'zakryta', en: 'facedown' }[names.lang],
    )
    .join(', ');
}
