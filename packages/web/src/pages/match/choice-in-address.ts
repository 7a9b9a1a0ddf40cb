import { oneOf } from '../../client/reading.ts';
import { announcedGame } from '../../shell/games.ts';
import { BOTS, CLOCKS, FIRST_CHOICE, type MatchChoice, OPPONENTS, PACES } from './choice.ts';

/** The match that an address asks for, e.g. `?with=here&deck=crab-wall`; nothing for a game that cannot be played. */
export function choiceIn(game: string, search: string): MatchChoice | undefined {
  if (announcedGame(game)?.state !== 'playable') return undefined;
  const asked = new URLSearchParams(search);
  const windows = oneOf(asked.get('windows'), ['open', 'brief'] as const);
  return {
    ...FIRST_CHOICE,
    game,
    opponent: oneOf(asked.get('with'), OPPONENTS) ?? FIRST_CHOICE.opponent,
    deck: asked.get('deck') ?? FIRST_CHOICE.deck,
    theirDeck: asked.get('their-deck') ?? FIRST_CHOICE.theirDeck,
    bot: oneOf(asked.get('bot'), BOTS) ?? FIRST_CHOICE.bot,
    pace: oneOf(asked.get('pace'), PACES) ?? FIRST_CHOICE.pace,
    clock: oneOf(asked.get('clock'), CLOCKS) ?? FIRST_CHOICE.clock,
    ...(windows === undefined ? {} : { windows }),
  };
}
