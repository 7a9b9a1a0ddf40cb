import { type CampaignView, factOf, type OathView, type PlanView } from '@kronika/oath';
import { Place } from '../../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import { nameOfCard } from '../../cards/names.ts';
import { Picture } from '../../cards/Picture.tsx';
import { printedIn } from '../find-card.ts';
import { SuitBadge } from '../pieces/SuitBadge.tsx';
import { CostToks } from '../pieces/Tok.tsx';
import { useBoard } from '../scope.ts';
import { planPlace } from '../things.ts';

interface PlansProps {
  readonly view: OathView;
  readonly campaign: CampaignView;
  readonly side: 'attack' | 'defence';
}

/** The battle plans of a side as switches: those used are on, those that may still be used wait to be switched. */
export function Plans({ view, campaign, side }: PlansProps) {
  const { words, near } = useBoard();
  const say = words.campaign;
  const used = campaign.plans.filter((plan) => plan.side === side);
  const ownSide = near === campaign.attacker ? 'attack' : 'defence';
  const left = ownSide === side ? campaign.plansLeft : [];
  const answers = side === 'defence' ? campaign.answers : [];
  return (
    <>
      <h4>
        <Picture name={side === 'attack' ? 'o-sword' : 'o-shield'} />
        {say.plans}
        <em>{side === 'attack' ? say.attackDice(campaign.rolled) : say.defenceDice(campaign.defenceDice)}</em>
      </h4>
      {used.length + left.length + answers.length === 0 && <small className="none">{say.noPlans}</small>}
      <ul className="plans">
        {used.map(({ card }) => (
          <li key={`used${card}`} className="on">
            <Line view={view} plan={{ card, attack: 0, defence: 0, cost: {} }} />
          </li>
        ))}
        {left.map((plan) => (
          <li key={planPlace(plan)}>
            <Offered view={view} plan={plan} />
          </li>
        ))}
        {answers.map((plan) => (
          <li key={planPlace(plan)} className="may">
            <Line view={view} plan={plan} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  readonly view: OathView;
  readonly plan: PlanView;
}

function Offered({ view, plan }: LineProps) {
  const { lang } = useBoard();
  const printed = printedIn(view, plan.card);
  if (printed === undefined) return undefined;
  return (
    <Place
      place={planPlace(plan)}
      looked={lookedCard(printed, plan.card)}
      label={`${nameOfCard(printed)[lang]}${dice(plan.attack)}${dice(plan.defence)}`}
      className="oa-plan"
    >
      {() => <Line view={view} plan={plan} />}
    </Place>
  );
}

const dice = (by: number): string => (by === 0 ? '' : ` ${by > 0 ? '+' : '−'}${Math.abs(by)}`);

function Line({ view, plan }: LineProps) {
  const { lang, words } = useBoard();
  const printed = printedIn(view, plan.card);
  if (printed === undefined) return undefined;
  const { suit } = factOf(printed);
  const isFree = Object.values(plan.cost).every((amount) => amount === 0);
  return (
    <span className="pl">
      <i className="sw" />
      {suit === null ? <Picture name="relic-blade" /> : <SuitBadge suit={suit} />}
      <b>{nameOfCard(printed)[lang]}</b>
      {plan.attack !== 0 && (
        <span className="dx attack">
          {dice(plan.attack)} <Picture name="o-sword" />
        </span>
      )}
      {plan.defence !== 0 && (
        <span className="dx defence">
          {dice(plan.defence)} <Picture name="o-shield" />
        </span>
      )}
      {isFree ? <small>{words.campaign.free}</small> : <CostToks cost={plan.cost} />}
    </span>
  );
}
