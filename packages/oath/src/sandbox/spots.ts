import {
  isPrintedCard,
  keyOf,
  type Sandbox,
  type SandboxSpot,
  type SpotName,
  seatsOf,
  seatThing,
} from '@kronika/kernel';
import { type CardName, factOf, GRAND_SCEPTER, isCardName, printedOf } from '../facts/library.ts';
import { REGIONS, RELIQUARY, SLOTS } from '../places.ts';
import type { Draft } from '../situation/draft.ts';
import { colourAt } from '../situation/table.ts';
import { pileThing, reliquaryThing, siteThing } from '../things.ts';
import { cardCalled } from './lying.ts';
import { type Place, playerAt, siteOf, spotOfPlace } from './places.ts';
import { placeWords, slotWords } from './words.ts';

/** A place for a card, and what one points at to put it there: a site, a board or a pile where that says which. */
interface Fit {
  readonly place: Place;
  readonly spot: SpotName;
}

/** Where the card may lie. */
export function fitsFor(draft: Draft, name: CardName): readonly Fit[] {
  const { back, restriction } = factOf(printedOf(name));
  const seats = seatsOf(draft.seats.length);
  const open = SLOTS.filter((slot) => siteOf(draft, slot).facedown !== true);
  const piles: readonly Fit[] = [
    { place: { is: 'world' }, spot: keyOf(pileThing('world')) },
    ...REGIONS.map((region): Fit => ({ place: { is: 'discard', region }, spot: keyOf(pileThing(region)) })),
  ];
  const advisers = seats.map((seat): Fit => ({ place: { is: 'advisers', seat }, spot: keyOf(seatThing(seat)) }));
  const atSites = (is: 'cards' | 'relics'): readonly Fit[] =>
    open.map((slot) => ({ place: { is, slot }, spot: keyOf(siteThing(slot)) }));
  switch (back) {
    case 'denizen':
      return [
        ...(restriction === 'adviser' ? [] : atSites('cards')),
        ...piles,
        plain({ is: 'dispossessed' }),
        ...advisers,
      ];
    case 'vision':
      return [
        ...piles,
        ...advisers,
        ...seats
          .filter((seat) => name !== 'conspiracy' && isExile(draft, seat))
          .map((seat) => plain({ is: 'vision', seat })),
      ];
    case 'edifice':
      return atSites('cards');
    case 'relic': {
      const held = seats.map((seat): Fit => ({ place: { is: 'held', seat }, spot: keyOf(seatThing(seat)) }));
      const slots = RELIQUARY.map(
        (covers): Fit => ({ place: { is: 'reliquary', covers }, spot: keyOf(reliquaryThing(covers)) }),
      );
      return name === GRAND_SCEPTER ? held : [...atSites('relics'), plain({ is: 'relicDeck' }), ...slots, ...held];
    }
    case 'site':
      return [
        ...SLOTS.map((slot): Fit => ({ place: { is: 'site', slot }, spot: keyOf(siteThing(slot)) })),
        ...(cardCalled(draft, name)?.place.is === 'site' ? [] : [plain({ is: 'siteDeck' })]),
      ];
  }
}

function plain(place: Place): Fit {
  return { place, spot: spotOfPlace(place) };
}

function isExile(draft: Draft, seat: Parameters<typeof playerAt>[1]): boolean {
  return colourAt(draft.seats, seat) !== 'purple' && playerAt(draft, seat).role === 'exile';
}

/** Where a card may be put or moved. */
export const spotsFor: Sandbox<Draft>['spots'] = (draft, what) => {
  if (!('thing' in what))
    return isPrintedCard(what.piece) && isCardName(what.piece.printed)
      ? named(draft, fitsFor(draft, what.piece.printed))
      : [];
  const name = nameOfThing(draft, what.thing);
  const lies = name === undefined ? undefined : cardCalled(draft, name);
  if (name === undefined || lies === undefined) return [];
  const here = spotOfPlace(lies.place);
  return named(
    draft,
    fitsFor(draft, name).filter(({ place }) => spotOfPlace(place) !== here),
  );
};

/** The card a thing is: a site on the map goes by its place. */
export function nameOfThing(draft: Draft, thing: string): CardName | undefined {
  const slot = SLOTS.find((one) => keyOf(siteThing(one)) === thing);
  if (slot !== undefined) return siteOf(draft, slot).site;
  return isCardName(thing) && cardCalled(draft, thing)?.place.is !== 'site' ? thing : undefined;
}

function named(draft: Draft, fits: readonly Fit[]): readonly SandboxSpot[] {
  return fits.map(({ place, spot }) => ({
    spot,
    ...('seat' in place ? { seat: place.seat } : {}),
    name: place.is === 'cards' || place.is === 'relics' ? slotWords(draft, place.slot) : placeWords(draft, place),
  }));
}
