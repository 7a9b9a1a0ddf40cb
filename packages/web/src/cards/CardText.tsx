import type { Lang } from '@kronika/kernel';
import type { TextPartOf } from '@kronika/lcg';
import { Fragment } from 'react';
import { Icon } from '../sprite/Icon.tsx';
import type { IconName } from '../sprite/names.ts';
import { type AbilityKind, Chip } from './Chip.tsx';
import { tied } from './typography.ts';

/** A paragraph of a card's text. */
export interface TextParagraph<S extends string> {
  readonly kind: AbilityKind;
  /** What the kind, or the keyword, is called. */
  readonly word: string;
  readonly parts: readonly TextPartOf<S>[];
}

/** How a game shows the symbols in its texts. */
export interface TextSymbols<S extends string> {
  readonly icons: Readonly<Record<S, IconName>>;
  /** Those whose word is left out where there is little room. */
  readonly pictured: readonly S[];
  /** What the symbol is read as between these words. */
  wordOf(symbol: S, before: string, after: string, lang: Lang): string;
}

interface CardTextProps<S extends string> {
  readonly paragraphs: readonly TextParagraph<S>[];
  readonly symbols: TextSymbols<S>;
  readonly lang: Lang;
}

/** What a card says: the kind of each ability as a chip, then its words. */
export function CardText<S extends string>({ paragraphs, symbols, lang }: CardTextProps<S>) {
  // The paragraphs of a card never change places, and two of them may be alike.
  return paragraphs.map(({ kind, word, parts }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={place}>
      <Chip kind={kind} word={word} />{' '}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Fragment key={at}>
          <Part part={part} before={parts[at - 1]} after={parts[at + 1]} symbols={symbols} lang={lang} />
        </Fragment>
      ))}{' '}
    </p>
  ));
}

interface PartProps<S extends string> {
  readonly part: TextPartOf<S>;
  readonly before: TextPartOf<S> | undefined;
  /** What follows: a number stays on one line with its symbol. */
  readonly after: TextPartOf<S> | undefined;
  readonly symbols: TextSymbols<S>;
  readonly lang: Lang;
}

const NUMBER_AT_END = /^(?<before>.*?)(?<number>[+–-]?[\dX]+)$/s;

function Part<S extends string>({ part, before, after, symbols, lang }: PartProps<S>) {
  switch (part.is) {
    case 'trait':
      return <em className="trait">{part.text}</em>;
    case 'symbol': {
      const word = symbols.wordOf(part.symbol, wordsOf(before), wordsOf(after), lang);
      return (
        <span className="tie">
          <Icon name={symbols.icons[part.symbol]} className="sym" />
          <span className={symbols.pictured.includes(part.symbol) ? 'word skill' : 'word'}>{`\u00a0${word}`}</span>
        </span>
      );
    }
    case 'words': {
      const ends = after?.is === 'symbol' ? NUMBER_AT_END.exec(part.text)?.groups : undefined;
      if (ends === undefined) return tied(part.text, lang);
      return (
        <>
          {tied(ends.before ?? '', lang)}
          <b className="tie">
            {ends.number}
            {'\u2060'}
          </b>
        </>
      );
    }
  }
}

function wordsOf<S extends string>(part: TextPartOf<S> | undefined): string {
  return part?.is === 'words' ? part.text : '';
}

/** About how many letters of room a text takes: a chip counts as its word, the end of a paragraph as half a line. */
export function textLength(paragraphs: readonly TextParagraph<string>[]): number {
  return paragraphs.reduce(
    (sum, { word, parts }) =>
      sum +
      word.length +
      20 +
      parts.reduce((letters, part) => letters + (part.is === 'symbol' ? 3 : part.text.length), 0),
    0,
  );
}

/** One line has no room for a sentence: it tells only what kinds of abilities there are. */
export function kindsOf<S extends string>(paragraphs: readonly TextParagraph<S>[]): readonly TextParagraph<S>[] {
  return paragraphs.map((paragraph) => ({ ...paragraph, parts: [] }));
}
