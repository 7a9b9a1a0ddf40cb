import { useState } from 'react';
import { Link } from 'wouter';
import type { DeckCard } from '../../decks/deck-module.ts';
import { hasPart } from '../../games/parts.ts';
import { usePart } from '../../games/use-part.ts';
import { useKeptDecks } from '../../library/use-kept-decks.ts';
import { rulesAddress } from '../../rules/outline.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { decksWith, rulesOf } from './about-card.ts';
import { allCards } from './all-cards.ts';
import './cards.css';
import type { CardsModule } from './cards-module.ts';
import { NoCard } from './NoCard.tsx';
import { hasCards, useCards } from './use-cards.ts';
import { CARDS_PAGE_WORDS } from './words.ts';

/** One card: what it is, which decks have it, and what the rules say of it. */
export function CardPage({ game, card }: { readonly game: string; readonly card: string }) {
  const say = useWords(CARDS_PAGE_WORDS);
  const module = useCards(game);
  if (!hasCards(game)) return <NoCard title={say.noGame} />;
  if (module === undefined) return <Loading />;
  const found = allCards(module).find(({ id }) => id === card);
  return found === undefined ? <NoCard title={say.noCard} /> : <Known module={module} card={found} />;
}

interface KnownProps {
  readonly module: CardsModule;
  readonly card: DeckCard;
}

function Known({ module, card }: KnownProps) {
  const lang = useLang();
  const other = lang === 'pl' ? 'en' : 'pl';
  const say = useWords(CARDS_PAGE_WORDS);
  const { Face, game } = module;
  return (
    <Page title={card.name[lang]}>
      <article className="card-page">
        <nav>
          <Link href={`/cards/${game}`} className="btn ghost">
            <Icon name="x-back" />
            {say.toCards}
          </Link>
          <CopyLink />
        </nav>
        <div className="card-page-face">
          <Face printed={card.id} size="i" lang={lang} width={300} />
        </div>
        <div className="card-page-about">
          <h1>
            {card.name[lang]} {card.name[other] !== card.name[lang] && <small lang={other}>{card.name[other]}</small>}
          </h1>
          <Facts module={module} card={card} />
          {module.ready !== undefined && module.cards.includes(card) && (
            <Decks game={module.game} ready={module.ready} card={card} />
          )}
          <Rules module={module} card={card} />
        </div>
      </article>
    </Page>
  );
}

/** What it is told apart by, each as a way to the cards that share it. */
function Facts({ module, card }: KnownProps) {
  const lang = useLang();
  const say = useWords(CARDS_PAGE_WORDS);
  const known = module.facets.flatMap((facet) => {
    const values = facet.values.filter(({ id }) => (card.marks[facet.id] ?? []).includes(id));
    return values.length === 0 ? [] : [{ facet, values }];
  });
  return (
    <section aria-label={say.facts}>
      <dl className="card-page-facts">
        {known.map(({ facet, values }) => (
          <div key={facet.id}>
            <dt>{facet.name[lang]}</dt>
            <dd>
              {values.map(({ id, name }) => (
                <Link key={id} href={`/cards/${module.game}?${facet.id}=${encodeURIComponent(id)}`} className="chip">
                  {name[lang]}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface DecksProps {
  readonly game: string;
  readonly ready: NonNullable<CardsModule['ready']>;
  readonly card: DeckCard;
}

function Decks({ game, ready, card }: DecksProps) {
  const lang = useLang();
  const say = useWords(CARDS_PAGE_WORDS);
  const decks = decksWith(card.id, { game, ready }, useKeptDecks() ?? []);
  return (
    <section aria-label={say.decks}>
      <h2>{say.decks}</h2>
      {decks.length === 0 ? (
        <p className="quiet">{say.noDecks}</p>
      ) : (
        <ul className="card-page-decks">
          {decks.map(({ address, name, copies, origin }) => (
            <li key={address}>
              <Link href={address} className="btn">
                <b>{say.copies(copies)}</b>
                {name[lang]}
                {origin === 'own' && <small>{say.ownDeck}</small>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Rules({ module, card }: KnownProps) {
  const lang = useLang();
  const say = useWords(CARDS_PAGE_WORDS);
  const rules = usePart(module.game, 'rules');
  if (rules === undefined) return hasPart(module.game, 'rules') ? <p role="status">{say.loading}</p> : null;
  const found = rulesOf(card.id, rules);
  return (
    <section aria-label={say.rules}>
      <h2>{say.rules}</h2>
      {found.length === 0 && <p className="quiet">{say.noRules}</p>}
      <ul className="card-page-rules">
        {found.map(({ entry, readings, examples }) => (
          <li key={entry.id} className="panel">
            <h3>
              <Link href={rulesAddress(module.game, entry.id)}>{entry.title[lang]}</Link>
            </h3>
            <p>{entry.lead[lang]}</p>
            {readings.map((text) => (
              <p key={text.en}>
                <b>{say.ruling}.</b> {text[lang]}
              </p>
            ))}
            {examples.map((text) => (
              <p key={text.en} className="quiet">
                <b>{say.example}.</b> {text[lang]}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CopyLink() {
  const say = useWords(CARDS_PAGE_WORDS);
  const [how, setHow] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(location.href.split('?')[0] ?? '') ?? Promise.reject()).then(
      () => setHow('copied'),
      () => setHow('failed'),
    );
  return (
    <span role="status" className="card-page-link">
      <button type="button" className="btn ghost" onClick={copy}>
        <Icon name={how === 'copied' ? 'x-check' : 'share'} />
        {how === 'copied' ? say.copied : say.copyLink}
      </button>
      {how === 'failed' && <small>{say.copyFailed}</small>}
    </span>
  );
}
