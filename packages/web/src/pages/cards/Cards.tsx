import { Link, useSearchParams } from 'wouter';
import '../../decks/parts/card-grid.css';
import { SearchField } from '../../decks/parts/SearchField.tsx';
import { announcedGame } from '../../games/parts.ts';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { AllGames } from './AllGames.tsx';
import { NoCard } from './NoCard.tsx';
import './cards.css';
import { OneGame } from './OneGame.tsx';
import { addressOfSearch, type CardSearch, searchIn } from './search-in-address.ts';
import { gamesWithCards, useCards } from './use-cards.ts';
import { CARDS_PAGE_WORDS } from './words.ts';

/** All cards there are: those of one game with its filters, or of all of them. What is looked for stands in the address. */
export function Cards({ game }: { readonly game?: string | undefined }) {
  const say = useWords(CARDS_PAGE_WORDS);
  const games = gamesWithCards();
  const [asked, ask] = useSearchParams();
  if (game !== undefined && !games.some(({ id }) => id === game)) return <NoCard title={say.noGame} />;
  const words = asked.get('q') ?? '';
  const search = (next: string) => {
    const all = new URLSearchParams(asked);
    if (next === '') all.delete('q');
    else all.set('q', next);
    ask(all, { replace: true });
  };
  return (
    <Page title={say.title}>
      <div className="cards-page">
        <header>
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
        </header>
        <div className="cards-tools">
          <SearchField value={words} onChange={search} />
          <GameLinks game={game} words={words} />
        </div>
        {game === undefined ? <AllGames games={games} words={words} /> : <InGame game={game} asked={asked} ask={ask} />}
      </div>
    </Page>
  );
}

interface InGameProps {
  readonly game: string;
  readonly asked: URLSearchParams;
  ask(next: Record<string, string>, options: { readonly replace: true }): void;
}

function InGame({ game, asked, ask }: InGameProps) {
  const say = useWords(CARDS_PAGE_WORDS);
  const module = useCards(game);
  if (module === undefined) return <p role="status">{say.loading}</p>;
  const onSearch = (search: CardSearch) => ask(addressOfSearch(search), { replace: true });
  return <OneGame key={game} module={module} search={searchIn(asked, module.facets)} onSearch={onSearch} />;
}

/** The games are addresses of their own, and take the words along that are looked for. */
function GameLinks({ game, words }: { readonly game: string | undefined; readonly words: string }) {
  const say = useWords(CARDS_PAGE_WORDS);
  const lang = useLang();
  const search = words === '' ? '' : `?q=${encodeURIComponent(words)}`;
  const ways = [undefined, ...gamesWithCards().map(({ id }) => id)];
  return (
    <nav className="cards-games" aria-label={say.games}>
      {ways.map((way) => (
        <Link
          key={way ?? ''}
          href={`/cards${way === undefined ? '' : `/${way}`}${search}`}
          className="btn"
          aria-current={way === game ? 'page' : undefined}
        >
          {way === undefined ? say.allGames : announcedGame(way)?.name[lang]}
        </Link>
      ))}
    </nav>
  );
}
