import type { ExampleTable, Lang, Phrase, PrintedId } from '@kronika/kernel';

interface SumsProps {
  readonly sums: ExampleTable<unknown>['sums'];
  readonly lang: Lang;
  nameOf(printed: PrintedId): Phrase;
}

/** What the cards of an example add up to. */
export function Sums({ sums, lang, nameOf }: SumsProps) {
  return (
    <ul className="rule-sums">
      {sums.map(({ of, name, parts, total, card }) => (
        <li key={`${card ?? ''}${name.en}${of}`}>
          <b>{total}</b>
          <span>
            <strong>{card === undefined ? name[lang] : `${nameOf(card)[lang]}, ${lowered(name[lang])}`}</strong>
            {parts.map(({ by, amount }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sum never change places
              <span key={place}>
                {' '}
                {place === 0 ? amount : signed(amount)} {by[lang]}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const signed = (amount: number): string => (amount < 0 ? `– ${-amount}` : `+ ${amount}`);

/** A name in the middle of a line begins small; what is written in capitals stays so. */
function lowered(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
