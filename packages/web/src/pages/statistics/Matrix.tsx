import { Mon } from '../../cards/Mon.tsx';
import type { FinishedMatch } from '../../history/finished.ts';
import type { HistoryModule } from '../../history/history-module.ts';
import { against, bySide, sidesMet, sizeOf, type Tally } from '../../history/tally.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Numbers } from './Bars.tsx';
import { STATISTICS_WORDS } from './words.ts';

interface MatrixProps {
  readonly matches: readonly FinishedMatch[];
  readonly module: HistoryModule;
}

/** Every own side against every other one. Only those that were played have a row or a column. */
export function Matrix({ matches, module: { sides, own, others, splitBy } }: MatrixProps) {
  const say = useWords(STATISTICS_WORDS);
  const lang = useLang();
  const played = new Set(bySide(matches).map(({ key }) => key));
  const met = new Set(sidesMet(matches));
  const rows = sides.filter(({ id }) => played.has(id));
  const columns = sides.filter(({ id }) => met.has(id));
  if (rows.length === 0 || columns.length === 0) return <p className="statistics-hint">{say.notYet}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls with the keyboard
    <section className="statistics-matrix" aria-label={say.matrixHint(splitBy)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td>
              <small>
                {own[lang]} ↓ · {others[lang]} →
              </small>
            </td>
            {columns.map(({ id, name, badge }) => (
              <th key={id} scope="col">
                <Mon badge={badge} place="line" />
                <span>{name[lang]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, badge }) => (
            <tr key={id}>
              <th scope="row">
                <Mon badge={badge} place="line" />
                <span>{name[lang]}</span>
              </th>
              {columns.map((column) => (
                <Cell key={column.id} tally={against(matches, id, column.id)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** More won than lost has a line above, more lost one below; the numbers say how much. */
function Cell({ tally }: { readonly tally: Tally }) {
  if (sizeOf(tally) === 0)
    return (
      <td className="none">
        <span aria-hidden="true">·</span>
      </td>
    );
  const balance = Math.sign(tally.won - tally.lost);
  return (
    <td className={balance > 0 ? 'ahead' : balance < 0 ? 'behind' : 'even'}>
      <Numbers tally={tally} />
    </td>
  );
}
