import { isOneSide } from '@kronika/kernel';
import type { Ending } from '@kronika/protocol';
import { Mon } from '../../cards/Mon.tsx';
import { teamNameOf } from '../../shell/team-name.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useSeatTitle, useSession, useTable } from '../session/context.ts';
import type { TableWords } from '../text/words.ts';
import { ranked, type Standing } from './standing.ts';
import './standings.css';

/** All seats at the end of the match, from who won to who was out of it first. */
export function Standings({ ending }: { readonly ending: Ending }) {
  const { session, lang, words } = useTable();
  const view = useSession(({ known }) => known?.document.match?.board);
  const standings = view === undefined ? [] : session.module.standings(view, lang);
  if (standings.length === 0) return undefined;
  return (
    <ol className="standings" aria-label={words.standings}>
      {ranked(standings, ending.winners).map((standing) => (
        <Row key={standing.seat} standing={standing} ending={ending} />
      ))}
    </ol>
  );
}

function Row({ standing, ending }: { readonly standing: Standing; readonly ending: Ending }) {
  const { words, lang } = useTable();
  const name = useSeatTitle(standing.seat);
  const teams = useSession(({ known }) => known?.document.teams);
  const team = teams === undefined || isOneSide(teams.length, teams) ? undefined : teams[standing.seat];
  const { seat, badge, about, counts } = standing;
  const hasWon = ending.winners.includes(seat);
  const fate = hasWon ? words.winner : (endedBy(ending, standing, words) ?? standing.out);
  return (
    <li className={`${badge.allegiance}${hasWon ? ' won' : fate === undefined ? '' : ' fell'}`}>
      <Mon badge={badge} place="line" />
      <span className="whose">
        <b>{name}</b>
        <small>{team === undefined ? about : `${about} · ${teamNameOf(team, lang)}`}</small>
      </span>
      {fate !== undefined && (
        <span className="fate">
          {hasWon && <Icon name="imperial-crown" />}
          {fate}
        </span>
      )}
      <span className="counts">
        {counts.map(({ icon, word, value, shown }) => (
          <span key={word} title={word}>
            <Icon name={icon} />
            <span className="vh">{word} </span>
            <b>{shown ?? value}</b>
          </span>
        ))}
      </span>
    </li>
  );
}

/** With a seat that gave up or ran out of time a match for two is over. */
function endedBy(ending: Ending, { seat }: Standing, words: TableWords): string | undefined {
  if (ending.is !== 'resigned' && ending.is !== 'timeUp') return undefined;
  return ending.seat === seat ? words.fate[ending.is] : undefined;
}
