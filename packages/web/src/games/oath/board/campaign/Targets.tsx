import type { CampaignView, OathView, Target, TargetView } from '@kronika/oath';
import { Place } from '../../../../table/choosing/Place.tsx';
import { Picture, type PictureOf } from '../../cards/Picture.tsx';
import { SITE_VIEWS, siteNameOf } from '../../cards/site-views.ts';
import { useBoard } from '../scope.ts';
import { targetPlace } from '../things.ts';
import { targetName } from './target-name.ts';

interface TargetsProps {
  readonly view: OathView;
  readonly campaign: CampaignView;
}

/** What the campaign is about, and what it could still be about, each with the dice it adds to the defence. */
export function Targets({ view, campaign }: TargetsProps) {
  const rows: readonly TargetView[] =
    campaign.possible.length > 0
      ? campaign.possible
      : campaign.targets.map((target) => ({ target, dice: 0, named: 'yes' as const }));
  return (
    <ul className="tg">
      {rows.map((row) => (
        <li key={targetPlace(row.target)} className={row.named}>
          <Row view={view} row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ view, row: { target, dice, named } }: { readonly view: OathView; readonly row: TargetView }) {
  const { lang, words } = useBoard();
  const name = targetName(view, target, lang);
  return (
    <Place place={targetPlace(target)} label={`${name}, ${words.defenceDice(dice)}`} className="oa-target">
      {() => (
        <>
          <Sign view={view} target={target} />
          <span className="nm">
            <b>{name}</b>
            {named === 'must' && <small>{words.campaign.must}</small>}
          </span>
          <span className="dd">
            {Array.from({ length: Math.min(dice, 6) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by nothing else
              <i key={at}>
                <Picture name="o-shield" />
              </i>
            ))}
          </span>
        </>
      )}
    </Place>
  );
}

const SIGNS: Readonly<Record<Exclude<Target['is'], 'site'>, PictureOf>> = {
  relic: 'relic-blade',
  banner: 'o-flag',
  pawn: 'walking-boot',
};

function Sign({ view, target }: { readonly view: OathView; readonly target: Target }) {
  if (target.is !== 'site') return <Picture name={SIGNS[target.is]} />;
  const site = view.sites.find(({ slot }) => slot === target.slot)?.site;
  const name = site?.known === true ? siteNameOf(site.printed) : undefined;
  return name === undefined ? <Picture name="o-site" /> : <img src={SITE_VIEWS[name]} alt="" />;
}
