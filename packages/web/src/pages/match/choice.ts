import type { OptionValue, TablePlace, Teams } from '@kronika/kernel';
import type { TablePlan } from '@kronika/protocol';
import type { BotName } from './bot-name.ts';
import type { SeatChoice } from './seat-choice.ts';

/** Who sits in another seat: somebody who gets a link, somebody at this screen, or a bot. */
export const OPPONENTS = ['link', 'here', 'bot'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const CLOCKS = ['none', 'half', 'long', 'match', 'daily'] as const;
export type ClockName = (typeof CLOCKS)[number];

/** How fast a bot answers: so that one can follow, or at once. */
export const PACES = ['natural', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The pace of bots unless another is chosen. */
export const USUAL_PACE: Pace = 'natural';

/** Whether seats may ask what a strong bot would do. */
export const HINTS = ['allowed', 'off'] as const;
export type Hints = (typeof HINTS)[number];

/** What is chosen for a seat that is not one's own. */
export interface OtherSeat {
  readonly opponent: Opponent;
  readonly name: string;
  readonly brings: SeatChoice;
  readonly bot: BotName;
}

/** What a match continues: one that is over, or what was brought from elsewhere, as options of the game. */
export interface Past {
  readonly finished?: { readonly at: 'device' | 'server'; readonly table: string };
  /** How the same is brought to another place. */
  readonly options: Readonly<Record<string, string>>;
}

/** Everything one chooses before a match. */
export interface MatchChoice {
  readonly game: string;
  readonly format: string;
  /** Without it, the usual teams of the format, if it has any. */
  readonly teams?: Teams;
  readonly brings: SeatChoice;
  /** The seats behind one's own, in their order; none in a match for one. */
  readonly others: readonly OtherSeat[];
  readonly pace: Pace;
  readonly clock: ClockName;
  /** Without it, as it suits who plays. */
  readonly hints?: Hints;
  /** The options that were chosen; the others are what suits the table. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly visibility: TablePlan['visibility'];
  readonly past?: Past | undefined;
}

export function seatCountOf({ others }: MatchChoice): number {
  return others.length + 1;
}

/** The same with something else in one of the other seats. */
export function withOther(choice: MatchChoice, place: number, changed: Partial<OtherSeat>): MatchChoice {
  return { ...choice, others: choice.others.map((other, at) => (at === place ? { ...other, ...changed } : other)) };
}

/** Where the table stands: only somebody from elsewhere needs the server, and a match that continues one there. */
export function placeOf({ others, past }: MatchChoice): 'server' | 'device' {
  return past?.finished?.at === 'server' || others.some(({ opponent }) => opponent === 'link') ? 'server' : 'device';
}

/** The same, as the options of a game see it. */
export function tablePlaceOf(choice: MatchChoice): TablePlace {
  return placeOf(choice) === 'device' ? 'device' : choice.visibility;
}

/** Whether there are hints: as chosen, else against bots alone. */
export function hintsIn({ hints, others }: MatchChoice): Hints {
  return hints ?? (others.every(({ opponent }) => opponent === 'bot') ? 'allowed' : 'off');
}

/** How the people are called: who chooses, and those who have no name in the other seats. */
export interface Names {
  readonly mine: string;
  nameless(number: number): string;
}

/** How who sits in another seat is called. Several bots are counted. */
export function nameOf({ others }: MatchChoice, place: number, { nameless }: Pick<Names, 'nameless'>): string {
  const other = others[place];
  if (other?.opponent !== 'bot') return other?.name.trim() || nameless(place + 2);
  const isBot = ({ opponent }: OtherSeat) => opponent === 'bot';
  return others.filter(isBot).length === 1 ? 'Bot' : `Bot ${others.slice(0, place + 1).filter(isBot).length}`;
}
