import {
  type Phrase,
  printedCard,
  type Sandbox,
  type SandboxPiece,
  type SandboxZone,
  TABLE_THING,
  type ThingName,
} from '@kronika/kernel';
import { cardSpots, cardSupply, laidOutAs } from '@kronika/lcg';
import '../cards/index.ts';
import { FACTS } from '../cards/fact.ts';
import type { ParsedSituation } from '../situation/description.ts';
import type { Placed } from '../situation/notes.ts';
import { CARD_TYPE_NAMES, cardName, ringName } from '../text/names.ts';
import { view } from '../view.ts';
import { controlsFor } from './controls.ts';
import { piecesIn, placedAt, readSituation, SEATS } from './draft.ts';
import { edited } from './edit.ts';
import { factCalled } from './fitting.ts';
import { laidOut } from './lay-out.ts';
import { type Piece, pieceOf, thingOf, ZONES } from './pieces.ts';
import { problemsOf } from './problems.ts';
import { READY } from './ready.ts';
import { situationOf } from './situation-of.ts';
import { spotsFor, spotsForThing } from './spots.ts';
import { elementCalled, seatCalled } from './things.ts';
import { SEAT_NAMES, TABLE_NAME, VALUE_NAMES, ZONE_NAMES } from './words.ts';

export type L5rSandboxSituation = ParsedSituation;

const TYPES = ['character', 'attachment', 'event', 'holding', 'province', 'stronghold', 'role'] as const;

/** Sets up any situation of the game. */
export const l5rSandbox: Sandbox<ParsedSituation> = {
  game: 'l5r',
  seats: () => 2,
  ready: READY,
  supply: cardSupply(FACTS, cardName),
  kinds: TYPES.map((type) => ({ value: type, name: CARD_TYPE_NAMES[type] })),
  read: readSituation,
  situationOf,
  problems: problemsOf,
  layOut: (situation) => laidOutAs(laidOut(situation), (state) => view(state, 'arbiter')),
  zones: (situation) => SEATS.flatMap((seat) => ZONES.map((zone) => zoneIn(situation, seat, zone))),
  spots: cardSpots({ spotsFor, spotsForThing }),
  controls: controlsFor,
  nameOf,
  edit: edited,
};

function zoneIn(situation: ParsedSituation, seat: 0 | 1, zone: (typeof ZONES)[number]): SandboxZone {
  return {
    spot: `${seat}/${zone}`,
    seat,
    name: ZONE_NAMES[zone],
    pieces: piecesIn(situation, seat, zone).map(([piece, placed]) => pieceIn(piece, placed)),
  };
}

function pieceIn(piece: Piece, placed: Placed): SandboxPiece {
  const state = stateOf(placed);
  return {
    thing: thingOf(piece),
    piece: printedCard(factCalled(placed.printed).id),
    ...(state === undefined ? {} : { state }),
    attached: placed.attachments.map((attachment, on) => pieceIn({ ...piece, on }, { ...attachment, attachments: [] })),
  };
}

/** How a card stands, in a few words. */
function stateOf({ said: { marks, face, owner, controller } }: Placed): Phrase | undefined {
  const words: readonly Phrase[] = [
    ...(marks.stance === 'bowed' ? [VALUE_NAMES.bowed] : []),
    ...(marks.status === undefined || marks.status === 'ordinary' ? [] : [VALUE_NAMES[marks.status]]),
    ...((marks.fate ?? 0) > 0 ? [{ pl: `los ${marks.fate}`, en: `fate ${marks.fate}` }] : []),
    ...(marks.at === 'conflict' ? [VALUE_NAMES.conflict] : []),
    ...(marks.condition === 'broken' ? [VALUE_NAMES.broken] : face === undefined ? [] : [VALUE_NAMES[face]]),
    ...(owner === 'opponent' || controller === 'opponent' ? [VALUE_NAMES.opponent] : []),
  ];
  if (words.length === 0) return undefined;
  return { pl: words.map(({ pl }) => pl).join(', '), en: words.map(({ en }) => en).join(', ') };
}

function nameOf(situation: ParsedSituation, thing: ThingName): Phrase | undefined {
  if (thing === TABLE_THING) return TABLE_NAME;
  const seat = seatCalled(thing);
  if (seat !== undefined) return SEAT_NAMES[seat];
  const element = elementCalled(thing);
  if (element !== undefined) return ringName(element);
  const piece = pieceOf(thing);
  const placed = piece === undefined ? undefined : placedAt(situation, piece);
  return placed === undefined ? undefined : cardName(factCalled(placed.printed));
}
