import { Link } from 'wouter';
import { fits } from '../../decks/search/filter.ts';
import type { AnnouncedGame } from '../../games/client-game.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { allCards } from './all-cards.ts';
import { FaceLink } from './FaceLink.tsx';
import { useCards } from './use-cards.ts';
import { CARDS_PAGE_WORDS } from './words.ts';

/** So many cards of a game are shown before one looks at that game alone. */
const FEW = 12;

interface AllGamesProps {
  readonly games: readonly AnnouncedGame[];
  readonly words: string;
}

/** What a search finds in each game. */
export function AllGames({ games, words }: AllGamesProps) {
  return (
    <div className="cards-all">
      {games.map((game) => (
        <InGame key={game.id} game={game} words={words} />
      ))}
    </div>
  );
}

function InGame({ game, words }: { readonly game: AnnouncedGame; readonly words: string }) {
  const lang = useLang();
  const say = useWords(CARDS_PAGE_WORDS);
  const module = useCards(game.id);
  const all = module === undefined ? [] : allCards(module);
  const found = all.filter((card) => fits(card, { part: '', words, marks: {} }, lang));
  const search = words === '' ? '' : `?q=${encodeURIComponent(words)}`;
  if (module !== undefined && found.length === 0) return null;
  return (
    <section className="card-grid" aria-label={game.name[lang]}>
      <header>
        <h2>{game.name[lang]}</h2>
        {module !== undefined && (
          <Link href={`/cards/${game.id}${search}`} className="btn ghost">
            {say.all(found.length)}
          </Link>
        )}
      </header>
      {module === undefined ? (
        <p role="status">{say.loading}</p>
      ) : (
        <ul>
          {found.slice(0, FEW).map((card) => (
            <FaceLink key={card.id} module={module} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
