/** Something that can be bought. */
export interface Ware {
  readonly cost: number;
  readonly worth: number;
}

interface Basket<W> {
  readonly worth: number;
  readonly wares: readonly W[];
}

/** The wares that are worth most together and cost no more than the budget. */
export function bestWithin<W extends Ware>(wares: readonly W[], budget: number): readonly W[] {
  const most = Math.max(0, Math.floor(budget));
  let baskets: readonly Basket<W>[] = Array.from({ length: most + 1 }, () => ({ worth: 0, wares: [] }));
  for (const ware of wares) {
    if (ware.worth <= 0) continue;
    baskets = baskets.map((without, gold) => {
      const rest = gold < ware.cost ? undefined : baskets[gold - ware.cost];
      return rest === undefined || rest.worth + ware.worth <= without.worth
        ? without
        : { worth: rest.worth + ware.worth, wares: [...rest.wares, ware] };
    });
  }
  return baskets[most]?.wares ?? [];
}
