import type { Option } from '@kronika/kernel';

/** Options of one thing that say the same but for an amount, from the least on; or one that has none. */
export interface OptionRow {
  /** The places of the options. */
  readonly options: readonly number[];
  readonly amounts: readonly number[];
}

/** The amount that is settled by choosing the option, if one is. */
export function amountIn(option: Option | undefined): number | undefined {
  const amount: unknown = option === undefined ? undefined : Reflect.get(option, 'amount');
  return typeof amount === 'number' ? amount : undefined;
}

/** The options that stand together, in rows: games list the amounts of a use one after the other. */
export function rowsOf(all: readonly Option[], options: readonly number[]): readonly OptionRow[] {
  const rows: { options: number[]; amounts: number[] }[] = [];
  for (const option of options) {
    const amount = amountIn(all[option]);
    const row = rows.at(-1);
    const last = row?.amounts.at(-1);
    if (row !== undefined && amount !== undefined && last !== undefined && amount > last) {
      row.options.push(option);
      row.amounts.push(amount);
    } else rows.push({ options: [option], amounts: amount === undefined ? [] : [amount] });
  }
  return rows;
}
