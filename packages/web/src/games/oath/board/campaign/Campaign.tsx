import { type CampaignView, isOathOption, type OathView } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import { useSession } from '../../../../table/session/context.ts';
import { Picture } from '../../cards/Picture.tsx';
import { useBoard } from '../scope.ts';
import { AttackDice, DefenceDice } from './Dice.tsx';
import { Odds } from './Odds.tsx';
import { Plans } from './Plans.tsx';
import { Scene } from './Scene.tsx';
import { Targets } from './Targets.tsx';

export interface CampaignProps {
  readonly view: OathView;
  readonly campaign: CampaignView;
}

/** Which of the seven steps a campaign stands at, told by what is known of it. */
function stepOf({ targets, attackRoll, defenceRoll, winner }: CampaignView): number {
  if (winner !== null) return 6;
  if (attackRoll !== null && defenceRoll !== null) return 4;
  return targets.length === 0 ? 1 : 2;
}

/** Kinds of options that are chosen on the map, so that the campaign must not lie over it. */
const ON_MAP: ReadonlySet<string> = new Set(['site', 'bank', 'region', 'facedownRelic', 'card', 'recoverable']);

/** The running campaign, over the map: who against whom, targets, plans, dice and how it stands. */
export function Campaign({ view, campaign }: CampaignProps) {
  const { words } = useBoard();
  const say = words.campaign;
  const step = stepOf(campaign);
  const isAside = useSession(
    ({ question }) =>
      question !== undefined &&
      optionsOf(question)
        .filter(isOathOption)
        .some(({ is }) => ON_MAP.has(is)),
  );
  return (
    <section className={`oa-dlg panel${isAside ? ' aside' : ''}`} aria-label={say.title}>
      <header className="dsteps">
        <h2>{say.title}</h2>
        <ol>
          {say.steps.map((name, at) => (
            <li key={name} className={at < step ? 'done' : ''} aria-current={at === step ? 'step' : undefined}>
              {at < step && <Icon name="x-check" />}
              {at + 1} {name}
            </li>
          ))}
        </ol>
      </header>
      <Scene view={view} campaign={campaign} />
      <div className="cols">
        <section>
          <Plans view={view} campaign={campaign} side="attack" />
          <AttackDice dice={campaign.rolled} faces={campaign.attackRoll} total={campaign.attackTotal} />
          {campaign.sacrificed > 0 && <p>{say.sacrificed(campaign.sacrificed)}</p>}
          {campaign.killed.attack > 0 && <p className="bad">{say.killed(campaign.killed.attack)}</p>}
        </section>
        <section>
          <h4>
            <Picture name="o-site" />
            {say.targets}
          </h4>
          <Targets view={view} campaign={campaign} />
          <Plans view={view} campaign={campaign} side="defence" />
          <DefenceDice
            dice={campaign.defenceDice}
            faces={campaign.defenceRoll}
            total={campaign.defenceTotal}
            warbands={campaign.defenders}
          />
          {campaign.killed.defence > 0 && <p>{say.killed(campaign.killed.defence)}</p>}
        </section>
      </div>
      <Odds view={view} campaign={campaign} />
    </section>
  );
}
