import type { OathView, Campaign as Running } from '@kronika/oath';
import { factOf } from '@kronika/oath';
import { nameOfCard } from '../../cards/names.ts';
import { Picture } from '../../cards/Picture.tsx';
import { printedIn } from '../find-card.ts';
import { SuitBadge } from '../pieces/SuitBadge.tsx';
import { useBoard } from '../scope.ts';

interface PlansProps {
  readonly view: OathView;
  readonly campaign: Running;
  readonly side: 'attack' | 'defence';
}

/** The battle plans that a side has used, each as a switch that is on. */
export function Plans({ view, campaign, side }: PlansProps) {
  const { lang, words } = useBoard();
  const say = words.campaign;
  const plans = campaign.plans.filter((plan) => plan.side === side);
  return (
    <>
      <h4>
        <Picture name={side === 'attack' ? 'o-sword' : 'o-shield'} />
        {say.plans}
        {side === 'attack' && <em>{say.attackDice(campaign.attackDice)}</em>}
      </h4>
      {plans.length === 0 && <small className="none">{say.noPlans}</small>}
      <ul className="plans">
        {plans.map(({ card }) => {
          const printed = printedIn(view, card);
          if (printed === undefined) return undefined;
          const { suit } = factOf(printed);
          return (
            <li key={card}>
              <i className="sw" />
              {suit === null ? <Picture name="relic-blade" /> : <SuitBadge suit={suit} />}
              <b>{nameOfCard(printed)[lang]}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}
