import type { Lang } from '@kronika/kernel';
import { Link } from 'wouter';
import { Mon } from '../../cards/Mon.tsx';
import { announcedGame } from '../../games/parts.ts';
import type { FinishedMatch } from '../../history/finished.ts';
import type { HistoryModule } from '../../history/history-module.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { dayIn } from '../account/dates.ts';
import { replayAddress } from '../replay/replay-address.ts';
import { duration } from './duration.ts';
import { wayName } from './way-name.ts';
import { STATISTICS_WORDS, type StatisticsWords } from './words.ts';

const SIGNS = { won: '▲', lost: '▼', drawn: '=', shared: '◆' } as const;

interface HistoryRowProps {
  readonly match: FinishedMatch;
  readonly module: HistoryModule | undefined;
}

/** A finished match: who, with what, how it went, and the way to watch it again. */
export function HistoryRow({ match, module }: HistoryRowProps) {
  const say = useWords(STATISTICS_WORDS);
  const lang = useLang();
  const { table, seats, result, verdict, game, ended, at, winners } = match;
  const title = match.title ?? seats.map(({ name }) => name).join(' – ');
  const way = wayName(result, module, say, lang);
  const winner = winners[0] === undefined ? undefined : seats[winners[0]]?.name;
  return (
    <li className="history-row">
      <span className={`history-verdict ${verdict}`}>
        <span aria-hidden="true">{SIGNS[verdict]}</span>
        {say.verdicts[verdict]}
      </span>
      <div className="history-match">
        {match.title === undefined ? (
          <h3>
            <Players match={match} module={module} />
          </h3>
        ) : (
          <>
            <h3>{match.title}</h3>
            <p>
              <Players match={match} module={module} />
            </p>
          </>
        )}
        <small>
          {[
            announcedGame(game)?.name[lang],
            verdict === 'shared' ? winner : undefined,
            way,
            scoreOf(match, module, lang),
            lengthOf(match, say),
            at === 'device' ? say.thisDevice : undefined,
          ]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </small>
      </div>
      <time dateTime={new Date(ended).toISOString()}>{dayIn(lang, ended)}</time>
      <Link
        className="btn"
        href={replayAddress({ is: at === 'device' ? 'device' : 'table', table })}
        aria-label={say.replayOf(title)}
      >
        <Icon name="x-play" />
        {say.replay}
      </Link>
    </li>
  );
}

/** Who played, each with what they played as; oneself is set off. */
function Players({ match: { seats, mine, result }, module }: HistoryRowProps) {
  const lang = useLang();
  return (
    <span className="history-players">
      {seats.map((seat, place) => {
        const side = module?.sides.find(({ id }) => id === result?.sides?.[place]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          <span key={place} className={place === mine ? 'mine' : undefined}>
            {side !== undefined && <Mon badge={side.badge} place="line" />}
            {seat.name}
            {side !== undefined && <small>{side.name[lang]}</small>}
          </span>
        );
      })}
    </span>
  );
}

/** E.g. "power 15 : 9 : 7", in the order of the seats. */
function scoreOf({ result }: FinishedMatch, module: HistoryModule | undefined, lang: Lang): string | undefined {
  if (result?.scores === undefined || module?.score === undefined) return undefined;
  return `${module.score[lang]} ${result.scores.join(' : ')}`;
}

function lengthOf({ result }: FinishedMatch, say: StatisticsWords): string | undefined {
  if (result === undefined) return undefined;
  const { rounds, decisions, began, ended } = result;
  const moves = rounds === undefined || rounds === 0 ? say.decisions(decisions) : say.rounds(rounds);
  return `${moves}, ${duration(ended - began, say)}`;
}
