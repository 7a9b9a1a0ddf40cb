import type { ReactNode } from 'react';
import { shareOf, type Tally } from '../../history/tally.ts';
import { useWords } from '../../shell/use-words.ts';
import { Bar, mostOf } from './Bar.tsx';
import { STATISTICS_WORDS } from './words.ts';

export interface BarsRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly tally: Tally;
}

/** Lying bars under one another. It is a table: whoever does not see the bars reads the numbers. */
export function Bars({ rows, caption }: { readonly rows: readonly BarsRow[]; readonly caption: string }) {
  const say = useWords(STATISTICS_WORDS);
  const most = mostOf(rows.map(({ tally }) => tally));
  if (rows.length === 0) return <p className="statistics-hint">{say.notYet}</p>;
  return (
    <table className="statistics-bars">
      <caption className="vh">{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">
            {say.won}, {say.lost}
          </th>
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, tally }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <Bar tally={tally} most={most} />
              <Numbers tally={tally} />
            </td>
            <td className="statistics-share">{percent(shareOf(tally))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${share}%`;
}

/** Won and lost as two numbers; the words are for who hears them. */
export function Numbers({ tally: { won, lost, other } }: { readonly tally: Tally }) {
  const say = useWords(STATISTICS_WORDS);
  return (
    <span className="statistics-numbers">
      <span className="vh">{say.won} </span>
      {won}
      <span aria-hidden="true">–</span>
      <span className="vh">, {say.lost} </span>
      {lost}
      {other > 0 && (
        <>
          <span className="vh">, {say.other} </span>
          <small> ({other})</small>
        </>
      )}
    </span>
  );
}
