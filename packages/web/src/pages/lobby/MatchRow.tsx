import { isOneSide, type Lang } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { forgetLocalTable } from '../../client/local-tables.ts';
import { forgetSeats } from '../../client/my-tables.ts';
import { announcedGame } from '../../games/parts.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { replayAddress } from '../replay/replay-address.ts';
import { MatchBadges, sidesOf } from './MatchBadges.tsx';
import { addressOf, type MyMatch, turnOf } from './my-match.ts';
import { namesBySide } from './names-by-side.ts';
import { LOBBY_WORDS, type LobbyWords } from './words.ts';

/** One match of ours: the row leads to it. */
export function MatchRow({ match }: { readonly match: MyMatch }) {
  const say = useWords(LOBBY_WORDS);
  const lang = useLang();
  const { summary } = match;
  const turn = turnOf(match);
  const game = announcedGame(summary.game);
  const title = summary.title ?? say.against(namesBySide(summary, (seat) => seatName(seat, say)));
  return (
    <li className={`table-list-row ${turn}`}>
      <MatchBadges summary={summary} />
      <div>
        <h3>
          <Link href={addressOf(match)}>{title}</Link>
        </h3>
        <small>
          {[
            game?.name[lang],
            summary.inSeries === undefined ? undefined : say.inSeries(summary.inSeries),
            sidesTold(summary, lang),
            summary.moment?.[lang],
            match.at === 'device' ? say.thisDevice : undefined,
          ]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </small>
      </div>
      <span className="table-list-state">
        {stateOf(match, say)}
        <small>{say.ago(Date.now() - summary.updated)}</small>
      </span>
      {turn === 'over' && (
        <Link
          href={replayAddress({ is: match.at === 'device' ? 'device' : 'table', table: summary.table })}
          className="btn ghost table-list-replay"
          aria-label={say.replayOf(title)}
        >
          <Icon name="x-play" />
          {say.replay}
        </Link>
      )}
      {isRemovable(match) && <Remove match={match} title={title} />}
    </li>
  );
}

/** E.g. "Lion – Crane". */
function sidesTold(summary: TableSummary, lang: Lang): string | undefined {
  const sides = sidesOf(summary);
  return sides.length === 0 ? undefined : sides.map(({ name }) => name[lang]).join(' – ');
}

function seatName({ is, name }: TableSummary['seats'][number], say: LobbyWords): string {
  return is === 'open' ? say.openSeat : name;
}

function stateOf(match: MyMatch, say: LobbyWords): string {
  const { seats, teams, waiting, winners = [] } = match.summary;
  const turn = turnOf(match);
  const [first] = waiting;
  const name = first === undefined ? undefined : seats[first]?.name;
  switch (turn) {
    case 'theirs':
      return name === undefined ? say.turns.theirs : say.waitsFor(name);
    case 'over':
      if (winners.length === 0) return isOneSide(seats.length, teams) ? say.lost : say.draw;
      return say.won(winners.map((seat) => seats[seat]?.name ?? '').join(', '));
    default:
      return say.turns[turn];
  }
}

/**
 * A match at the server is going on for the others, too; it is left by playing or resigning. What is the account's stays
 * with it.
 */
function isRemovable(match: MyMatch): boolean {
  return match.at === 'device' || (match.at === 'server' && match.summary.status !== 'playing');
}

/** Removes a match from the list, and from this device; asks once, because it cannot be taken back. */
function Remove({ match, title }: { readonly match: MyMatch; readonly title: string }) {
  const say = useWords(LOBBY_WORDS);
  const [asked, setAsked] = useState<'not' | 'asked'>('not');
  const remove = () => {
    const { table } = match.summary;
    if (match.at === 'server') forgetSeats(table);
    else forgetLocalTable(table).catch(() => undefined);
  };
  return asked === 'asked' ? (
    <>
      <button type="button" className="btn" onClick={remove}>
        {say.removeYes}
      </button>
      <button type="button" className="btn ghost" onClick={() => setAsked('not')}>
        {say.removeNo}
      </button>
    </>
  ) : (
    <button
      type="button"
      className="table-list-remove"
      aria-label={say.removeOf(title)}
      onClick={() => setAsked('asked')}
    >
      <Icon name="trash-can" />
    </button>
  );
}
