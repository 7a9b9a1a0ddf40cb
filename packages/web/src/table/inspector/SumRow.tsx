import type { Lang, Sum } from '@kronika/kernel';

/** A number, its sign and what gives it stay in one line; a line may end behind a dash, not behind a minus. */
const KEEPING_SPACE = '\u00a0';
const MINUS = '\u2212';
const signed = (amount: number): string => (amount < 0 ? `${MINUS}${-amount}` : `+${amount}`);

/** A value with everything it is made of. */
export function SumRow({ sum: { name, parts, total }, lang }: { readonly sum: Sum; readonly lang: Lang }) {
  const [first, ...rest] = parts;
  return (
    <li>
      <b>{total}</b>
      <span>
        <strong>{name[lang]}</strong>
        {first !== undefined && ` ${first.amount}${KEEPING_SPACE}${first.by[lang]}`}
        {rest.map(({ by, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sum never change places
          <span key={place} className={amount < 0 ? 'minus' : 'plus'}>
            {' '}
            {`${signed(amount)}${KEEPING_SPACE}${by[lang]}`}
          </span>
        ))}
      </span>
    </li>
  );
}
