import type { Lang } from '@kronika/kernel';
import { type FaceParagraph, symbolWord, type TextPart, type TextSymbol } from '@kronika/l5r';
import { Fragment } from 'react';
import { Chip } from '../../cards/Chip.tsx';
import { tied } from '../../cards/typography.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { SYMBOL_ICONS } from './symbols.ts';

interface CardTextProps {
  readonly paragraphs: readonly FaceParagraph[];
  readonly lang: Lang;
}

/** What a card says: the kind of each ability as a chip, then its words. */
export function CardText({ paragraphs, lang }: CardTextProps) {
  // The paragraphs of a card never change places, and two of them may be alike.
  return paragraphs.map(({ kind, word, parts }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={place}>
      <Chip kind={kind} word={word} /> <Parts parts={parts} lang={lang} />{' '}
    </p>
  ));
}

function Parts({ parts, lang }: { readonly parts: readonly TextPart[]; readonly lang: Lang }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={place}>
      <Part part={part} after={parts[place + 1]} lang={lang} />
    </Fragment>
  ));
}

interface PartProps {
  readonly part: TextPart;
  /** What follows: a number stays on one line with its symbol. */
  readonly after: TextPart | undefined;
  readonly lang: Lang;
}

/** The word of a symbol; if it is abbreviated, its full stop also ends a sentence. */
function wordBefore(after: TextPart | undefined, symbol: TextSymbol, lang: Lang): string {
  const word = symbolWord(symbol, lang);
  return after?.is === 'words' && after.text.startsWith('.') && word.endsWith('.') ? word.slice(0, -1) : word;
}

const NUMBER_AT_END = /^(?<before>.*?)(?<number>[+–-]?[\dX]+)$/s;

function Part({ part, after, lang }: PartProps) {
  switch (part.is) {
    case 'trait':
      return <em className="trait">{part.text}</em>;
    case 'symbol': {
      const skill = part.symbol === 'military' || part.symbol === 'political';
      return (
        <span className="tie">
          <Icon name={SYMBOL_ICONS[part.symbol]} className="sym" />
          <span className={skill ? 'word skill' : 'word'}>{`\u00a0${wordBefore(after, part.symbol, lang)}`}</span>
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
