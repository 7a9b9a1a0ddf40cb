import {
  type AcceptOption,
  type Answers,
  accept,
  ask,
  askTogether,
  byChance,
  type CardId,
  choose,
  chooseBy,
  type DeclineOption,
  decline,
  emit,
  emitAll,
  finish,
  flow,
  goTo,
  keep,
  pickBy,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { EDIFICES } from '../facts/edifices.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import { EDIFICE_NAMES } from '../facts/library.ts';
import type { ConsentMessage, PlainMessage } from '../messages.ts';
import { cardsAt, faceupAdvisers, factIn, suitOf } from '../queries/cards.ts';
import { isExile, othersThan, playerOf, turnOrder } from '../queries/seats.ts';
import { VISION_GOALS, type Victory } from '../rules/ending.ts';
import { type ExileColour, GOALS, type Goal, type Oath } from '../state.ts';
import { archiveSuffices, type Building, dispossessedBySuit, nextChronicle } from './next.ts';
import { winnersSites } from './ruled-sites.ts';

type BuildOption = { readonly is: 'card'; readonly card: CardId } | DeclineOption;

interface Chronicling {
  readonly victory: Victory;
  readonly goal?: Goal;
  /** Citizens whose boards turned to Exile because an Exile won (OATH-8.2-a). */
  readonly turned?: readonly SeatId[];
  /** Exiles to whom the winner offers Citizenship. */
  readonly invited?: readonly SeatId[];
  readonly replies?: Answers<AcceptOption | DeclineOption>;
  readonly build?: BuildOption;
  readonly suit?: Suit;
  readonly healing?: Suit;
}

/** The goals the winner may choose: won by a Vision alone, its own; otherwise any but the present one (OATH-8.1-a). */
export function nextGoals(state: Oath, { how, visions }: Victory): readonly Goal[] {
  const [vision] = visions;
  if (how === 'visionary' && visions.length === 1 && vision !== undefined && vision !== 'conspiracy')
    return [VISION_GOALS[vision]];
  return GOALS.filter((goal) => goal !== state.goal);
}

/** Exiles who were no Citizens when an Exile won (OATH-8.2-b). */
function invitable(state: Oath, winner: SeatId, turned: readonly SeatId[]): readonly SeatId[] {
  if (!isExile(state, winner)) return [];
  return othersThan(state, winner).filter(
    (seat) => isExile(state, seat) && !turned.includes(seat) && playerOf(state, seat).gaveUp !== true,
  );
}

function joinedOf({ invited = [], replies = {} }: Chronicling): readonly SeatId[] {
  return invited.filter((seat) => replies[seat]?.is === 'accept');
}

function colourFor(state: Oath, seat: SeatId): readonly ExileColour[] {
  const { colour } = playerOf(state, seat);
  return colour === 'purple' ? [] : [colour];
}

/** The boards that lie on their Citizen side in the next game (OATH-8.2-a, OATH-8.2-d, OATH-8.7.2-a). */
function citizensAfter(state: Oath, vars: Chronicling): readonly ExileColour[] {
  const { seat } = vars.victory;
  if (isExile(state, seat)) return joinedOf(vars).flatMap((each) => colourFor(state, each));
  const seated = new Set(turnOrder(state).flatMap((each) => colourFor(state, each)));
  const unused = state.archive.citizenBoards.filter((colour) => !seated.has(colour));
  const citizens = turnOrder(state).filter((each) => playerOf(state, each).role === 'citizen');
  return [...unused, ...citizens.flatMap((each) => colourFor(state, each))];
}

/** What a Chancellor or Citizen may build on (OATH-8.3.1-a, OATH-8.3.1-b). */
export function buildable(state: Oath, winner: SeatId): readonly CardId[] {
  if (isExile(state, winner)) return [];
  const free = new Set<string | null>(
    EDIFICE_NAMES.filter((name) => state.archive.edifices.includes(name)).map((name) => EDIFICES[name].suit),
  );
  return winnersSites(state, winner, []).flatMap((slot) => {
    const cards = cardsAt(state, slot);
    const isBuilt = cards.some((card) => factIn(state, card).back === 'edifice');
    return cards.filter((card) => {
      const { back, suit } = factIn(state, card);
      return back === 'edifice' ? suit === null : !isBuilt && free.has(suit);
    });
  });
}

function buildingOf(state: Oath, build: BuildOption | undefined): Building | null {
  if (build?.is !== 'card') return null;
  const { back, suit } = factIn(state, build.card);
  if (back === 'edifice') return { is: 'rebuild', card: build.card };
  const edifice = EDIFICE_NAMES.find((name) => EDIFICES[name].suit === suit);
  return edifice === undefined ? null : { is: 'build', card: build.card, edifice };
}

/** The suits most frequent among the winner's faceup advisers; any, if there are none (OATH-8.4-a). */
export function leadingSuits(state: Oath, winner: SeatId): readonly Suit[] {
  const held = faceupAdvisers(state, winner).flatMap((card) => suitOf(state, card) ?? []);
  const count = (suit: Suit) => held.filter((each) => each === suit).length;
  const most = Math.max(...SUITS.map(count));
  return SUITS.filter((suit) => count(suit) === most);
}

/** The suits of which most cards are Dispossessed (OATH-8.4-c). */
function healingSuits(state: Oath): readonly Suit[] {
  const bySuit = dispossessedBySuit(state);
  const most = Math.max(...SUITS.map((suit) => bySuit[suit].length));
  return most === 0 ? [] : SUITS.filter((suit) => bySuit[suit].length === most);
}

/** The winner writes the chronicle (section 8). */
export const chronicle = flow<Oath, Chronicling>()('oath/chronicle', {
  begin: () => emit<OathEvent>({ is: 'phaseBegan', phase: 'chronicle', rule: 'OATH-8.1-a' }),
  goal: (state, { victory }) => {
    const message: PlainMessage = { key: 'chronicleGoal' };
    return ask(
      'goal',
      chooseBy('goal', {
        seat: victory.seat,
        message,
        because: { is: 'rule', rule: 'OATH-8.1-a' },
        options: nextGoals(state, victory).map((goal) => ({ is: 'goal' as const, goal })),
      }),
    );
  },
  boards: (state, { victory: { seat } }) => {
    if (!isExile(state, seat)) return undefined;
    const turned = turnOrder(state).filter((each) => playerOf(state, each).role === 'citizen');
    return [
      emitAll<OathEvent>(turned.map((each) => ({ is: 'roleChanged', seat: each, role: 'exile', rule: 'OATH-8.2-a' }))),
      keep({ turned }),
    ];
  },
  invite: (state, { victory: { seat }, turned = [] }) => {
    const exiles = invitable(state, seat, turned);
    if (exiles.length === 0) return goTo('build');
    const message: PlainMessage = { key: 'chronicleOffer' };
    return ask(
      'invited',
      pickBy('seat', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-8.2-b' },
        options: exiles.map((each) => ({ is: 'seat' as const, seat: each })),
        min: 0,
        max: exiles.length,
      }),
    );
  },
  reply: (_, { invited = [], victory }) => {
    if (invited.length === 0) return goTo('build');
    const message: ConsentMessage = { key: 'chronicleCitizenship', by: victory.seat, amount: 0 };
    return askTogether(
      'replies',
      invited.map((seat) =>
        choose<AcceptOption | DeclineOption>({
          seat,
          message,
          because: { is: 'rule', rule: 'OATH-8.2-b' },
          options: [accept, decline],
        }),
      ),
    );
  },
  replied: (_, vars) =>
    emitAll<OathEvent>(
      joinedOf(vars).map((seat) => ({ is: 'roleChanged', seat, role: 'citizen', rule: 'OATH-8.2-c' })),
    ),
  build: (state, { victory: { seat } }) => {
    const cards = buildable(state, seat);
    if (cards.length === 0) return goTo('suit');
    const message: PlainMessage = { key: 'chronicleEdifice' };
    return ask(
      'build',
      choose<BuildOption>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-8.3.1-a' },
        options: [...cards.map((card) => ({ is: 'card' as const, card })), decline],
      }),
    );
  },
  suit: (state, { victory: { seat } }) => {
    const message: PlainMessage = { key: 'chronicleSuit' };
    return ask(
      'suit',
      chooseBy('suit', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-8.4-a' },
        options: leadingSuits(state, seat).map((suit) => ({ is: 'bank' as const, suit })),
      }),
    );
  },
  heal: (state, { victory: { seat }, suit = SUITS[0] }) => {
    const suits = healingSuits(state);
    if (archiveSuffices(state, suit) || suits.length === 0) return goTo('write');
    const message: PlainMessage = { key: 'chronicleHeal' };
    return ask(
      'healing',
      chooseBy('suit', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-8.4-c' },
        options: suits.map((each) => ({ is: 'bank' as const, suit: each })),
      }),
    );
  },
  write: (state, vars) => {
    const { victory, goal, suit, healing } = vars;
    if (goal === undefined || suit === undefined) return finish;
    const verdict = {
      winner: victory.seat,
      goal,
      joined: joinedOf(vars),
      citizens: citizensAfter(state, vars),
      building: buildingOf(state, vars.build),
      suit,
      healing: healing ?? null,
    };
    return byChance((random) =>
      emit<OathEvent>({ is: 'chronicled', chronicle: nextChronicle(state, verdict, random), rule: 'OATH-8.7.1-a' }),
    );
  },
});
