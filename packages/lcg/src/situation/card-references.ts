import { type CardId, isCardId } from '@kronika/kernel';

/** A card where a described situation refers to it: `card:` and its place in the description, e.g. `card:0/play/1`. */
export type CardReference = `card:${string}`;

const PREFIX = 'card:';

export function referenceTo(place: string): CardReference {
  return `${PREFIX}${place}`;
}

export function isCardReference(value: unknown): value is CardReference {
  return typeof value === 'string' && value.startsWith(PREFIX);
}

/** The place in the description that the reference names. */
export function placeOf(reference: CardReference): string {
  return reference.slice(PREFIX.length);
}

/** The value with every card id in it written as a reference. Ids begin high, so no other number is taken for one. */
export function withReferences(value: unknown, placeOfCard: (card: CardId) => string | undefined): unknown {
  return mapped(value, (leaf) => {
    if (!isCardId(leaf)) return leaf;
    const place = placeOfCard(leaf);
    return place === undefined ? leaf : referenceTo(place);
  });
}

/** The value with every reference in it replaced by the card it means. Those that mean no card are left, and told. */
export function withCards(
  value: unknown,
  cardAt: (place: string) => CardId | undefined,
): { readonly value: unknown; readonly unknown: readonly CardReference[] } {
  const unknown: CardReference[] = [];
  const found = mapped(value, (leaf) => {
    if (!isCardReference(leaf)) return leaf;
    const card = cardAt(placeOf(leaf));
    if (card === undefined) unknown.push(leaf);
    return card ?? leaf;
  });
  return { value: found, unknown };
}

function mapped(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, leaf));
  if (typeof value !== 'object' || value === null) return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, leaf)]));
}
