import { useSeatName } from '../../../../table/session/context.ts';
import { Picture } from '../../cards/Picture.tsx';
import { SITE_VIEWS, siteNameOf } from '../../cards/site-views.ts';
import { seatView } from '../find-card.ts';
import { warbandCount } from '../labels.ts';
import { StandingPawn } from '../pieces/Pawn.tsx';
import { FlagStack } from '../pieces/Warbands.tsx';
import { useBoard } from '../scope.ts';
import type { CampaignProps } from './Campaign.tsx';

/** Both sides in front of the place they fight for, and how it stands between them. */
export function Scene({ view, campaign }: CampaignProps) {
  const { words, near } = useBoard();
  const say = words.campaign;
  const { attackRoll, defenceRoll, winner, rolled, defenceDice, attackTotal, defenceTotal, needed } = campaign;
  const attacker = seatView(view, campaign.attacker);
  const defender = campaign.defender === 'bandits' ? undefined : seatView(view, campaign.defender);
  const attackerName = useSeatName(campaign.attacker);
  const defenderName = useSeatName(campaign.defender === 'bandits' ? campaign.attacker : campaign.defender);
  const site = view.sites.find(({ slot }) => slot === campaign.from)?.site;
  const place = site?.known === true ? siteNameOf(site.printed) : undefined;
  const picture = place === undefined ? undefined : SITE_VIEWS[place];
  return (
    <div className="scn">
      {picture !== undefined && <img className="sv" src={picture} alt="" />}
      <div className="side ll">
        {attacker !== undefined && <StandingPawn colour={attacker.colour} />}
        {attacker !== undefined && warbandCount(attacker.warbands) > 0 && (
          <FlagStack colour={attacker.fights} count={warbandCount(attacker.warbands)} />
        )}
        <h3>
          {near === campaign.attacker ? say.youAttack : say.attacks(attackerName)}
          <small>{say.force(campaign.force)}</small>
        </h3>
      </div>
      <div className="vs">
        <div className="n">
          <span>{attackRoll === null ? rolled : attackTotal}</span>
          <Picture name={attackRoll === null ? 'o-die' : 'crossed-swords'} />
          <span>{defenceRoll === null ? defenceDice : defenceTotal}</span>
        </div>
        {winner === null && attackRoll === null && <span className="oa-pill">{say.pool}</span>}
        {winner === null && attackRoll !== null && attackTotal <= defenceTotal && (
          <span className="oa-pill">{say.lacks(needed ?? defenceTotal - attackTotal + 1)}</span>
        )}
        {winner !== null && (
          <span className={`oa-pill ${winner}`}>{winner === 'attack' ? say.attackWins : say.defenceWins}</span>
        )}
      </div>
      <div className="side rr">
        <h3>
          {near === campaign.defender
            ? say.youDefend
            : say.defends(defender === undefined ? words.bandits : defenderName)}
          <small>{say.force(campaign.defenders)}</small>
        </h3>
        {defender !== undefined && warbandCount(defender.warbands) > 0 && (
          <FlagStack colour={defender.fights} count={warbandCount(defender.warbands)} />
        )}
        {defender !== undefined && <StandingPawn colour={defender.colour} />}
      </div>
    </div>
  );
}
