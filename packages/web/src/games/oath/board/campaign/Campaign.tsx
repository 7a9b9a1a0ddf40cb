import type { OathView, Campaign as Running } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Picture } from '../../cards/Picture.tsx';
import { useBoard } from '../scope.ts';
import { AttackDice, DefenceDice } from './Dice.tsx';
import { Plans } from './Plans.tsx';
import { Scene } from './Scene.tsx';
import { targetName } from './target-name.ts';

export interface CampaignProps {
  readonly view: OathView;
  readonly campaign: Running;
}

/** Which of the seven steps a campaign stands at, told by what is known of it. */
function stepOf({ targets, attackRoll, defenceRoll, winner }: Running): number {
  if (winner !== null) return 6;
  if (attackRoll !== null && defenceRoll !== null) return 4;
  return targets.length === 0 ? 1 : 2;
}

/** The running campaign, over the map: who against whom, targets, plans, dice and how it stands. */
export function Campaign({ view, campaign }: CampaignProps) {
  const { lang, words } = useBoard();
  const say = words.campaign;
  const step = stepOf(campaign);
  return (
    <section className="oa-dlg panel" aria-label={say.title}>
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
          <AttackDice dice={campaign.attackDice} faces={campaign.attackRoll} />
          {campaign.sacrificed > 0 && <p>{say.sacrificed(campaign.sacrificed)}</p>}
          {campaign.killed.attack > 0 && <p>{say.killed(campaign.killed.attack)}</p>}
        </section>
        <section>
          <h4>
            <Picture name="o-shield" />
            {say.targets}
            <em>{say.defenceDice(campaign.defenceDice)}</em>
          </h4>
          <ul className="tg">
            {campaign.targets.map((target) => (
              <li key={JSON.stringify(target)}>{targetName(view, target, lang)}</li>
            ))}
          </ul>
          <Plans view={view} campaign={campaign} side="defence" />
          <DefenceDice dice={campaign.defenceDice} faces={campaign.defenceRoll} />
          {campaign.killed.defence > 0 && <p>{say.killed(campaign.killed.defence)}</p>}
        </section>
      </div>
    </section>
  );
}
