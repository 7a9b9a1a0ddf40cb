import {
  type CardId,
  isCardThing,
  isPrintedCard,
  type Lang,
  type NamedThing,
  type Phrase,
  type PrintedId,
  printedCard,
  type SeatId,
  type Thing,
} from '@kronika/kernel';
import { createElement, type ReactNode } from 'react';
import type { FaceProps, GlossaryEntry, ThingFaces } from './board-module.ts';
import { type LookedCard, lookedCard } from './looked.ts';

/** A card drawn outside the board. */
export interface CardFaceProps<V> extends Omit<FaceProps<V>, 'looked'> {
  readonly printed: PrintedId;
  /** This copy, with its values as they are; without it the card as printed. */
  readonly card?: CardId;
}

/** How a game draws and names its cards. */
export interface Cards<V> {
  Face(props: CardFaceProps<V>): ReactNode;
  /** The picture of a card, beside words. */
  Thumb?(props: { readonly printed: PrintedId }): ReactNode;
  /** Which card this is, if the viewer knows it. */
  printedOf(view: V, card: CardId): PrintedId | undefined;
  nameOf(printed: PrintedId): Phrase;
  /** Every card of the game. */
  readonly all: readonly PrintedId[];
  glossary(printed: PrintedId, lang: Lang): readonly GlossaryEntry[];
  first(view: V, near: SeatId): LookedCard | undefined;
}

/** How it draws and names its other things. */
export interface OtherThings<V> {
  Face(props: Omit<FaceProps<V>, 'looked'> & { readonly thing: NamedThing }): ReactNode;
  /** Its picture beside words. */
  Thumb?(props: { readonly thing: NamedThing; readonly lang: Lang }): ReactNode;
  /** Nothing for what is no thing of the game. */
  nameOf(thing: NamedThing): Phrase | undefined;
}

/** The faces of a game of cards, with whatever else lies on its table. */
export function cardFaces<V>(cards: Cards<V>, others?: OtherThings<V>): ThingFaces<V> {
  return {
    pieces: 'cards',
    Face: ({ looked, ...props }) => {
      if (!isPrintedCard(looked)) return others && createElement(others.Face, { ...props, thing: looked });
      const { printed, card } = looked;
      return createElement(cards.Face, { ...props, printed, ...(card === undefined ? {} : { card }) });
    },
    Thumb: ({ looked, lang }) => {
      if (isPrintedCard(looked)) return cards.Thumb && createElement(cards.Thumb, { printed: looked.printed });
      return others?.Thumb && createElement(others.Thumb, { thing: looked, lang });
    },
    lookAt: (view, thing: Thing) => {
      if (!isCardThing(thing)) return others?.nameOf(thing) === undefined ? undefined : thing;
      const printed = cards.printedOf(view, thing.card);
      return printed === undefined ? undefined : lookedCard(printed, thing.card);
    },
    nameOf: (subject) =>
      isPrintedCard(subject)
        ? cards.nameOf(subject.printed)
        : (others?.nameOf(subject) ?? { pl: subject.id, en: subject.id }),
    names: () => cards.all.map((printed) => ({ subject: printedCard(printed), name: cards.nameOf(printed) })),
    glossary: (subject, lang) => (isPrintedCard(subject) ? cards.glossary(subject.printed, lang) : []),
    first: (view, near) => cards.first(view, near),
  };
}
