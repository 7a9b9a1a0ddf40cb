import type { PrintedId } from '@kronika/kernel';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { Mon } from '../../cards/Mon.tsx';
import { useKeptDecks } from '../../library/use-kept-decks.ts';
import { GAMES } from '../../shell/games.ts';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { loadDeckFaces } from '../setup/load-deck-faces.ts';
import type { DeckChoice } from './deck-choice.ts';
import './decks.css';
import { OwnDeck } from './OwnDeck.tsx';
import { useGameDecks } from './use-deck-choices.ts';
import { SHELF_WORDS } from './words.ts';

/** Without the faces one can still choose. */
const Faces = lazy(() =>
  loadDeckFaces().catch(() => ({ default: (_: { readonly faces: readonly PrintedId[] }) => null })),
);

/** One's own decks, and the ready ones to start from. */
export function Decks() {
  const say = useWords(SHELF_WORDS);
  const [game] = GAMES.filter(({ state }) => state === 'playable');
  if (game === undefined) return null;
  return (
    <Page title={say.title}>
      <div className="decks">
        <header>
          <div>
            <h1>{say.title}</h1>
            <p>{say.lead}</p>
          </div>
          <div className="decks-buttons">
            <Link href={`/decks/${game.id}/new`} className="btn main">
              <Icon name="x-plus" />
              {say.fresh}
            </Link>
            <Link href={`/decks/${game.id}/new?import`} className="btn">
              <Icon name="scroll-unfurled" />
              {say.importing}
            </Link>
          </div>
        </header>
        <Own />
        <Ready game={game.id} />
      </div>
    </Page>
  );
}

function Own() {
  const say = useWords(SHELF_WORDS);
  const kept = useKeptDecks();
  return (
    <section aria-label={say.own}>
      <h2>{say.own}</h2>
      {kept === undefined && <p role="status">{say.loading}</p>}
      {kept?.length === 0 && <p className="decks-none panel">{say.none}</p>}
      {kept !== undefined && kept.length > 0 && (
        <ul className="decks-own">
          {kept.map((deck) => (
            <OwnDeck key={deck.id} deck={deck} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Ready({ game }: { readonly game: string }) {
  const say = useWords(SHELF_WORDS);
  const decks = useGameDecks(game);
  return (
    <section aria-label={say.ready}>
      <h2>{say.ready}</h2>
      <p className="decks-hint">{say.readyHint}</p>
      {decks === undefined ? (
        <p role="status">{say.loading}</p>
      ) : (
        <ul className="decks-ready">
          {decks.ready.map((deck) => (
            <ReadyDeck key={deck.id} deck={deck} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReadyDeck({ deck, game }: { readonly deck: DeckChoice; readonly game: string }) {
  const say = useWords(SHELF_WORDS);
  const lang = useLang();
  return (
    <li className={`panel decks-poster ${deck.badge.allegiance}`}>
      <header>
        <Mon badge={deck.badge} place="line" />
        <div>
          <h3>{deck.name[lang]}</h3>
          <small>{deck.side[lang]}</small>
        </div>
      </header>
      <Suspense fallback={<div className="in-the-deck-faces" />}>
        <Faces faces={deck.faces} />
      </Suspense>
      <p>{deck.about[lang]}</p>
      <div className="decks-buttons">
        <Link href={`/decks/${game}/new?from=${deck.id}`} className="btn">
          {say.startFrom}
          <span className="vh">: {deck.name[lang]}</span>
        </Link>
        <Link href={`/new?game=${game}&deck=${deck.id}`} className="btn ghost">
          <Icon name="x-play" />
          {say.play}
          <span className="vh">: {deck.name[lang]}</span>
        </Link>
      </div>
    </li>
  );
}
