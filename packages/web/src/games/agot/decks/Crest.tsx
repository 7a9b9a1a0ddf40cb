import {
  type AgotHoldings,
  agendasOf,
  agotCatalogue,
  CHALLENGE_TYPES,
  cardName,
  type DeckFact,
  type DeckStatistics,
  factionCard,
  factionOf,
  ICON_NAMES,
  OF_FACTION,
  PLOT_VALUES,
  statisticsOf,
} from '@kronika/agot';
import { holdingsOf, quantityOf } from '@kronika/decks';
import { type Lang, present } from '@kronika/kernel';
import { Mon } from '../../../cards/Mon.tsx';
import { CrestNumbers } from '../../../decks/crest/CrestNumbers.tsx';
import { CrestSlot } from '../../../decks/crest/CrestSlot.tsx';
import type { CrestProps } from '../../../decks/deck-module.ts';
import { AGOT_ART } from '../art/art.ts';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../badges.ts';
import { FACE_WORDS } from '../cards/words.ts';
import './crest.css';
import { CREST_WORDS } from './crest-words.ts';

/** Faction and agenda, what the agenda asks for, and the numbers of the deck. */
export function Crest({ deck, lang, show }: CrestProps) {
  const holdings = holdingsOf(deck, agotCatalogue);
  const say = CREST_WORDS[lang];
  const faction = factionOf(holdings);
  const [agenda] = agendasOf(holdings);
  const { icons, plots } = statisticsOf(holdings);
  const choose = (type: 'faction' | 'agenda') => () => show('head', { facet: 'type', value: type });
  return (
    <div className="crest">
      <div className="crest-pair">
        <CrestSlot
          card={faction === undefined ? undefined : placed(factionCard(faction).fact, lang)}
          word={say.faction}
          empty={say.noFaction}
          onClick={choose('faction')}
        />
        <CrestSlot
          card={agenda === undefined ? undefined : placed(agenda, lang)}
          word={say.agenda}
          empty={say.noAgenda}
          onClick={choose('agenda')}
        />
      </div>
      <Asked holdings={holdings} lang={lang} />
      <Icons icons={icons} lang={lang} show={(value) => show('draw', { facet: 'icon', value })} />
      {plots !== undefined && (
        <section aria-label={say.plots}>
          <CrestNumbers numbers={PLOT_VALUES.map((value) => [FACE_WORDS[lang][value], rounded(plots[value], lang)])} />
        </section>
      )}
    </div>
  );
}

function placed(fact: DeckFact, lang: Lang) {
  return {
    name: cardName(fact)[lang],
    allegiance: FACTION_BADGES[fact.faction].allegiance,
    art: present(AGOT_ART[fact.id], `the art of ${fact.id}`),
  };
}

/** How the deck stands with what its agenda asks for (AGOT-DECK-i, -j). */
function Asked({ holdings, lang }: { readonly holdings: AgotHoldings; readonly lang: Lang }) {
  const say = CREST_WORDS[lang];
  const [agenda] = agendasOf(holdings);
  if (agenda === undefined) return null;
  const { deckRule } = agenda;
  const draw = holdings.cards.filter(({ zone }) => zone === 'draw');
  if (deckRule.is === 'fealty') {
    const count = quantityOf(draw.filter(({ card }) => card.fact.faction === 'neutral'));
    return (
      <p className="crest-asked">
        <Mon badge={FACTION_BADGES.neutral} place="line" />
        <span>{say.neutral}</span>
        <b className={count > deckRule.neutralAtMost ? 'off' : undefined}>{count}</b>
        <small>{say.atMost(deckRule.neutralAtMost)}</small>
      </p>
    );
  }
  const { faction, atLeast } = deckRule;
  const count = quantityOf(draw.filter(({ card: { fact } }) => fact.faction === faction && fact.loyal === undefined));
  return (
    <p className="crest-asked">
      <Mon badge={FACTION_BADGES[faction]} place="line" />
      <span>{say.banner(OF_FACTION[faction][lang])}</span>
      <b className={count < atLeast ? 'off' : undefined}>{count}</b>
      <small>{say.atLeast(atLeast)}</small>
    </p>
  );
}

interface IconsProps {
  readonly icons: DeckStatistics['icons'];
  readonly lang: Lang;
  show(type: string): void;
}

function Icons({ icons, lang, show }: IconsProps) {
  const say = CREST_WORDS[lang];
  return (
    <ul className="crest-icons" aria-label={say.icons}>
      {CHALLENGE_TYPES.map((type) => {
        const words = say.icon(ICON_NAMES[type][lang], icons[type].strength);
        return (
          <li key={type}>
            <button type="button" title={words} onClick={() => show(type)}>
              <Mon badge={CHALLENGE_BADGES[type]} place="line" />
              <b>{icons[type].count}</b>
              <span className="vh"> {words}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function rounded(value: number, lang: Lang): string {
  return value.toLocaleString(lang, { maximumFractionDigits: 1 });
}
