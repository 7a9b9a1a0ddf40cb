import { Link } from 'wouter';
import { Art } from '../../cards/art/Art.tsx';
import type { AnnouncedGame } from '../../games/client-game.ts';
import { hasPart, OFFERED_GAMES } from '../../games/parts.ts';
import { hasPuzzles } from '../../puzzle/game-puzzles.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { Opponent } from '../match/choice.ts';
import { useFounding } from '../match/use-founding.ts';
import './poster.css';
import type { PublicTables } from './use-public-tables.ts';
import type { Refreshed } from './use-refreshed.ts';
import { LOBBY_WORDS } from './words.ts';

interface PostersProps {
  readonly mode: Opponent;
  readonly tables: Refreshed<PublicTables>;
}

/** The four games. */
export function Posters({ mode, tables }: PostersProps) {
  return (
    <ul className="posters">
      {OFFERED_GAMES.map((game) => (
        <li key={game.id}>
          <Poster game={game} mode={mode} tables={tables} />
        </li>
      ))}
    </ul>
  );
}

function Poster({ game, mode, tables }: PostersProps & { readonly game: AnnouncedGame }) {
  const lang = useLang();
  const say = useWords(LOBBY_WORDS);
  return (
    <article className={`poster ${game.allegiance} ${game.state}`}>
      <Art composition={game.picture} />
      <div className="poster-caption">
        <h2>{game.name[lang]}</h2>
        <p>
          {game.players[lang]} · {game.about[lang]}
        </p>
        <div className="poster-row">
          {hasPart(game.id, 'course') && (
            <Link href={`/learn/${game.id}`} className="poster-learn">
              <Icon name="asian-lantern" />
              <span>{say.learn}</span>
            </Link>
          )}
          {game.state === 'playable' ? (
            <>
              {mode === 'link' && tables.is === 'unreachable' ? (
                <span className="chip">
                  <Icon name="hazard-sign" />
                  {say.needsNetwork}
                </span>
              ) : (
                <TableCount game={game} tables={tables} />
              )}
              {hasPart(game.id, 'sandbox') && (
                <Link
                  className="chip poster-chip"
                  href={`/sandbox/${game.id}`}
                  aria-label={`${say.sandbox}: ${game.name[lang]}`}
                >
                  <Icon name="stone-wall" />
                  {say.sandbox}
                </Link>
              )}
              {hasPuzzles(game.id) && (
                <Link
                  className="chip poster-chip"
                  href={`/puzzles/${game.id}`}
                  aria-label={`${say.puzzles}: ${game.name[lang]}`}
                >
                  <Icon name="jigsaw-piece" />
                  {say.puzzles}
                </Link>
              )}
              {mode === 'bot' ? (
                <div className="poster-play">
                  <Link
                    className="btn poster-choose"
                    href={`/new?game=${game.id}&with=bot`}
                    aria-label={`${say.choose(game.choices?.[lang])}: ${game.name[lang]}`}
                  >
                    <Icon name="cog" />
                    {say.choose(game.choices?.[lang])}
                  </Link>
                  <PlayButton game={game} />
                </div>
              ) : (
                <ChooseLink game={game} mode={mode} />
              )}
            </>
          ) : (
            <span className="chip">
              <Icon name="hourglass" />
              {say.inPreparation}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

/** One click to a table with a bot. */
function PlayButton({ game }: { readonly game: AnnouncedGame }) {
  const lang = useLang();
  const say = useWords(LOBBY_WORDS);
  const [founding, begin] = useFounding();
  return (
    <>
      <button
        type="button"
        className="btn main"
        aria-label={`${say.play.bot}: ${game.name[lang]}`}
        disabled={founding.is === 'founding'}
        onClick={() => begin(game.id)}
      >
        <Icon name="x-play" />
        {founding.is === 'founding' ? say.playing : say.play.bot}
      </button>
      {founding.is === 'failed' && (
        <p className="poster-failed" role="alert">
          {founding.text}
        </p>
      )}
    </>
  );
}

/** With people there is something to choose first. */
function ChooseLink({ game, mode }: { readonly game: AnnouncedGame; readonly mode: Opponent }) {
  const lang = useLang();
  const say = useWords(LOBBY_WORDS);
  return (
    <Link
      className="btn main"
      href={`/new?game=${game.id}&with=${mode}`}
      aria-label={`${say.play[mode]}: ${game.name[lang]}`}
    >
      <Icon name="x-play" />
      {say.play[mode]}
    </Link>
  );
}

function TableCount({ game, tables }: { readonly game: AnnouncedGame; readonly tables: Refreshed<PublicTables> }) {
  const say = useWords(LOBBY_WORDS);
  const count =
    tables.is === 'known'
      ? [...tables.value.open, ...tables.value.running].filter((table) => table.game === game.id).length
      : 0;
  return count === 0 ? null : (
    <span className="chip">
      <Icon name="three-friends" />
      <b>{say.tables(count)}</b>
    </span>
  );
}
