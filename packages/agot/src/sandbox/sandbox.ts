import {
  type Phrase,
  printedCard,
  type Sandbox,
  type SandboxPiece,
  type SandboxZone,
  type SeatId,
  TABLE_THING,
  type ThingName,
} from '@kronika/kernel';
import { cardSpots, cardSupply, laidOutAs } from '@kronika/lcg';
import '../cards/index.ts';
import { FACTS } from '../cards/fact.ts';
import type { ParsedSituation } from '../situation/description.ts';
import type { Placed } from '../situation/notes.ts';
import { CARD_TYPE_NAMES, cardName } from '../text/names.ts';
import { view } from '../view.ts';
import { controlsFor } from './controls.ts';
import { listsIn, placedAt, readSituation, seatsIn } from './draft.ts';
import { edited } from './edit.ts';
import { factCalled } from './fitting.ts';
import { laidOut } from './lay-out.ts';
import { type Piece, pieceOf, thingOf, ZONES, type ZoneName } from './pieces.ts';
import { problemsOf } from './problems/problems.ts';
import { READY } from './ready.ts';
import { situationOf } from './situation-of.ts';
import { spotsFor, spotsForThing } from './spots.ts';
import { seatCalled } from './things.ts';
import { seatName, TABLE_NAME, VALUE_NAMES, ZONE_NAMES } from './words.ts';

export type AgotSandboxSituation = ParsedSituation;

const TYPES = ['character', 'location', 'attachment', 'event', 'plot', 'agenda', 'faction', 'title'] as const;

/** Sets up any situation of the game, joust and melee. */
export const agotSandbox: Sandbox<ParsedSituation> = {
  game: 'agot',
  seats: ({ seats }) => seats.length,
  ready: READY,
  supply: cardSupply(FACTS, cardName),
  kinds: TYPES.map((type) => ({ value: type, name: CARD_TYPE_NAMES[type] })),
  read: readSituation,
  situationOf,
  problems: problemsOf,
  layOut: (situation) => laidOutAs(laidOut(situation), (state) => view(state, 'arbiter')),
  zones: (situation) =>
    seatsIn(situation).flatMap((seat) =>
      ZONES.filter((zone) => zone !== 'title' || situation.seats.length > 2).map((zone) =>
        zoneIn(situation, seat, zone),
      ),
    ),
  spots: cardSpots({ spotsFor, spotsForThing }),
  controls: controlsFor,
  nameOf,
  edit: edited,
};

function zoneIn(situation: ParsedSituation, seat: SeatId, zone: ZoneName): SandboxZone {
  return {
    spot: `${seat}/${zone}`,
    seat,
    name: ZONE_NAMES[zone],
    pieces: listsIn(situation, seat)[zone].map((placed, at) => pieceIn({ seat, zone, at }, placed)),
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

const TOKEN_NAMES: Readonly<Record<string, Phrase>> = {
  poison: { pl: 'trucizna', en: 'poison' },
  betrayal: { pl: 'zdrada', en: 'betrayal' },
  stand: { pl: 'stanie', en: 'stand' },
};

/** How a card stands, in a few words. */
function stateOf({ said: { marks, face, owner, controller } }: Placed): Phrase | undefined {
  const { stance, power = 0, tokens = {}, as, part = 'none', entered } = marks;
  const whose = controller ?? owner;
  const words: readonly Phrase[] = [
    ...(stance === 'kneeling' ? [VALUE_NAMES.kneeling] : []),
    ...(power > 0 ? [{ pl: `władza ${power}`, en: `power ${power}` }] : []),
    ...Object.entries(tokens).flatMap(([token, amount]) => {
      const name = TOKEN_NAMES[token];
      return name === undefined ? [] : [{ pl: `${name.pl} ${amount}`, en: `${name.en} ${amount}` }];
    }),
    ...(as === undefined || as === 'printed' ? [] : [VALUE_NAMES[as]]),
    ...(part === 'none' ? [] : [VALUE_NAMES[part]]),
    ...(entered === 'ambushed' ? [VALUE_NAMES.ambushed] : []),
    ...(face === 'down' ? [VALUE_NAMES.down] : []),
    ...(whose === undefined ? [] : [seatName(whose)]),
  ];
  if (words.length === 0) return undefined;
  return { pl: words.map(({ pl }) => pl).join(', '), en: words.map(({ en }) => en).join(', ') };
}

function nameOf(situation: ParsedSituation, thing: ThingName): Phrase | undefined {
  if (thing === TABLE_THING) return TABLE_NAME;
  const seat = seatCalled(thing, situation.seats.length);
  if (seat !== undefined) return seatName(seat);
  const piece = pieceOf(thing);
  const placed = piece === undefined ? undefined : placedAt(situation, piece);
  return placed === undefined ? undefined : cardName(factCalled(placed.printed));
}
