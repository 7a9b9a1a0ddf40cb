import type { Lang, WorkedExample } from '@kronika/kernel';
import { cardName, factOf, type L5rView } from '@kronika/l5r';
import { exampleTable } from '@kronika/l5r/compendium';
import { memo } from 'react';
import '../../../rules/scene/scene.css';
import { Sums } from '../../../rules/scene/Sums.tsx';
import { Versus } from '../../../rules/scene/Versus.tsx';
import { ELEMENT_BADGES } from '../badges.ts';
import { L5rCard } from '../cards/L5rCard.tsx';
import { attacked, besides, participants, type SceneCard } from './scene-cards.ts';

interface SceneProps {
  readonly example: WorkedExample;
  readonly lang: Lang;
}

/** As wide as a card can be small and still be read. */
const WIDTH = 66;

/** The cards of an example as they lie there, and what they add up to. */
export const Scene = memo(function Scene({ example, lang }: SceneProps) {
  const { view, sums } = exampleTable(example);
  const others = besides(view, example);
  return (
    <div className="rule-scene">
      {view !== undefined && view.conflict !== null && <Clash view={view} example={example} lang={lang} />}
      {(others.length > 0 || sums.length > 0) && (
        <div className="rule-scene-row">
          {others.length > 0 && <Cards cards={others} lang={lang} />}
          {sums.length > 0 && <Sums sums={sums} lang={lang} nameOf={(card) => cardName(factOf(card))} />}
        </div>
      )}
    </div>
  );
});

function Cards({ cards, lang }: { readonly cards: readonly SceneCard[]; readonly lang: Lang }) {
  return (
    <div className="rule-scene-cards">
      {cards.map(({ key, printed, state }) => (
        <div key={key} className={state.stance === 'bowed' ? 'rule-scene-card lies' : 'rule-scene-card'}>
          <L5rCard printed={printed} size="t" lang={lang} state={state} width={WIDTH} />
        </div>
      ))}
    </div>
  );
}

/** A conflict: who attacks and who defends, both totals, and the province. */
function Clash({ view, example, lang }: SceneProps & { readonly view: L5rView }) {
  const { conflict } = view;
  if (conflict === null) return undefined;
  const { attacker, ring, totals } = conflict;
  const defender = attacker === 0 ? 1 : 0;
  const province = attacked(view, example);
  const [attackers, defenders] = [attacker, defender].map((seat) => {
    const there = view.seats[seat];
    return there === undefined ? [] : participants(view, there);
  });
  return (
    <div className="rule-clash">
      <Cards cards={attackers ?? []} lang={lang} />
      <Versus attack={totals[attacker]} defense={totals[defender]} badge={ELEMENT_BADGES[ring]} lang={lang} />
      {defenders !== undefined && defenders.length > 0 && <Cards cards={defenders} lang={lang} />}
      {province.length > 0 && (
        <div className="rule-scene-province">
          <Cards cards={province} lang={lang} />
        </div>
      )}
    </div>
  );
}
