import { oneOf } from '../../client/reading.ts';
import type { AnnouncedGame } from '../../games/client-game.ts';
import { announcedGame, canBePlayed } from '../../games/parts.ts';
import {
  BOTS,
  CLOCKS,
  firstChoice,
  type MatchChoice,
  OPPONENTS,
  type OtherSeat,
  PACES,
  withOther,
  withSeats,
} from './choice.ts';

/**
 * The match that an address asks for, e.g. `?with=here&deck=crab-wall`; nothing for a game that cannot be played. What
 * concerns the other seats may be a list, e.g. `?with=bot,here`; who comes behind its end is like its last.
 */
export function choiceIn(game: string, search: string): MatchChoice | undefined {
  const announced = announcedGame(game);
  if (!canBePlayed(announced)) return undefined;
  const asked = new URLSearchParams(search);
  const windows = oneOf(asked.get('windows'), ['open', 'brief'] as const);
  const first = firstChoice(announced);
  const choice: MatchChoice = {
    ...first,
    deck: asked.get('deck') ?? first.deck,
    pace: oneOf(asked.get('pace'), PACES) ?? first.pace,
    clock: oneOf(asked.get('clock'), CLOCKS) ?? first.clock,
    ...(windows === undefined ? {} : { windows }),
  };
  const seated = withSeats(choice, announced, seatsAsked(asked.get('seats'), announced));
  return seated.others.reduce(
    (before: MatchChoice, other, place) => withOther(before, place, otherAsked(asked, other, place)),
    seated,
  );
}

function seatsAsked(text: string | null, { seats: { min, max } }: AnnouncedGame): number {
  const count = Number(text ?? min);
  return Number.isInteger(count) && count >= min && count <= max ? count : min;
}

function otherAsked(asked: URLSearchParams, other: OtherSeat, place: number): OtherSeat {
  const list = (name: string): readonly string[] => asked.get(name)?.split(',') ?? [];
  const inList = (name: string): string | null => list(name)[place] ?? list(name).at(-1) ?? null;
  return {
    ...other,
    opponent: oneOf(inList('with'), OPPONENTS) ?? other.opponent,
    deck: list('their-deck')[place] || other.deck,
    bot: oneOf(inList('bot'), BOTS) ?? other.bot,
  };
}
