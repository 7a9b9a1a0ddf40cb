import { Link, useSearchParams } from 'wouter';
import { Mon } from '../../cards/Mon.tsx';
import type { AnnouncedGame } from '../../games/client-game.ts';
import { playableWith } from '../../games/parts.ts';
import { useKeptDecks } from '../../library/use-kept-decks.ts';
import { Page } from '../../shell/Page.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { DeckFaces } from '../setup/DeckFaces.tsx';
import type { DeckChoice } from './deck-choice.ts';
import './decks.css';
import { OwnDeck } from './OwnDeck.tsx';
import { useGameDecks } from './use-deck-choices.ts';
import { SHELF_WORDS } from './words.ts';

/** The games that can be played with decks one builds. */
const DECK_GAMES = playableWith('decks');

/** One's own decks, and the ready ones to start from; which game they are for stands in the address. */
export function Decks({ games = DECK_GAMES }: { readonly games?: readonly AnnouncedGame[] }) {
  const say = useWords(SHELF_WORDS);
  const lang = useLang();
  const [asked, ask] = useSearchParams();
  const game = games.find(({ id }) => id === asked.get('game')) ?? games[0];
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
        {games.length > 1 && (
          <Segment
            legend={say.game}
            options={games.map(({ id, name }) => ({ value: id, label: name[lang] }))}
            value={game.id}
            onChange={(chosen) => ask({ game: chosen }, { replace: true })}
          />
        )}
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
      <DeckFaces game={game} faces={deck.faces} />
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
