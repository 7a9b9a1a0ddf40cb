import { sizeOf, type Tally } from '../../history/tally.ts';
import { useWords } from '../../shell/use-words.ts';
import { mostOf, partsOf } from './Bar.tsx';
import { STATISTICS_WORDS } from './words.ts';

export interface Column {
  readonly key: number;
  /** Under the column, as short as can be. */
  readonly short: string;
  readonly label: string;
  readonly tally: Tally;
}

interface ColumnsProps {
  readonly title: string;
  /** What the columns are, as the heading of a table. */
  readonly what: string;
  readonly columns: readonly Column[];
}

/** How much of its place a column takes, of a hundred. */
const THICK = 62;

/** Standing bars side by side, with the same numbers as a table below. */
export function Columns({ title, what, columns }: ColumnsProps) {
  const say = useWords(STATISTICS_WORDS);
  const most = mostOf(columns.map(({ tally }) => tally));
  if (most === 0) return <p className="statistics-hint">{say.notYet}</p>;
  const filled = columns.filter(({ tally }) => sizeOf(tally) > 0);
  const told = filled.map(({ label, tally }) => say.row(label, tally.won, tally.lost, tally.other));
  const place = 100 / columns.length;
  return (
    <>
      <div className="statistics-columns">
        <svg role="img" aria-label={say.plot(title, told)}>
          <line x1="0" x2="100%" y1="100%" y2="100%" />
          {columns.map(({ key, tally }, number) =>
            partsOf(tally).map(({ part, from, size }) => (
              <rect
                key={`${key}${part}`}
                className={part}
                x={`${number * place + (place * (100 - THICK)) / 200}%`}
                width={`${(place * THICK) / 100}%`}
                y={`${100 - ((from + size) * 100) / most}%`}
                height={`${(size * 100) / most}%`}
              />
            )),
          )}
        </svg>
        <ol aria-hidden="true">
          {columns.map(({ key, short, tally }) => (
            <li key={key}>
              <b>{sizeOf(tally) || ''}</b>
              <span>{short}</span>
            </li>
          ))}
        </ol>
      </div>
      <details className="statistics-table">
        <summary>{say.numbers}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{say.won}</th>
              <th scope="col">{say.lost}</th>
              <th scope="col">{say.other}</th>
            </tr>
          </thead>
          <tbody>
            {filled.map(({ key, label, tally }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{tally.won}</td>
                <td>{tally.lost}</td>
                <td>{tally.other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
