import type { Lang } from '@kronika/kernel';

/** So many times in each period. */
export interface StatedLimit {
  readonly is: 'limit' | 'max';
  readonly times: number;
  readonly per: string;
}

/** What the texts of the cards say, and what their abilities enforce. */
export interface LimitedCards {
  readonly texts: Readonly<Record<string, Readonly<Record<Lang, readonly { readonly text: string }[]>>>>;
  abilitiesOf(id: string): readonly object[];
  /** How a text states a limit: `(Limit: once per round.)`. */
  stated(limit: StatedLimit, lang: Lang): string;
}

/** A card that states or enforces limits. */
export interface LimitedCard {
  readonly id: string;
  readonly lang: Lang;
  readonly stated: readonly string[];
  readonly enforced: readonly string[];
}

/** All cards with limits, each in both languages. What they state and what they enforce should be the same. */
export function limitedCards({ texts, abilitiesOf, stated }: LimitedCards): readonly LimitedCard[] {
  return Object.entries(texts)
    .flatMap(([id, lines]) =>
      (['en', 'pl'] as const).map((lang) => ({
        id,
        lang,
        stated: lines[lang].flatMap(({ text }) => text.match(/\((?:Limit|Max|Maks)[^)]*\)/g) ?? []),
        enforced: abilitiesOf(id)
          .flatMap(limitsOf)
          .map((limit) => stated(limit, lang)),
      })),
    )
    .filter((card) => card.stated.length + card.enforced.length > 0);
}

function limitsOf(ability: object): readonly StatedLimit[] {
  const limits = { limit: undefined, max: undefined, ...ability };
  return (['limit', 'max'] as const).flatMap((is) => {
    const value: unknown = limits[is];
    return isLimit(value) ? [{ is, times: value.times, per: value.per }] : [];
  });
}

function isLimit(value: unknown): value is { readonly times: number; readonly per: string } {
  return typeof value === 'object' && value !== null && 'times' in value && 'per' in value;
}
