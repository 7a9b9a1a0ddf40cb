import type { Phrase, PrintedId, SandboxSpot, ThingName } from '@kronika/kernel';
import type { ParsedSituation } from '../situation/description.ts';
import { cardName } from '../text/names.ts';
import { PLACES } from '../zones.ts';
import { listsIn, placedAt, SEATS } from './draft.ts';
import { canBeAttached, factCalled, zonesFor } from './fitting.ts';
import { nameOfSpot, type Piece, pieceOf, type Spot } from './pieces.ts';
import { provincePlace, ZONE_NAMES } from './words.ts';

/** Where a card may be put. */
export function spotsFor(situation: ParsedSituation, printed: PrintedId): readonly SandboxSpot[] {
  return SEATS.flatMap((seat) => [...hostSpots(situation, seat, printed), ...zoneSpots(seat, printed)]);
}

/** Where a card that lies somewhere may be moved to. */
export function spotsForThing(situation: ParsedSituation, thing: ThingName): readonly SandboxSpot[] {
  const piece = pieceOf(thing);
  const placed = piece === undefined ? undefined : placedAt(situation, piece);
  if (piece === undefined || placed === undefined) return [];
  const printed = factCalled(placed.printed).id;
  if (piece.zone === 'provinces' || piece.zone === 'stronghold' || piece.zone === 'role') return [];
  return spotsFor(situation, printed).filter(({ spot }) => spot !== whereNow(piece) && !isBarred(piece, spot));
}

function whereNow({ seat, zone, at, on }: Piece): string {
  return on === undefined ? `${seat}/${zone}` : `${seat}/${zone}/${at}`;
}

/** Characters in play are not put onto others: they were played as characters. */
function isBarred({ zone, on }: Piece, spot: string): boolean {
  return zone === 'play' && on === undefined && /\/play\/\d+$/.test(spot);
}

function zoneSpots(seat: 0 | 1, printed: PrintedId): readonly SandboxSpot[] {
  return zonesFor(factCalled(printed)).flatMap((zone): readonly SandboxSpot[] =>
    zone === 'provinces'
      ? PLACES.map((at) => spotNamed({ is: 'province', seat, at }, provincePlace(at)))
      : [spotNamed({ is: 'zone', seat, zone }, ZONE_NAMES[zone])],
  );
}

function hostSpots(situation: ParsedSituation, seat: 0 | 1, printed: PrintedId): readonly SandboxSpot[] {
  if (!canBeAttached(factCalled(printed))) return [];
  return listsIn(situation, seat).play.map((host, at) => {
    const name = cardName(factCalled(host.printed));
    return spotNamed({ is: 'character', seat, at }, { pl: `na: ${name.pl}`, en: `on ${name.en}` });
  });
}

function spotNamed(spot: Spot, name: Phrase): SandboxSpot {
  return { spot: nameOfSpot(spot), seat: spot.seat, name };
}
