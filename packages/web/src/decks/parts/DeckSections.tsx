import { type CatalogueCard, type Holding, holdingsOf, quantityOf, without } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import type { DeckPart } from '../deck-module.ts';
import { DECK_WORDS } from '../words.ts';
import './deck-sections.css';
import { compared, markedNumber } from './marked-number.ts';
import { Pips } from './Pips.tsx';

type Held = Holding<CatalogueCard>;

/** The cards of a part of the deck, group by group; a line opens its card. */
export function DeckSections({ part }: { readonly part: DeckPart }) {
  const { module, deck, lang } = useBuilding();
  const say = useWords(DECK_WORDS);
  const cards = holdingsOf(deck, module.catalogue).cards.filter(({ zone }) => part.zones.includes(zone));
  const sorted = cards.toSorted((one, other) => byCost(one, other) || byName(one, other));
  const groups = part.sections.map(({ id, name, most, holds }) => ({
    id,
    name: name[lang],
    most,
    cards: sorted.filter(({ card }) => holds(card.id)),
  }));
  const others = sorted.filter(({ card }) => !part.sections.some(({ holds }) => holds(card.id)));
  const filled = [...groups, { id: '', name: say.others, most: undefined, cards: others }];
  function byCost(one: Held, other: Held): number {
    return compared(costOf(one.card.id), costOf(other.card.id));
  }
  function byName(one: Held, other: Held): number {
    return nameOf(one).localeCompare(nameOf(other), lang);
  }
  function nameOf({ card }: Held): string {
    return card.name[lang] ?? card.name.en;
  }
  function costOf(id: PrintedId): number {
    const mark =
      part.curve === undefined ? undefined : module.cards.find((card) => card.id === id)?.marks[part.curve.facet];
    return markedNumber(mark?.[0]) ?? Number.POSITIVE_INFINITY;
  }
  return (
    <div className="deck-sections">
      {filled
        .filter((group) => group.cards.length > 0)
        .map(({ id, name, most, cards: held }) => (
          <section key={id}>
            <h3>
              {name}
              <span>
                {quantityOf(held)} {most !== undefined && say.of(most)}
              </span>
            </h3>
            <ul>
              {held.map((holding) => (
                <Row key={`${holding.zone} ${holding.card.id}`} holding={holding} part={part} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function Row({ holding: { card, quantity }, part }: { readonly holding: Held; readonly part: DeckPart }) {
  const { module, deck, lang, open } = useBuilding();
  const say = useWords(DECK_WORDS);
  const cost =
    part.curve === undefined ? undefined : module.cards.find(({ id }) => id === card.id)?.marks[part.curve.facet]?.[0];
  const price = module.priceOf(card.id, deck);
  return (
    <li>
      <button type="button" className="deck-row" onClick={() => open({ is: 'card', card: card.id })}>
        {cost === undefined ? <i className="none" /> : <i>{cost}</i>}
        <span>{card.name[lang] ?? card.name.en}</span>
        {price === undefined ? <span /> : <Pips price={price} lang={lang} />}
        <b aria-hidden="true">{`${quantity}×`}</b>
        <span className="vh">{say.copies(quantity)}</span>
      </button>
    </li>
  );
}

/** What stands in the deck and is no card here: it stays until somebody takes it out. */
export function UnknownCards() {
  const { module, deck, change } = useBuilding();
  const say = useWords(DECK_WORDS);
  const { unknown } = holdingsOf(deck, module.catalogue);
  if (unknown.length === 0) return null;
  return (
    <section className="deck-unknown">
      <h3>{say.unknown}</h3>
      <ul>
        {unknown.map(({ id, quantity, zone }) => (
          <li key={`${zone} ${id}`}>
            <span>{`${quantity}× ${id}`}</span>
            <button type="button" aria-label={say.remove(id)} onClick={() => change(without(deck, id))}>
              <Icon name="trash-can" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
