import type { Defender, OathOption, OathView, Slot, Source, TradeFor } from '@kronika/oath';
import { isOathOption } from '@kronika/oath';
import type { Which } from '../../../lesson/course.ts';
import { cardsBy, placesBy } from '../../../lesson/which.ts';
import { cardsIn, printedIn } from '../board/find-card.ts';

/** Choosing a card, told by what is printed on it. */
export const card = cardsBy<OathView>(printedIn);

export const placeOf = placesBy<OathView>((view) => cardsIn(view).map(({ id, printed }) => ({ card: id, printed })));

/** An option of this game of which something holds. */
function oathOption(holds: (option: OathOption, view: OathView) => boolean): Which<OathView> {
  return { fits: (option, view) => isOathOption(option) && holds(option, view) };
}

/** Any option of a kind. */
export const anyOf = (kind: OathOption['is']) => oathOption(({ is }) => is === kind);

export const search = (source: Source) => oathOption((option) => option.is === 'search' && option.source === source);

export const musterOn = (printed: string) =>
  oathOption(
    (option, view) => option.is === 'muster' && option.card !== null && printedIn(view, option.card) === printed,
  );

export const tradeWith = (printed: string, way: TradeFor) =>
  oathOption(
    (option, view) =>
      option.is === 'trade' && option.for === way && option.card !== null && printedIn(view, option.card) === printed,
  );

export const travelTo = (slot: Slot) => oathOption((option) => option.is === 'travel' && option.to === slot);

export const campaignAgainst = (defender: Defender) =>
  oathOption((option) => option.is === 'campaign' && option.defender === defender);

/** A battle plan, with what its user picks. */
export const plan = (printed: string, choice: number) =>
  oathOption(
    (option, view) => option.is === 'plan' && option.choice === choice && printedIn(view, option.card) === printed,
  );

/** The relic that lies at a site. */
export const relicAt = (slot: Slot) =>
  oathOption((option) => option.is === 'recover' && option.what?.is === 'relic' && option.what.slot === slot);
