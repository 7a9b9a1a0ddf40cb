import type { CardId, Lang } from '@kronika/kernel';
import { cardName, factOf, type L5rView } from '@kronika/l5r';
import { printedIn } from './find-card.ts';
import { BOARD_WORDS } from './words.ts';

/** What a province is called where it stands alone: one that nobody has seen yet by where it lies. */
export function attackedName(view: L5rView, province: CardId, lang: Lang): string {
  const printed = printedIn(view, province);
  if (printed !== undefined) return cardName(factOf(printed))[lang];
  const words = BOARD_WORDS[lang];
  const isStronghold = view.seats.some(({ provinces }) =>
    provinces.some((one) => one.place === 0 && one.province?.id === province),
  );
  return isStronghold ? words.strongholdProvince : words.facedownProvince;
}
