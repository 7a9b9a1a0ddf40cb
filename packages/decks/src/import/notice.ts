import type { Lang, PrintedId } from '@kronika/kernel';
import { type CardName, inLang } from '../catalogue.ts';

/** Where in the imported text something stands: a line, counted from 1, or a path into a JSON object. */
export type ImportPlace = { readonly line: number } | { readonly path: string };

/** Something the reader of a deck list could not take as it stands. */
export type ImportNotice = { readonly at: ImportPlace } & (
  | {
      /** No card was found in it, so it is not in the deck. */
      readonly key: 'notUnderstood';
      readonly text: string;
      /** How many copies of it were wanted, as far as that can be told. */
      readonly quantity: number;
      readonly nearest: readonly string[];
    }
  | { readonly key: 'badQuantity'; readonly text: string; readonly most: number }
  /** The card was taken by its name alone. */
  | { readonly key: 'unknownPack' | 'notInPack'; readonly pack: string; readonly name: CardName }
  /** The card stays in the deck, although this program does not know it. */
  | { readonly key: 'unknownCard'; readonly id: string; readonly quantity: number; readonly nearest: readonly string[] }
  | { readonly key: 'takenAsName'; readonly text: string }
  /** The text does not name the card, but a card that it names cannot do without it. */
  | {
      readonly key: 'impliedCard';
      readonly id: PrintedId;
      readonly zone: string;
      readonly name: CardName;
      readonly by: CardName;
    }
);

/** The notice as a sentence for a person. */
export function noticeText(notice: ImportNotice, lang: Lang): string {
  return `${placeText(notice.at, lang)}: ${lang === 'pl' ? polish(notice) : english(notice)}`;
}

function placeText(at: ImportPlace, lang: Lang): string {
  if ('path' in at) return at.path;
  return lang === 'pl' ? `Wiersz ${at.line}` : `Line ${at.line}`;
}

function english(notice: ImportNotice): string {
  switch (notice.key) {
    case 'notUnderstood':
      return `no card was found in "${notice.text}".${suggestion(notice.nearest, 'Did you mean')}`;
    case 'badQuantity':
      return `"${notice.text}" is no possible number of copies; expected 1 to ${notice.most}.`;
    case 'unknownPack':
      return `there is no pack called "${notice.pack}"; ${notice.name.en} was taken by its name.`;
    case 'notInPack':
      return `${notice.name.en} is not in the pack "${notice.pack}"; it was taken by its name.`;
    case 'unknownCard':
      return `the card "${notice.id}" is not known here.${suggestion(notice.nearest, 'Did you mean')}`;
    case 'takenAsName':
      return `"${notice.text}" was taken as the name of the deck.`;
    case 'impliedCard':
      return `${notice.name.en} is not named, and was added because ${notice.by.en} needs it.`;
  }
}

function polish(notice: ImportNotice): string {
  switch (notice.key) {
    case 'notUnderstood':
      return `nie znaleziono karty w „${notice.text}”.${suggestion(notice.nearest, 'Może chodzi o')}`;
    case 'badQuantity':
      return `„${notice.text}” to niemożliwa liczba kopii; potrzebna jest liczba od 1 do ${notice.most}.`;
    case 'unknownPack':
      return `nie ma zestawu „${notice.pack}”; kartę ${inLang(notice.name, 'pl')} wzięto według samej nazwy.`;
    case 'notInPack':
      return `karty ${inLang(notice.name, 'pl')} nie ma w zestawie „${notice.pack}”; wzięto ją według samej nazwy.`;
    case 'unknownCard':
      return `karta „${notice.id}” nie jest tu znana.${suggestion(notice.nearest, 'Może chodzi o')}`;
    case 'takenAsName':
      return `„${notice.text}” uznano za nazwę talii.`;
    case 'impliedCard':
      return `nie podano karty ${inLang(notice.name, 'pl')}; dodano ją, bo wymaga jej karta ${inLang(notice.by, 'pl')}.`;
  }
}

function suggestion(nearest: readonly string[], question: string): string {
  return nearest.length === 0 ? '' : ` ${question}: ${nearest.join(', ')}?`;
}
