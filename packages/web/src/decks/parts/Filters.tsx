import { type ReactNode, useId, useState } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import type { DeckPart, Facet } from '../deck-module.ts';
import { chosenCount, isInPart, toggled, usefulFacets } from '../search/filter.ts';
import { DECK_WORDS } from '../words.ts';
import './filters.css';
import type { GridChoice } from './grid-choice.ts';

interface FiltersProps {
  readonly choice: GridChoice;
  readonly part: DeckPart;
  onChange(choice: GridChoice): void;
}

/** How many pills are shown before somebody asks for all of them. */
const FEW = 8;

/** What is looked for: words, the part of the deck, and everything cards are told apart by. */
export function Filters({ choice, part, onChange }: FiltersProps) {
  const { module, lang } = useBuilding();
  const say = useWords(DECK_WORDS);
  const { filter } = choice;
  const facets = usefulFacets(
    module.cards.filter((card) => isInPart(card, part)),
    module.facets,
  );
  const isNarrowed = filter.words !== '' || chosenCount(filter) > 0 || choice.only === 'chosen';
  return (
    <div className="filters">
      <SearchField value={filter.words} onChange={(words) => onChange({ ...choice, filter: { ...filter, words } })} />
      <div className="filters-parts">
        <Segment
          legend={say.partOfDeck}
          options={module.parts.map(({ id, name }) => ({ value: id, label: name[lang] }))}
          value={part.id}
          onChange={(chosen) => onChange({ ...choice, filter: { ...filter, part: chosen } })}
        />
      </div>
      {facets.map((facet) => (
        <FacetChoice
          key={facet.id}
          facet={facet}
          chosen={filter.marks[facet.id] ?? []}
          toggle={(value) => onChange({ ...choice, filter: toggled(filter, facet.id, value) })}
        />
      ))}
      <div className="filters-ticks">
        <Tick
          isOn={choice.only === 'allowed'}
          onChange={(isOn) => onChange({ ...choice, only: isOn ? 'allowed' : 'all' })}
        >
          {say.onlyAllowed}
        </Tick>
        <Tick
          isOn={choice.only === 'chosen'}
          onChange={(isOn) => onChange({ ...choice, only: isOn ? 'chosen' : 'all' })}
        >
          {say.onlyChosen}
        </Tick>
      </div>
      {isNarrowed && (
        <button
          type="button"
          className="btn ghost"
          onClick={() => onChange({ ...choice, only: 'allowed', filter: { ...filter, words: '', marks: {} } })}
        >
          <Icon name="x-cross" />
          {say.clearFilters}
        </button>
      )}
    </div>
  );
}

export function SearchField({ value, onChange }: { readonly value: string; onChange(words: string): void }) {
  const say = useWords(DECK_WORDS);
  return (
    <label className="search-field">
      <Icon name="magnifying-glass" />
      <span className="vh">{say.search}</span>
      <input
        type="search"
        value={value}
        placeholder={say.searchHint}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface FacetChoiceProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  toggle(value: string): void;
}

function FacetChoice({ facet, chosen, toggle }: FacetChoiceProps) {
  const { lang } = useBuilding();
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

interface TickProps {
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
  readonly children: ReactNode;
}

function Tick({ isOn, onChange, children }: TickProps) {
  const id = useId();
  return (
    <label className="tick" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className="vh"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <i>
        <Icon name="x-check" />
      </i>
      {children}
    </label>
  );
}
