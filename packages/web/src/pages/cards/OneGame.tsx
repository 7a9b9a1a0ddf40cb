import type { DeckList } from '@kronika/decks';
import { useState } from 'react';
import { FacetChoice } from '../../decks/parts/FacetChoice.tsx';
import { fits, toggled, usefulFacets } from '../../decks/search/filter.ts';
import { DECK_WORDS } from '../../decks/words.ts';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { allCards } from './all-cards.ts';
import type { CardsModule } from './cards-module.ts';
import { FaceLink } from './FaceLink.tsx';
import type { CardSearch } from './search-in-address.ts';
import { CARDS_PAGE_WORDS } from './words.ts';

/** Cards are ordered as for a deck that has nothing yet. */
const NO_DECK: DeckList = { name: '', cards: [], meta: {} };

/** So many faces are drawn at first, and as many more whenever one asks. */
const AT_ONCE = 60;

interface OneGameProps {
  readonly module: CardsModule;
  readonly search: CardSearch;
  onSearch(search: CardSearch): void;
}

/** The cards of one game, with everything they can be filtered by. */
export function OneGame({ module, search, onSearch }: OneGameProps) {
  const lang = useLang();
  const deckSay = useWords(DECK_WORDS);
  const say = useWords(CARDS_PAGE_WORDS);
  const [shown, setShown] = useState(AT_ONCE);
  const filter = { part: '', ...search.filter };
  const order = module.orders.find(({ id }) => id === search.order) ?? module.orders[0];
  const all = allCards(module);
  const found = all.filter((card) => fits(card, filter, lang));
  const sorted = order && found.toSorted((one, other) => order.compare(one, other, { lang, deck: NO_DECK }));
  const cards = sorted ?? found;
  const isNarrowed = Object.keys(search.filter.marks).length > 0;
  return (
    <div className="cards-one">
      <aside className="panel filters" aria-label={deckSay.filters}>
        <details open={globalThis.matchMedia('(min-width: 720px)').matches || isNarrowed}>
          <summary>{deckSay.filters}</summary>
          <div className="filters">
            {usefulFacets(all, module.facets).map((facet) => (
              <FacetChoice
                key={facet.id}
                facet={facet}
                chosen={search.filter.marks[facet.id] ?? []}
                toggle={(value) => onSearch({ ...search, filter: toggled(filter, facet.id, value) })}
              />
            ))}
            {isNarrowed && (
              <button
                type="button"
                className="btn ghost"
                onClick={() => onSearch({ ...search, filter: { ...search.filter, marks: {} } })}
              >
                <Icon name="x-cross" />
                {deckSay.clearFilters}
              </button>
            )}
          </div>
        </details>
      </aside>
      <section className="card-grid" aria-label={deckSay.cards}>
        <header>
          <span className="card-grid-count" role="status">
            {deckSay.found(cards.length)}
          </span>
          <Segment
            legend={deckSay.order}
            legendShown="heard"
            options={module.orders.map(({ id, name }) => ({ value: id, label: name[lang] }))}
            value={order?.id}
            onChange={(chosen) => onSearch({ ...search, order: chosen })}
          />
        </header>
        {cards.length === 0 && (
          <Nothing
            nearest={module.catalogue.nearest(search.filter.words)}
            onWords={(words) => onSearch({ ...search, filter: { words, marks: {} } })}
          />
        )}
        <ul>
          {cards.slice(0, shown).map((card) => (
            <FaceLink key={card.id} module={module} card={card} />
          ))}
        </ul>
        {cards.length > shown && (
          <button type="button" className="btn" onClick={() => setShown(shown + AT_ONCE)}>
            {say.showMore}
          </button>
        )}
      </section>
    </div>
  );
}

interface NothingProps {
  readonly nearest: readonly string[];
  onWords(words: string): void;
}

/** Nothing was found: perhaps a name was misspelt. */
function Nothing({ nearest, onWords }: NothingProps) {
  const say = useWords(DECK_WORDS);
  return (
    <div className="card-grid-nothing">
      <p>{say.nothingFound}</p>
      {nearest.length > 0 && (
        <p>
          {say.didYouMean}{' '}
          {nearest.map((name) => (
            <button key={name} type="button" className="btn" onClick={() => onWords(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
