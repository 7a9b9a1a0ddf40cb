import { Link } from 'wouter';
import { Art } from '../../cards/art/Art.tsx';
import type { ClientGame } from '../../games/client-game.ts';
import { useLoaded } from '../../games/use-loaded.ts';
import { nextUnsolved, PUZZLE_GAMES, puzzlesOf } from '../../puzzle/game-puzzles.ts';
import { solvedIn } from '../../puzzle/progress.ts';
import { Page } from '../../shell/Page.tsx';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import './puzzles.css';
import { PuzzlesHead } from './PuzzlesHead.tsx';
import { countSolved } from './which.ts';
import { PUZZLE_PAGE_WORDS } from './words.ts';

/** The games with puzzles, and how far one is in each. */
export function Puzzles() {
  const say = useWords(PUZZLE_PAGE_WORDS);
  return (
    <Page title={say.title}>
      <div className="puzzles">
        <PuzzlesHead title={say.title} lead={say.lead} />
        <ul className="puzzle-games">
          {PUZZLE_GAMES.map((game) => (
            <li key={game.id}>
              <GameOfPuzzles game={game} />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

function GameOfPuzzles({ game }: { readonly game: ClientGame }) {
  const lang = useLang();
  const say = useWords(PUZZLE_PAGE_WORDS);
  const loaded = useLoaded(game.id, puzzlesOf);
  const solved = useStored(solvedIn(game.id));
  const puzzles = loaded.is === 'known' ? loaded.value.puzzles : [];
  const next = nextUnsolved(puzzles, solved);
  const done = countSolved(puzzles, solved);
  return (
    <article className={`panel puzzle-game ${game.allegiance}`}>
      <span className="puzzle-game-art" aria-hidden="true">
        <Art composition={game.picture} />
      </span>
      <div>
        <h2>
          <Link href={`/puzzles/${game.id}`}>{game.name[lang]}</Link>
        </h2>
        {puzzles.length > 0 && (
          <>
            <p>{say.solved(done, puzzles.length)}</p>
            <span className="puzzle-share" aria-hidden="true">
              <i style={{ width: `${(100 * done) / puzzles.length}%` }} />
            </span>
          </>
        )}
      </div>
      {next !== undefined && (
        <Link
          href={`/puzzles/${game.id}/${next.id}`}
          className="btn"
          aria-label={`${say.nextUnsolved}: ${game.name[lang]}`}
        >
          <Icon name="x-play" />
          {say.nextUnsolved}
        </Link>
      )}
    </article>
  );
}
