import type { ClockPlan, SeatPlan, TablePlan } from '@kronika/protocol';

/** Who sits opposite: somebody who gets a link, somebody at this screen, or a bot. */
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

/** Everything one chooses before a match. */
export interface MatchChoice {
  readonly game: string;
  readonly deck: string;
  readonly opponent: Opponent;
  readonly theirName: string;
  readonly theirDeck: string;
  readonly bot: BotLevel;
  readonly pace: Pace;
  readonly clock: ClockName;
  /** Without it, what suits the opponent. */
  readonly windows?: Windows;
  readonly visibility: TablePlan['visibility'];
}

/** What the one button starts with. */
export const FIRST_CHOICE: MatchChoice = {
  game: 'l5r',
  deck: 'lion-starter',
  opponent: 'bot',
  theirName: '',
  theirDeck: 'crane-starter',
  bot: 'thumb',
  pace: 'natural',
  clock: 'none',
  visibility: 'invitation',
};

/** Between strangers a window must not tell who holds something; friends, one screen and a bot do not mind. */
export function windowsOf({ windows, opponent, visibility }: MatchChoice): Windows {
  return windows ?? (opponent === 'link' && visibility === 'public' ? 'open' : 'brief');
}

/** Where the table stands: only somebody from elsewhere needs the server. */
export function placeOf({ opponent }: MatchChoice): 'server' | 'device' {
  return opponent === 'link' ? 'server' : 'device';
}

/** How the people are called. */
export interface Names {
  readonly mine: string;
  readonly theirs: string;
}

/** What is brought to the two seats: what was chosen by name, or the cards that this means. */
export interface Brought {
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The table that was chosen. Decks that come with the game may be brought by their names alone. */
export function planOf(
  choice: MatchChoice,
  names: Names,
  brought: Brought = { mine: choice.deck, theirs: choice.theirDeck },
): TablePlan {
  return {
    game: choice.game,
    options: { windows: windowsOf(choice) },
    seats: [{ is: 'me', name: names.mine, brings: brought.mine }, opposite(choice, names, brought)],
    clock: CLOCK_PLANS[choice.clock],
    visibility: choice.opponent === 'link' ? choice.visibility : 'invitation',
    pace: choice.pace,
  };
}

function opposite({ opponent, bot }: MatchChoice, names: Names, { theirs }: Brought): SeatPlan {
  switch (opponent) {
    case 'link':
      return { is: 'open' };
    case 'here':
      return { is: 'me', name: names.theirs, brings: theirs };
    case 'bot':
      return { is: 'bot', bot, name: 'Bot', brings: theirs };
  }
}
