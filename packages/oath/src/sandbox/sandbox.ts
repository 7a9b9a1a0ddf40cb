import {
  impossible,
  keyOf,
  type Phrase,
  printedCard,
  type Sandbox,
  type SandboxPiece,
  type SandboxZone,
  type ThingName,
} from '@kronika/kernel';
import { printedOf } from '../facts/library.ts';
import { SLOTS } from '../places.ts';
import type { Draft } from '../situation/draft.ts';
import { siteThing } from '../things.ts';
import { edited } from './edit.ts';
import { laidOut } from './lay-out.ts';
import { cardsLyingAt, type Lying, thingOfCard } from './lying.ts';
import { type Place, placesIn, siteOf, spotOfPlace } from './places.ts';
import { problemsOf } from './problems.ts';
import { readDraft } from './reading.ts';
import { READY } from './ready.ts';
import { settingsFor } from './settings.ts';
import { situationOf } from './situation-of.ts';
import { spotsFor } from './spots.ts';
import { SUPPLY, SUPPLY_KINDS } from './supply.ts';
import { LAW_THING, STOCKS_THING, targetCalled } from './targets.ts';
import {
  bankWords,
  bannerWords,
  cardWords,
  LAW,
  MAP,
  placeWords,
  REALM,
  STOCKS,
  seatWords,
  siteWords,
  VALUE_NAMES,
} from './words.ts';

/** Sets up any moment of a game: the map, the boards, all cards. */
export const oathSandbox: Sandbox<Draft> = {
  game: 'oath',
  seats: ({ seats }) => seats.length,
  ready: READY,
  supply: SUPPLY,
  kinds: SUPPLY_KINDS,
  more: [STOCKS_THING, LAW_THING],
  read: readDraft,
  situationOf,
  problems: problemsOf,
  layOut: laidOut,
  zones: (draft) => [
    mapZone(draft),
    ...placesIn(draft)
      .filter((place) => isListed(draft, place))
      .map((place) => zoneFor(draft, place)),
  ],
  spots: spotsFor,
  controls: (draft, thing) => settingsFor(draft, thing).map(({ control }) => control),
  nameOf,
  edit: edited,
};

function mapZone(draft: Draft): SandboxZone {
  return {
    spot: 'map',
    name: MAP,
    pieces: SLOTS.map((slot) => ({
      thing: keyOf(siteThing(slot)),
      piece: printedCard(printedOf(siteOf(draft, slot).site)),
      attached: [],
    })),
  };
}

/** Sites are listed together; places at them, hands and the Reliquary only if something lies there. */
function isListed(draft: Draft, place: Place): boolean {
  switch (place.is) {
    case 'site':
      return false;
    case 'cards':
    case 'relics':
    case 'hand':
    case 'reliquary':
      return cardsLyingAt(draft, place).length > 0;
    default:
      return true;
  }
}

function zoneFor(draft: Draft, place: Place): SandboxZone {
  return {
    spot: spotOfPlace(place),
    ...('seat' in place ? { seat: place.seat } : {}),
    name: placeWords(draft, place),
    pieces: cardsLyingAt(draft, place).map(pieceOf),
  };
}

function pieceOf({ place, note }: Lying): SandboxPiece {
  return {
    thing: thingOfCard(place, note.name),
    piece: printedCard(printedOf(note.name)),
    ...(note.facedown ? { state: VALUE_NAMES.down } : {}),
    attached: [],
  };
}

function nameOf(draft: Draft, thing: ThingName): Phrase | undefined {
  const target = targetCalled(draft, thing);
  switch (target?.is) {
    case undefined:
      return undefined;
    case 'realm':
      return REALM;
    case 'stocks':
      return STOCKS;
    case 'law':
      return LAW;
    case 'seat':
      return seatWords(draft, target.seat);
    case 'site':
      return siteWords(draft, target.slot);
    case 'bank':
      return bankWords(target.suit);
    case 'banner':
      return bannerWords(target.banner);
    case 'reliquary':
      return placeWords(draft, target);
    case 'card':
      return cardWords(target.lying.note.name);
    default:
      return impossible(target);
  }
}
