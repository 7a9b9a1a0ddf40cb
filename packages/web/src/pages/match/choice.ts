import type { ClockPlan, SeatPlan, TablePlan } from '@kronika/protocol';
import type { AnnouncedGame } from '../../games/client-game.ts';
import { GAMES } from '../../games/index.ts';

/** Who sits in another seat: somebody who gets a link, somebody at this screen, or a bot. */
export const OPPONENTS = ['link', 'here', 'bot'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The bots there are, the weakest first. */
export const BOTS = ['random', 'thumb'] as const;
export type BotLevel = (typeof BOTS)[number];

export const CLOCKS = ['none', 'half', 'long', 'match', 'daily'] as const;
export type ClockName = (typeof CLOCKS)[number];

const MINUTE = 60;

const CLOCK_PLANS: Readonly<Record<ClockName, ClockPlan>> = {
  none: { is: 'none' },
  half: { is: 'chess', seconds: 30 * MINUTE, delay: 10 },
  long: { is: 'chess', seconds: 45 * MINUTE, delay: 10 },
  match: { is: 'game', seconds: 90 * MINUTE },
  daily: { is: 'move', seconds: 24 * 60 * MINUTE },
};

export type Windows = 'open' | 'brief';

/** How fast a bot answers: so that one can follow, or at once. */
export const PACES = ['natural', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** What is chosen for a seat that is not one's own. */
export interface OtherSeat {
  readonly opponent: Opponent;
  readonly name: string;
  readonly deck: string;
  readonly bot: BotLevel;
}

/** Everything one chooses before a match. */
export interface MatchChoice {
  readonly game: string;
  readonly deck: string;
  /** The seats behind one's own, in their order: one, or more where the game has room for more. */
  readonly others: readonly [OtherSeat, ...OtherSeat[]];
  readonly pace: Pace;
  readonly clock: ClockName;
  /** Without it, what suits the opponents. */
  readonly windows?: Windows;
  readonly visibility: TablePlan['visibility'];
}

const NEW_SEAT: Omit<OtherSeat, 'deck'> = { opponent: 'bot', name: '', bot: 'thumb' };

/** The match that begins with one click: against a bot, as few as the game is for. */
export function firstChoice(game: AnnouncedGame): MatchChoice {
  const [deck = '', theirs = ''] = game.starters;
  const choice: MatchChoice = {
    game: game.id,
    deck,
    others: [{ ...NEW_SEAT, deck: theirs }],
    pace: 'natural',
    clock: 'none',
    visibility: 'invitation',
  };
  return withSeats(choice, game, game.seats.min);
}

/** What the one button starts with. */
export const FIRST_CHOICE: MatchChoice = firstChoice(GAMES[0]);

/** The same with so many seats. Who is added is like the last one there was, with a deck that nobody has yet. */
export function withSeats(choice: MatchChoice, { starters }: AnnouncedGame, seats: number): MatchChoice {
  const [first, ...rest] = choice.others;
  const others: [OtherSeat, ...OtherSeat[]] = [first, ...rest.slice(0, seats - 2)];
  while (others.length < seats - 1) {
    const taken = [choice.deck, ...others.map(({ deck }) => deck)];
    const deck = starters.find((starter) => !taken.includes(starter)) ?? first.deck;
    others.push({ ...(others.at(-1) ?? first), name: '', deck });
  }
  return { ...choice, others };
}

/** The same with something else in one of the other seats. */
export function withOther(choice: MatchChoice, place: number, changed: Partial<OtherSeat>): MatchChoice {
  const [first, ...rest] = choice.others;
  const change = (other: OtherSeat, at: number): OtherSeat => (at === place ? { ...other, ...changed } : other);
  return { ...choice, others: [change(first, 0), ...rest.map((other, at) => change(other, at + 1))] };
}

function isSomebodyElsewhere({ others }: MatchChoice): boolean {
  return others.some(({ opponent }) => opponent === 'link');
}

/** Between strangers a window must not tell who holds something; friends, one screen and bots do not mind. */
export function windowsOf(choice: MatchChoice): Windows {
  return choice.windows ?? (isSomebodyElsewhere(choice) && choice.visibility === 'public' ? 'open' : 'brief');
}

/** Where the table stands: only somebody from elsewhere needs the server. */
export function placeOf(choice: MatchChoice): 'server' | 'device' {
  return isSomebodyElsewhere(choice) ? 'server' : 'device';
}

/** How the people are called: who chooses, and those who have no name in the other seats. */
export interface Names {
  readonly mine: string;
  nameless(number: number): string;
}

/** What is brought to the seats: what was chosen by name, or the cards that this means. */
export interface Brought {
  readonly mine: unknown;
  readonly others: readonly unknown[];
}

/** The table that was chosen. Decks that come with the game may be brought by their names alone. */
export function planOf(
  choice: MatchChoice,
  names: Names,
  brought: Brought = { mine: choice.deck, others: choice.others.map(({ deck }) => deck) },
): TablePlan {
  return {
    game: choice.game,
    options: { windows: windowsOf(choice) },
    seats: [
      { is: 'me', name: names.mine, brings: brought.mine },
      ...choice.others.map((other, place) => seatOf(other, nameOf(choice, place, names), brought.others[place])),
    ],
    clock: CLOCK_PLANS[choice.clock],
    visibility: placeOf(choice) === 'server' ? choice.visibility : 'invitation',
    pace: choice.pace,
  };
}

/** How who sits in another seat is called. Several bots are counted. */
export function nameOf({ others }: MatchChoice, place: number, { nameless }: Pick<Names, 'nameless'>): string {
  const other = others[place];
  if (other?.opponent !== 'bot') return other?.name.trim() || nameless(place + 2);
  const isBot = ({ opponent }: OtherSeat) => opponent === 'bot';
  return others.filter(isBot).length === 1 ? 'Bot' : `Bot ${others.slice(0, place + 1).filter(isBot).length}`;
}

function seatOf({ opponent, bot }: OtherSeat, name: string, brings: unknown): SeatPlan {
  switch (opponent) {
    case 'link':
      return { is: 'open' };
    case 'here':
      return { is: 'me', name, brings };
    case 'bot':
      return { is: 'bot', bot, name, brings };
  }
}
