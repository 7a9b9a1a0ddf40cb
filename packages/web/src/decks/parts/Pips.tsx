import type { Lang } from '@kronika/kernel';
import type { CardPrice } from '../deck-module.ts';

/** What a copy costs, one pip a point. */
export function Pips({
  price: { points, allegiance, word },
  lang,
}: {
  readonly price: CardPrice;
  readonly lang: Lang;
}) {
  return (
    <span className={`pips ${allegiance}`} title={word[lang]}>
      <span className="vh">{word[lang]}</span>
      {Array.from({ length: points }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <i key={place} />
      ))}
    </span>
  );
}
