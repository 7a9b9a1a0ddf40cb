import type { EdificeName } from '@kronika/oath';
import { isCardName, printedOf } from '@kronika/oath';
import type { ReactNode } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { COLOUR_BADGES } from '../badges.ts';
import { SuitBadge } from '../board/pieces/SuitBadge.tsx';
import { nameOfCard } from '../cards/names.ts';
import { Picture, type PictureOf } from '../cards/Picture.tsx';
import { GOAL_PICTURES } from '../goal-pictures.ts';
import { WAYS } from '../history.ts';
import { OATH_SIDES } from '../sides.ts';

import { MapPicture, picturedSites } from './MapPicture.tsx';
import { arrivals, roman, type ToldGame } from './told.ts';
import { CHRONICLE_WORDS } from './words.ts';

/** One game: its map at the end, the oath, who won and how, and what became of the world. */
export function GameCard({ game }: { readonly game: ToldGame }) {
  const { annal, names } = game;
  const say = useWords(CHRONICLE_WORDS);
  const lang = useLang();
  const winner = annal.players[annal.winner];
  const way =
    annal.vision !== undefined && isCardName(annal.vision)
      ? say.vision(nameOfCard(printedOf(annal.vision))[lang])
      : WAYS[annal.how][lang];
  const number = roman(annal.game);
  return (
    <li className="oc-game">
      <span className="oc-node">{number}</span>
      <MapPicture sites={picturedSites(annal)} label={say.mapOf(number)} />
      <span className="oc-oath">
        <Picture name={GOAL_PICTURES[annal.goal]} />
        {say.goals[annal.goal]}
      </span>
      <div className={`oc-winner ${winner === undefined ? '' : COLOUR_BADGES[winner.colour].allegiance}`}>
        {winner !== undefined && <Mon badge={COLOUR_BADGES[winner.colour]} place="line" />}
        <div>
          <h3>{names[annal.winner]}</h3>
          {winner !== undefined && <small>{OATH_SIDES[winner.role].name[lang]}</small>}
          <small>
            {way}, {say.round(annal.round)}
          </small>
        </div>
      </div>
      <ul>
        <Fate names={annal.built} picture="o-temple" word={say.built} />
        <Fate names={annal.ruined} picture="o-ruin" word={say.ruined} />
        <Fate names={annal.lost} picture="o-ruin" word={say.lost} />
        <Line picture="card-pickup">
          <span className="oc-suits">
            {arrivals(annal).map(({ suit, count }) => (
              <span key={suit}>
                <SuitBadge suit={suit} />
                <b>+{count}</b>
              </span>
            ))}
          </span>
        </Line>
      </ul>
    </li>
  );
}

interface FateProps {
  readonly names: readonly EdificeName[];
  readonly picture: PictureOf;
  readonly word: string;
}

/** What became of edifices. */
function Fate({ names, picture, word }: FateProps) {
  const lang = useLang();
  return names.map((name) => (
    <Line key={name} picture={picture}>
      <b>{nameOfCard(printedOf(name))[lang]}</b> {word}
    </Line>
  ));
}

/** One line of what happened. */
export function Line({ picture, children }: { readonly picture: PictureOf; readonly children: ReactNode }) {
  return (
    <li className={picture === 'o-temple' ? 'built' : ''}>
      <Picture name={picture} />
      <span>{children}</span>
    </li>
  );
}
