import { type CampaignView, type Odds as Chances, type OathView, oddsIn } from '@kronika/oath';
import { useMemo, useState } from 'react';
import { nameOfCard } from '../../cards/names.ts';
import { Picture } from '../../cards/Picture.tsx';
import { printedIn } from '../find-card.ts';
import { useBoard } from '../scope.ts';
import { useKey } from '../use-key.ts';

interface OddsProps {
  readonly view: OathView;
  readonly campaign: CampaignView;
}

/** The attacker's exact chances, on request: one bar for each thing the defence may do. */
export function Odds({ view, campaign }: OddsProps) {
  const { words } = useBoard();
  const say = words.campaign;
  const [shown, setShown] = useState<'shown' | 'hidden'>('hidden');
  const turn = () => setShown((now) => (now === 'shown' ? 'hidden' : 'shown'));
  useKey('o', turn);
  const isDeclared = campaign.targets.length > 0;
  if (!isDeclared || campaign.winner !== null) return undefined;
  return (
    <footer className="odds">
      <div>{shown === 'shown' && <Bars view={view} campaign={campaign} />}</div>
      <div className="btns">
        <button type="button" className="btn ghost" aria-pressed={shown === 'shown'} onClick={turn}>
          <Picture name="o-die" />
          {shown === 'shown' ? say.hideOdds : say.odds}
        </button>
        {shown === 'shown' && <small>{say.fromPublic}</small>}
      </div>
    </footer>
  );
}

function Bars({ view, campaign }: OddsProps) {
  const { lang, words } = useBoard();
  const say = words.campaign;
  const rows = useMemo(
    () => [
      { key: 'none', name: say.noAnswer, odds: oddsIn(campaign) },
      ...campaign.answers.map((answer) => {
        const printed = printedIn(view, answer.card);
        const name = printed === undefined ? '' : nameOfCard(printed)[lang];
        return { key: `${answer.card}/${answer.choice ?? ''}`, name: say.ifUsed(name), odds: oddsIn(campaign, answer) };
      }),
    ],
    [campaign, view, lang, say],
  );
  return (
    <ul>
      {rows.map(({ key, name, odds }) => (
        <li key={key}>
          <span>{name}</span>
          <Bar odds={odds} />
        </li>
      ))}
    </ul>
  );
}

function Bar({ odds: { outright, withSacrifice } }: { readonly odds: Chances }) {
  const { words } = useBoard();
  const say = words.campaign;
  const parts = [
    { key: 'plain', share: outright, text: say.plainWin },
    { key: 'sacr', share: withSacrifice - outright, text: say.withSacrifice },
    { key: 'lost', share: 1 - withSacrifice, text: say.defeat },
  ].map((part) => ({ ...part, share: Math.round(part.share * 100) }));
  const told = parts.map(({ share, text }) => `${share} % ${text}`).join(', ');
  return (
    <span className="bar" role="img" aria-label={told}>
      {parts
        .filter(({ share }) => share > 0)
        .map(({ key, share, text }) => (
          <i key={key} className={key} style={{ flexGrow: share }}>
            {key === 'sacr' ? '+' : ''}
            {share} % {share > 14 && text}
          </i>
        ))}
    </span>
  );
}
