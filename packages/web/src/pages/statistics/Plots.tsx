import type { Lang } from '@kronika/kernel';
import { Mon } from '../../cards/Mon.tsx';
import type { FinishedMatch } from '../../history/finished.ts';
import type { HistoryModule } from '../../history/history-module.ts';
import { byGear, byMonth, byOrder, byRounds, bySeats, bySide, byWay } from '../../history/tally.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Bars } from './Bars.tsx';
import { Columns } from './Columns.tsx';
import { Figure } from './Figure.tsx';
import { Matrix } from './Matrix.tsx';
import { wayName } from './way-name.ts';
import { STATISTICS_WORDS, type StatisticsWords } from './words.ts';

interface PlotsProps {
  readonly matches: readonly FinishedMatch[];
  /** What the game says of its sides; nothing until it is there, or if it has none. */
  readonly module: HistoryModule | undefined;
}

export function Plots({ matches, module }: PlotsProps) {
  const say = useWords(STATISTICS_WORDS);
  const lang = useLang();
  return (
    <div className="statistics-plots">
      <Figure title={say.overTime} hint={say.overTimeHint}>
        <Columns
          title={say.overTime}
          what={say.month}
          columns={byMonth(matches, Date.now()).map(({ key, tally }) => ({
            key,
            short: monthIn(lang, key, 'short'),
            label: monthIn(lang, key, 'long'),
            tally,
          }))}
        />
      </Figure>
      {module !== undefined && <BySide matches={matches} module={module} />}
      {module?.gear !== undefined && <ByGear matches={matches} gear={module.gear} />}
      {module !== undefined && (
        <Figure title={module.titles.matrix[lang]} hint={say.matrixHint(module.splitBy)} width="whole">
          <Matrix matches={matches} module={module} />
        </Figure>
      )}
      {module?.splitBy === 'seats' ? <BySeats matches={matches} /> : <ByOrder matches={matches} />}
      <Figure title={say.byWay}>
        <Bars
          caption={say.byWay}
          rows={byWay(matches).map(({ key, tally }) => ({ key, label: wayLabel(key, module, say, lang), tally }))}
        />
      </Figure>
      <Figure title={say.byRounds} width="whole">
        <Columns
          title={say.byRounds}
          what={say.byRounds}
          columns={byRounds(matches).map(({ key, tally }) => ({
            key,
            short: String(key),
            label: say.rounds(key),
            tally,
          }))}
        />
      </Figure>
    </div>
  );
}

function ByOrder({ matches }: Pick<PlotsProps, 'matches'>) {
  const say = useWords(STATISTICS_WORDS);
  return (
    <Figure title={say.byOrder}>
      <Bars
        caption={say.byOrder}
        rows={byOrder(matches).map(({ key, tally }) => ({ key, label: say.orders[key], tally }))}
      />
    </Figure>
  );
}

function BySeats({ matches }: Pick<PlotsProps, 'matches'>) {
  const say = useWords(STATISTICS_WORDS);
  return (
    <Figure title={say.bySeats}>
      <Bars
        caption={say.bySeats}
        rows={bySeats(matches).map(({ key, tally }) => ({ key: String(key), label: say.players(key), tally }))}
      />
    </Figure>
  );
}

function ByGear({
  matches,
  gear: { title, nameOf },
}: Pick<PlotsProps, 'matches'> & { readonly gear: NonNullable<HistoryModule['gear']> }) {
  const lang = useLang();
  return (
    <Figure title={title[lang]}>
      <Bars
        caption={title[lang]}
        rows={byGear(matches).map(({ key, tally }) => ({ key, label: nameOf(key)[lang], tally }))}
      />
    </Figure>
  );
}

function BySide({ matches, module }: { readonly matches: readonly FinishedMatch[]; readonly module: HistoryModule }) {
  const lang = useLang();
  const title = module.titles.wins[lang];
  return (
    <Figure title={title}>
      <Bars
        caption={title}
        rows={bySide(matches).map(({ key, tally }) => {
          const side = module.sides.find(({ id }) => id === key);
          return {
            key,
            label: (
              <>
                {side !== undefined && <Mon badge={side.badge} place="line" />}
                {side?.name[lang] ?? key}
              </>
            ),
            tally,
          };
        })}
      />
    </Figure>
  );
}

function wayLabel(key: string, module: HistoryModule | undefined, say: StatisticsWords, lang: Lang): string {
  const own = wayName({ how: 'played', reason: key }, module, say, lang);
  return own ?? Object.entries(say.ways).find(([way]) => way === key)?.[1] ?? key;
}

function monthIn(lang: Lang, time: number, length: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(lang, length === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' })
    .format(time)
    .replace('.', '');
}
