import type { Lang } from '@kronika/kernel';
import type { MoveItem } from '../../cards/pictograms.ts';
import type { Direction } from '../../hex/index.ts';
import { counted, oneOf, oneOrMore } from '../amounts.ts';
import { DIRECTION_NAMES } from '../names.ts';
import type { Length } from './length.ts';

type Ways = Readonly<Record<Lang, Readonly<Record<Length, string>>>>;

const way = (pl: readonly [string, string], en: readonly [string, string]): Ways => ({
  pl: { full: pl[0], short: pl[1] },
  en: { full: en[0], short: en[1] },
});

/** The icons of steps (SEN-MOVE-d), by their arrows in ascending order. */
const WAYS: Readonly<Record<string, Ways>> = {
  '0': way(['w przód', 'w przód'], ['forward', 'forward']),
  '3': way(['w tył', 'w tył'], ['back', 'back']),
  '5': way(['w lewy przód', 'lewy przód'], ['forward left', 'forward left']),
  '1': way(['w prawy przód', 'prawy przód'], ['forward right', 'forward right']),
  '015': way(['w przód lub na skos', 'w przód, skos'], ['forward or diagonally', 'forward, diag.']),
  '234': way(['w tył lub na skos', 'w tył, skos'], ['back or diagonally', 'back, diag.']),
  '15': way(['na skos w przód', 'skos w przód'], ['diagonally forward', 'diag. forward']),
  '24': way(['na skos w tył', 'skos w tył'], ['diagonally back', 'diag. back']),
  '01': way(['w przód lub w prawo', 'przód, prawo'], ['forward or right', 'forward, right']),
  '1245': way(['na skos', 'na skos'], ['diagonally', 'diag.']),
  '012345': way(['w dowolną stronę', 'dowolnie'], ['in any direction', 'any way']),
};

/** Where an icon of steps leads. */
export function waysWords(towards: readonly Direction[], lang: Lang, length: Length): string {
  const known = WAYS[towards.toSorted().join('')];
  return known === undefined
    ? oneOf(
        lang,
        towards.map((direction) => DIRECTION_NAMES[direction][lang]),
      )
    : known[lang][length];
}

/** What one icon of a movement says; whether it must be done is told by the type it stands in. */
export function moveWords(item: MoveItem, lang: Lang, length: Length): string {
  if (item.is === 'step') return `${oneOrMore(lang, item.count, 'step')} ${waysWords(item.towards, lang, length)}`;
  if (lang === 'pl') return length === 'full' ? `obrót o ${item.count}` : `obrót ${item.count}`;
  return length === 'full' ? `turn ${counted('en', item.count, 'side')}` : `turn ${item.count}`;
}

/** What is done, as it follows "you may" and as it is told to be done: "zrobić krok", "zrób krok". */
function clause(item: MoveItem, lang: Lang, length: Length): string {
  const isChoice = item.duty === 'may';
  if (item.is === 'step') {
    const ways = waysWords(item.towards, lang, length);
    if (lang === 'en') return `take ${steps(item)} ${ways}`;
    if (item.count === 1) return `${isChoice ? 'zrobić' : 'zrób'} krok ${ways}`;
    return isChoice ? `zrobić do ${item.count} kroków ${ways}` : `zrób ${counted('pl', item.count, 'step')} ${ways}`;
  }
  const sides = counted(lang, item.count, 'side');
  const isUpTo = isChoice && item.count > 1;
  if (lang === 'en') return `turn by ${isUpTo ? 'up to ' : ''}${sides}`;
  return `${isChoice ? 'obrócić' : 'obróć'} się o ${isUpTo ? 'najwyżej ' : ''}${sides}`;
}

function steps({ count, duty }: MoveItem): string {
  if (count === 1) return 'a step';
  return `${duty === 'may' ? 'up to ' : ''}${counted('en', count, 'step')}`;
}

const MAY: Readonly<Record<Lang, string>> = { pl: 'możesz ', en: 'you may ' };
const THEN: Readonly<Record<Lang, string>> = { pl: ', potem ', en: ', then ' };
const AND: Readonly<Record<Lang, string>> = { pl: ' i ', en: ' and ' };

/** A movement as a sentence: "zrób krok w przód, potem możesz zrobić krok w przód". */
export function moveLineWords(items: readonly MoveItem[], order: 'any' | 'then', lang: Lang, length: Length): string {
  const joint = order === 'then' ? THEN[lang] : AND[lang];
  return items
    .map((item, at) => {
      const isFirstChoice = item.duty === 'may' && items[at - 1]?.duty !== 'may';
      return `${isFirstChoice ? MAY[lang] : ''}${clause(item, lang, length)}`;
    })
    .join(joint);
}
