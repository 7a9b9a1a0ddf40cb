import type { Phrase, PrintedId, SandboxSpot, SeatId, ThingName } from '@kronika/kernel';
import type { ParsedSituation } from '../situation/description.ts';
import { cardName } from '../text/names.ts';
import { listsIn, placedAt, seatsIn } from './draft.ts';
import { factCalled, saidOn, zonesFor } from './fitting.ts';
import { nameOfSpot, type Piece, pieceOf, type Spot } from './pieces.ts';
import { ZONE_NAMES } from './words.ts';

/** Where a card may be put. */
export function spotsFor(situation: ParsedSituation, printed: PrintedId): readonly SandboxSpot[] {
  return seatsIn(situation).flatMap((seat) => [
    ...hostSpots(situation, seat, printed),
    ...zonesFor(factCalled(printed))
      .filter((zone) => zone !== 'title' || situation.seats.length > 2)
      .map((zone) => spotNamed({ is: 'zone', seat, zone }, ZONE_NAMES[zone])),
  ]);
}

/** Where a card that lies somewhere may be moved to. */
export function spotsForThing(situation: ParsedSituation, thing: ThingName): readonly SandboxSpot[] {
  const piece = pieceOf(thing);
  const placed = piece === undefined ? undefined : placedAt(situation, piece);
  // A faction is replaced by another one, it does not go elsewhere.
  if (piece === undefined || placed === undefined || piece.zone === 'faction') return [];
  return spotsFor(situation, factCalled(placed.printed).id).filter(({ spot }) => !isHere(piece, spot));
}

/** Where it lies already; nor is a card put under itself. */
function isHere({ seat, zone, at, on }: Piece, spot: string): boolean {
  return spot === `${seat}/${zone}/${at}` || (on === undefined && spot === `${seat}/${zone}`);
}

function hostSpots(situation: ParsedSituation, seat: SeatId, printed: PrintedId): readonly SandboxSpot[] {
  return listsIn(situation, seat).play.flatMap((host, at): readonly SandboxSpot[] => {
    const said = saidOn(printed, host);
    if (said === undefined) return [];
    const { pl, en } = cardName(factCalled(host.printed));
    const name =
      said.marks.as === 'duplicate'
        ? { pl: `duplikat: ${pl}`, en: `duplicate: ${en}` }
        : { pl: `na: ${pl}`, en: `on ${en}` };
    return [spotNamed({ is: 'card', seat, at }, name)];
  });
}

function spotNamed(spot: Spot, name: Phrase): SandboxSpot {
  return { spot: nameOfSpot(spot), seat: spot.seat, name };
}
