import type { Lang } from '@kronika/kernel';
import { cardName, factOf, type L5rView } from '@kronika/l5r';
import { memo } from 'react';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Count } from '../../../../table/motion/Count.tsx';
import { L5rCard } from '../../cards/L5rCard.tsx';
import { conflictIcon } from '../conflict-types.ts';
import { characterState } from '../find-card.ts';
import { useBoard } from '../side.ts';
import type { BoardWords } from '../words.ts';
import type { DuelScene, DuelSide } from './scene.ts';
import { useDuel } from './use-duel.ts';
import './duel.css';

/** Two characters face to face: their skills, the dials, and who won. */
export const Duel = memo(function Duel({ view }: { readonly view: L5rView }) {
  const { lang, words } = useBoard();
  const scene = useDuel(view);
  const [challenger, challenged] = scene?.sides ?? [];
  if (scene === undefined || challenger === undefined || challenged === undefined) return undefined;
  return (
    <section className={`duelists panel ${scene.stage}`} aria-label={words.duel}>
      <Duelist side={challenger} type={scene.type} />
      <div className="duelmid">
        <Icon name="katana" />
        <b>{words.duel}</b>
        <small>{words.duelType[scene.type]}</small>
        <span className="duelend">{outcomeOf(scene, words, lang)}</span>
      </div>
      <Duelist side={challenged} type={scene.type} />
    </section>
  );
});

function Duelist({ side, type }: { readonly side: DuelSide; readonly type: DuelScene['type'] }) {
  const { lang, words } = useBoard();
  const { printed, character, skill, bid, result } = side;
  const { stance: _, ...upright } = characterState(character);
  return (
    <div className={`duelist ${result}`}>
      <L5rCard printed={printed} size="t" lang={lang} state={upright} />
      <div className="duelsum">
        <span className="vh">{cardName(factOf(printed))[lang]}: </span>
        <b className="duelskill">
          <Count value={skill + (bid ?? 0)} />
        </b>
        <span className="duelparts">
          <Icon name={conflictIcon(type)} />
          {skill}
          <span className={`dial${bid === undefined ? ' hidden' : ''}`} style={{ '--n': bid ?? 0 }} title={words.dial}>
            <b>
              <span className="vh">{words.dial} </span>
              {bid ?? '?'}
            </b>
          </span>
        </span>
      </div>
    </div>
  );
}

function outcomeOf({ stage, sides }: DuelScene, words: BoardWords, lang: Lang): string {
  if (stage === 'bidding') return words.duelBids;
  if (stage === 'revealed') return words.duelReveals;
  const won = sides.find(({ result }) => result === 'won');
  return won === undefined ? words.duelDrawn : words.duelWon(cardName(factOf(won.printed))[lang]);
}
