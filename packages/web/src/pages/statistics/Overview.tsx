import type { FinishedMatch } from '../../history/finished.ts';
import { median, shareOf, sizeOf, tallyOf } from '../../history/tally.ts';
import { useWords } from '../../shell/use-words.ts';
import { Bar } from './Bar.tsx';
import { percent } from './Bars.tsx';
import { duration } from './duration.ts';
import { STATISTICS_WORDS } from './words.ts';

/** The few numbers that say most. */
export function Overview({ matches }: { readonly matches: readonly FinishedMatch[] }) {
  const say = useWords(STATISTICS_WORDS);
  const tally = tallyOf(matches);
  const results = matches.flatMap(({ result }) => result ?? []);
  const rounds = median(results.flatMap((result) => result.rounds ?? []));
  const time = median(results.map(({ began, ended }) => ended - began));
  return (
    <section className="panel statistics-overview" aria-label={say.matches(sizeOf(tally))}>
      <dl>
        <div>
          <dt>{say.matches(sizeOf(tally)).replace(/^\d+ /, '')}</dt>
          <dd>{sizeOf(tally)}</dd>
        </div>
        <div className="won">
          <dt>{say.won}</dt>
          <dd>{tally.won}</dd>
        </div>
        <div className="lost">
          <dt>{say.lost}</dt>
          <dd>{tally.lost}</dd>
        </div>
        {tally.other > 0 && (
          <div className="other">
            <dt>{say.other}</dt>
            <dd>{tally.other}</dd>
          </div>
        )}
        <div>
          <dt>{say.share}</dt>
          <dd>{percent(shareOf(tally))}</dd>
        </div>
        {rounds !== undefined && (
          <div>
            <dt>{say.medianRounds}</dt>
            <dd>{rounds}</dd>
          </div>
        )}
        {time !== undefined && (
          <div>
            <dt>{say.medianTime}</dt>
            <dd>{duration(time, say)}</dd>
          </div>
        )}
      </dl>
      <Bar tally={tally} most={sizeOf(tally)} />
    </section>
  );
}
