import type { ChronicleProps } from '../../../pages/chronicles/chronicle-part.ts';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Picture } from '../cards/Picture.tsx';
import { GOAL_PICTURES } from '../goal-pictures.ts';
import '../board/pieces.css';
import './chronicle.css';
import { Edifices } from './Edifices.tsx';
import { GameCard } from './GameCard.tsx';
import { MapPicture, type PicturedSite } from './MapPicture.tsx';
import { NextGame } from './NextGame.tsx';
import { Suits } from './Suits.tsx';
import { roman, standingAt, type ToldGame, toldGames, winsByName } from './told.ts';
import { CHRONICLE_WORDS } from './words.ts';

/** The history of a world: a card for each game, its edifices and suits, and the game that comes next. */
export function Chronicle({ matches, start }: ChronicleProps) {
  const say = useWords(CHRONICLE_WORDS);
  const lang = useLang();
  const games = toldGames(matches);
  const last = games.at(-1);
  const [first] = games;
  if (first === undefined || last === undefined) return undefined;
  const since = new Date(first.ended).toLocaleDateString(lang, { day: 'numeric', month: 'long', year: 'numeric' });
  const name = matches.at(-1)?.title ?? last.names.join(', ');
  return (
    <div className="oc">
      <header>
        <div>
          <h1>{name}</h1>
          <p>{say.subtitle(games.length, since)}</p>
        </div>
        <ul className="oc-wins" aria-label={say.wins}>
          {winsByName(games).map(({ name: who, wins }) => (
            <li key={who}>
              {who} <b>{wins}</b>
            </li>
          ))}
        </ul>
      </header>
      <ol className="oc-games">
        {games.map((game) => (
          <GameCard key={game.table} game={game} />
        ))}
        <NextCard last={last} />
      </ol>
      <div className="oc-low">
        <Edifices games={games} />
        <Suits games={games} />
        <NextGame last={last} name={name} start={start} />
      </div>
    </div>
  );
}

/** The world as the next game finds it. */
function NextCard({ last }: { readonly last: ToldGame }) {
  const say = useWords(CHRONICLE_WORDS);
  const { after, annal } = last;
  const faceup = after.map.filter(({ face }) => face === 'up').length;
  const sites: readonly PicturedSite[] = after.map.map((place) => ({
    ruler: null,
    face: place.face,
    standing: standingAt(place),
  }));
  return (
    <li className="oc-game next">
      <span className="oc-node">{roman(annal.game + 1)}</span>
      <MapPicture sites={sites} label={say.next} />
      <span className="oc-oath">
        <Picture name={GOAL_PICTURES[after.goal]} />
        {say.goals[after.goal]}
      </span>
      <div className="oc-winner">
        <div>
          <h3>{say.next}</h3>
          <small>{say.stays(faceup)}</small>
        </div>
      </div>
    </li>
  );
}
