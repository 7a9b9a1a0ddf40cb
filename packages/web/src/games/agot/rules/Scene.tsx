import { type AgotView, cardName, factOf } from '@kronika/agot';
import { exampleTable } from '@kronika/agot/compendium';
import type { Lang, WorkedExample } from '@kronika/kernel';
import { memo } from 'react';
import '../../../rules/scene/scene.css';
import { Sums } from '../../../rules/scene/Sums.tsx';
import { Versus } from '../../../rules/scene/Versus.tsx';
import { CHALLENGE_BADGES } from '../badges.ts';
import { AgotCard } from '../cards/AgotCard.tsx';
import { Lines } from './Lines.tsx';
import { besides, participants, type SceneCard } from './scene-cards.ts';

interface SceneProps {
  readonly example: WorkedExample;
  readonly lang: Lang;
}

/** As wide as a card can be small and still be read; plots lie. */
const WIDTH = 66;
const PLOT_WIDTH = 112;

/** The cards of an example as they lie there, and what they add up to. */
export const Scene = memo(function Scene({ example, lang }: SceneProps) {
  const { view, sums } = exampleTable(example);
  if (view === undefined) return <Lines example={example} lang={lang} />;
  const others = besides(view, example);
  return (
    <div className="rule-scene">
      <Clash view={view} lang={lang} />
      <div className="rule-scene-row">
        {others.length > 0 && <Cards cards={others} lang={lang} />}
        {sums.length > 0 && <Sums sums={sums} lang={lang} nameOf={(card) => cardName(factOf(card))} />}
      </div>
    </div>
  );
});

function Cards({ cards, lang }: { readonly cards: readonly SceneCard[]; readonly lang: Lang }) {
  return (
    <div className="rule-scene-cards">
      {cards.map(({ key, printed, state }) => (
        <div key={key} className={state.stance === 'bowed' ? 'rule-scene-card lies' : 'rule-scene-card'}>
          <AgotCard
            printed={printed}
            size="t"
            lang={lang}
            state={state}
            width={factOf(printed).type === 'plot' ? PLOT_WIDTH : WIDTH}
          />
        </div>
      ))}
    </div>
  );
}

/** A challenge: who attacks and who defends, and both totals; nothing where nobody takes part. */
function Clash({ view, lang }: { readonly view: AgotView; readonly lang: Lang }) {
  const [attackers, defenders] = [participants(view, 'attacking'), participants(view, 'defending')];
  const { challenge } = view;
  if (challenge === null || attackers.length + defenders.length === 0) return undefined;
  const { totals, type } = challenge;
  return (
    <div className="rule-clash">
      {attackers.length > 0 && <Cards cards={attackers} lang={lang} />}
      <Versus attack={totals.attacking} defense={totals.defending} badge={CHALLENGE_BADGES[type]} lang={lang} />
      {defenders.length > 0 && <Cards cards={defenders} lang={lang} />}
    </div>
  );
}
