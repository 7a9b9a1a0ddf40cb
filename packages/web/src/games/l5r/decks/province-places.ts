import { ELEMENTS, type Element, type FactOf, type L5rHoldings } from '@kronika/l5r';

/** A place for a province, and the one that stands there. */
export interface ProvincePlace {
  readonly element: Element;
  readonly province: FactOf<'province'> | undefined;
}

/**
 * The five places in the order of the elements. A second province of an element, which a Seeker role allows, stands in
 * a place that would be empty; further ones are seen in the list only.
 */
export function placesOf({ cards }: L5rHoldings): readonly ProvincePlace[] {
  const provinces = cards.flatMap(({ card }) => (card.fact.type === 'province' ? [card.fact] : []));
  const first = new Map(provinces.toReversed().map((province) => [province.element, province]));
  const spare = provinces.filter((province) => first.get(province.element) !== province);
  return ELEMENTS.map((element) => ({ element, province: first.get(element) ?? spare.shift() }));
}
