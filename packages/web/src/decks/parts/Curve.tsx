import { average, curve, holdingsOf } from '@kronika/decks';
import type { CSSProperties } from 'react';
import { useWords } from '../../shell/use-words.ts';
import { useBuilding } from '../context.ts';
import type { DeckPart } from '../deck-module.ts';
import { DECK_WORDS } from '../words.ts';
import './curve.css';
import { markedNumber } from './marked-number.ts';

const HEIGHT = 30;

/** The numbers of a part as bars, with their average. */
export function Curve({ part }: { readonly part: DeckPart }) {
  const { module, deck, lang } = useBuilding();
  const say = useWords(DECK_WORDS);
  if (part.curve === undefined) return null;
  const { facet, name, last } = part.curve;
  const marks = new Map(module.cards.map((card) => [card.id, card.marks[facet]?.[0]]));
  const numberOf = ({ id }: { readonly id: (typeof module.cards)[number]['id'] }) => {
    return markedNumber(marks.get(id));
  };
  const cards = holdingsOf(deck, module.catalogue).cards.filter(({ zone }) => part.zones.includes(zone));
  const all = curve(cards, numberOf);
  const counts = Array.from({ length: last + 1 }, (_, value) =>
    value < last ? (all[value]?.count ?? 0) : all.slice(last).reduce((sum, { count }) => sum + count, 0),
  );
  const most = Math.max(1, ...counts);
  const mean = average(cards, numberOf);
  return (
    <figure className="curve">
      <figcaption>
        {name[lang]}
        {mean !== undefined && (
          <small>
            {say.average} {mean.toLocaleString(lang, { maximumFractionDigits: 1 })}
          </small>
        )}
      </figcaption>
      <ol>
        {counts.map((count, value) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its number
          <li key={value}>
            <span>{count > 0 ? count : ''}</span>
            <i style={barStyle(count, most)} />
            <small>
              {value}
              {value === last && all.length > last + 1 ? '+' : ''}
            </small>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function barStyle(count: number, most: number): CSSProperties {
  return { height: `${Math.round((count / most) * HEIGHT)}px` };
}
