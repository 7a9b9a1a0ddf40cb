import {
  isPrintedCard,
  type Phrase,
  printedCard,
  printedId,
  type SpotName,
  type Subject,
  type ThingName,
} from '@kronika/kernel';
import { factOf, isPrinted } from '../cards/library.ts';
import type { Described } from '../situation/description.ts';
import { sideless } from '../situation/state.ts';
import { STATUS_NAMES } from '../text/names.ts';
import { figuresIn, withFoe, withHero } from './draft.ts';

export const HERO_LISTS = ['hand', 'deck', 'discard', 'play', 'poison'] as const;
export const FOE_LISTS = ['deck', 'discard'] as const;

/** A list of cards in a situation: of a hero by its seat, or of an AI opponent by its place among them. */
export type ListPlace =
  | { readonly of: 'hero'; readonly at: number; readonly list: (typeof HERO_LISTS)[number] }
  | { readonly of: 'foe'; readonly at: number; readonly list: (typeof FOE_LISTS)[number] };

export function spotOfList({ of, at, list }: ListPlace): SpotName {
  return `${of === 'hero' ? '' : 'foe'}${at}/${list}`;
}

/** Every list of whoever is not defeated. */
export function listsIn(situation: Described): readonly ListPlace[] {
  return figuresIn(situation)
    .filter(({ described }) => described.defeat === undefined)
    .flatMap((figure): readonly ListPlace[] =>
      figure.is === 'hero'
        ? HERO_LISTS.map((list) => ({ of: 'hero', at: figure.at, list }))
        : FOE_LISTS.map((list) => ({ of: 'foe', at: figure.foe, list })),
    );
}

export function listCalled(situation: Described, spot: SpotName): ListPlace | undefined {
  return listsIn(situation).find((place) => spotOfList(place) === spot);
}

/** The cards of a list, each as it is written. */
export function cardsOf({ heroes, foes }: Described, place: ListPlace): readonly string[] {
  if (place.of === 'foe') return foes[place.at]?.[place.list] ?? [];
  const hero = heroes[place.at];
  switch (place.list) {
    case 'hand':
    case 'discard':
      return hero?.[place.list] ?? [];
    case 'deck':
      return hero?.deck ?? [];
    case 'play':
      return hero?.inPlay ?? [];
    case 'poison':
      return hero?.poisons ?? [];
  }
}

export function withCards(situation: Described, place: ListPlace, cards: readonly string[]): Described {
  if (place.of === 'foe') return withFoe(situation, place.at, { [place.list]: cards });
  switch (place.list) {
    case 'hand':
    case 'discard':
    case 'deck':
      return withHero(situation, place.at, { [place.list]: cards });
    case 'play':
      return withHero(situation, place.at, { inPlay: cards });
    case 'poison':
      return withHero(situation, place.at, { poisons: cards });
  }
}

/** A card where it lies. */
export interface Lying {
  readonly place: ListPlace;
  readonly index: number;
  readonly note: string;
}

export function cardThingName(place: ListPlace, index: number): ThingName {
  return `${spotOfList(place)}/${index}`;
}

export function cardCalled(situation: Described, thing: ThingName): Lying | undefined {
  const [, spot = '', number = ''] = /^(.+)\/(\d+)$/.exec(thing) ?? [];
  const place = listCalled(situation, spot);
  const index = Number(number);
  const note = place === undefined ? undefined : cardsOf(situation, place)[index];
  return place === undefined || note === undefined ? undefined : { place, index, note };
}

/** The id of a card that is written with something said of it in brackets. */
export function idOf(note: string): string {
  return note.replace(/ \(.*\)$/, '');
}

/** What is said of it: a side, or ends of turn. */
export function markOf(note: string): string | undefined {
  return / \((.*)\)$/.exec(note)?.[1];
}

export function noted(id: string, mark: string | undefined): string {
  return mark === undefined ? id : `${id} (${mark})`;
}

/** Stuns and poisons in the deck of an AI opponent are no printed cards. */
const FOE_TOKENS: Readonly<Record<string, Phrase>> = {
  stun: STATUS_NAMES.stun,
  poison: { pl: 'trucizna', en: 'poison' },
};

export function subjectOf(note: string): Subject {
  const id = idOf(note);
  return isPrinted(id) ? printedCard(printedId(id)) : { is: 'status', id };
}

export function nameOfCard(note: string): Phrase {
  const id = idOf(sideless(note));
  return FOE_TOKENS[id] ?? factOf(printedId(id)).name;
}

/** The lists that a card may lie in: everybody's for most, but signature cards belong to one hero. */
export function fittingLists(situation: Described, piece: Subject): readonly ListPlace[] {
  const all = listsIn(situation);
  if (!isPrintedCard(piece)) return piece.is === 'status' ? all.filter(({ of }) => of === 'foe') : [];
  if (!isPrinted(piece.printed)) return [];
  const fact = factOf(piece.printed);
  switch (fact.is) {
    case 'solo':
      return all.filter(({ of }) => of === 'foe');
    case 'poison':
      return all.filter(({ of, list }) => of === 'hero' && (list === 'poison' || list === 'play'));
    case 'ability':
      return fact.core === undefined
        ? all.filter(
            ({ of, at, list }) =>
              of === 'hero' &&
              list !== 'poison' &&
              (fact.hero === undefined || situation.heroes[at]?.hero === fact.hero),
          )
        : [];
  }
}
