import { useState } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import type { Facet } from '../deck-module.ts';
import { DECK_WORDS } from '../words.ts';
import './filters.css';

/** How many pills are shown before somebody asks for all of them. */
const FEW = 8;

interface FacetChoiceProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  toggle(value: string): void;
}

/** The values of one thing cards are told apart by, any of which may be chosen. */
export function FacetChoice({ facet, chosen, toggle }: FacetChoiceProps) {
  const lang = useLang();
  const say = useWords(DECK_WORDS);
  const [shown, setShown] = useState<'few' | 'all'>('few');
  const isLong = facet.look === 'pills' && facet.values.length > FEW + 2;
  const values =
    isLong && shown === 'few'
      ? facet.values.filter(({ id }, place) => place < FEW || chosen.includes(id))
      : facet.values;
  const names = facet.values.filter(({ id }) => chosen.includes(id)).map(({ name }) => name[lang]);
  return (
    <fieldset className="facet">
      <legend>
        <span>{facet.name[lang]}</span>
        {facet.look === 'badges' && <small>{names.join(', ')}</small>}
      </legend>
      <div className={`facet-${facet.look}`}>
        {values.map(({ id, name, badge }) => (
          <label key={id} title={badge === undefined ? undefined : name[lang]}>
            <input type="checkbox" className="vh" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span className="facet-face">
              {badge === undefined ? (
                name[lang]
              ) : (
                <>
                  <Mon badge={badge} place="line" />
                  <span className="vh">{name[lang]}</span>
                </>
              )}
            </span>
          </label>
        ))}
        {isLong && (
          <button type="button" className="facet-more" onClick={() => setShown(shown === 'few' ? 'all' : 'few')}>
            {shown === 'few' ? `${say.more} (${facet.values.length - values.length})` : say.fewer}
          </button>
        )}
      </div>
    </fieldset>
  );
}
