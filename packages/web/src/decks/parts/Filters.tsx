import { type ReactNode, useId } from 'react';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import type { DeckPart } from '../deck-module.ts';
import { chosenCount, isInPart, toggled, usefulFacets } from '../search/filter.ts';
import { DECK_WORDS } from '../words.ts';
import { FacetChoice } from './FacetChoice.tsx';
import './filters.css';
import type { GridChoice } from './grid-choice.ts';
import { SearchField } from './SearchField.tsx';

interface FiltersProps {
  readonly choice: GridChoice;
  readonly part: DeckPart;
  onChange(choice: GridChoice): void;
}

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
