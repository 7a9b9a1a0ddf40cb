import { type Lang, type Phrase, plural } from '@kronika/kernel';
import { type CardName, inLang } from '../catalogue.ts';
import type { CountBounds, DeckProblem, Noun, ProblemMessage } from './problem.ts';

/** The problem as a sentence for a person. */
export function problemText(problem: DeckProblem, lang: Lang): string {
  return lang === 'pl' ? polish(problem.message) : english(problem.message);
}

function english(m: ProblemMessage): string {
  switch (m.key) {
    case 'unknownCards':
      return `These cards are not known: ${m.ids.join(', ')}.`;
    case 'wrongCount':
      return `The deck has ${counted(m.what, m.count, 'en')}; ${boundsEnglish(m.bounds)}.`;
    case 'tooManyCopies':
      return `${m.name.en}: ${counted(COPIES, m.count, 'en')}; at most ${m.limit} may be in the deck.`;
    case 'tooManyRepeated':
      return `More than once in the deck: ${list(m.names, 'en')}; at most ${counted(TITLES, m.most, 'en')} may be repeated.`;
    case 'missingKind':
      return `Missing: ${m.kind.en}.`;
    case 'repeatedKind':
      return `Only one such card may be in the deck: ${m.kind.en} (${list(m.names, 'en')}).`;
    case 'tooManyKinds':
      return `The deck has ${counted(m.of, m.kinds.length, 'en')} (${phrases(m.kinds, 'en')}); at most ${m.most} may be in it.`;
    case 'notAllowed':
      return `Not allowed in this deck: ${m.what.en} (${list(m.names, 'en')}).`;
    case 'overBudget':
      return `The cards cost ${counted(m.of, m.spent, 'en')}; only ${m.budget} can be spent.`;
    case 'required':
      return `Required: ${m.what.en} (for ${list(m.names, 'en')}).`;
  }
}

function polish(m: ProblemMessage): string {
  switch (m.key) {
    case 'unknownCards':
      return `Nieznane karty: ${m.ids.join(', ')}.`;
    case 'wrongCount':
      return `W talii: ${counted(m.what, m.count, 'pl')}; ${boundsPolish(m.bounds)}.`;
    case 'tooManyCopies':
      return `${inLang(m.name, 'pl')}: ${counted(COPIES, m.count, 'pl')}; w talii wolno mieć najwyżej ${m.limit}.`;
    case 'tooManyRepeated':
      return `Więcej niż raz w talii: ${list(m.names, 'pl')}; wolno powtórzyć najwyżej ${counted(TITLES, m.most, 'pl')}.`;
    case 'missingKind':
      return `Brak: ${m.kind.pl}.`;
    case 'repeatedKind':
      return `W talii może być tylko jedna taka karta: ${m.kind.pl} (${list(m.names, 'pl')}).`;
    case 'tooManyKinds':
      return `W talii: ${counted(m.of, m.kinds.length, 'pl')} (${phrases(m.kinds, 'pl')}); wolno mieć najwyżej ${m.most}.`;
    case 'notAllowed':
      return `Niedozwolone w tej talii: ${m.what.pl} (${list(m.names, 'pl')}).`;
    case 'overBudget':
      return `Koszt kart: ${counted(m.of, m.spent, 'pl')}; do wydania: ${m.budget}.`;
    case 'required':
      return `Wymagane: ${m.what.pl} (dla: ${list(m.names, 'pl')}).`;
  }
}

const COPIES: Noun = {
  pl: { one: 'kopia', few: 'kopie', many: 'kopii' },
  en: { one: 'copy', other: 'copies' },
};

/** In Polish as the object of a verb: `wolno powtórzyć 1 nazwę`. */
const TITLES: Noun = {
  pl: { one: 'nazwę', few: 'nazwy', many: 'nazw' },
  en: { one: 'title', other: 'titles' },
};

function counted(noun: Noun, count: number, lang: Lang): string {
  const forms = lang === 'pl' ? { ...noun.pl, other: noun.pl.few } : noun.en;
  return `${count} ${plural(lang, count, forms)}`;
}

function boundsEnglish({ min, max }: CountBounds): string {
  if (min !== undefined && min === max) return `it needs exactly ${min}`;
  if (min !== undefined && max !== undefined) return `it needs ${min} to ${max}`;
  return min !== undefined ? `it needs at least ${min}` : `it may have at most ${max}`;
}

function boundsPolish({ min, max }: CountBounds): string {
  if (min !== undefined && min === max) return `potrzeba dokładnie ${min}`;
  if (min !== undefined && max !== undefined) return `potrzeba od ${min} do ${max}`;
  return min !== undefined ? `potrzeba co najmniej ${min}` : `wolno mieć najwyżej ${max}`;
}

function list(names: readonly CardName[], lang: Lang): string {
  return names.map((name) => inLang(name, lang)).join(', ');
}

function phrases(kinds: readonly Phrase[], lang: Lang): string {
  return kinds.map((kind) => kind[lang]).join(', ');
}
