import { botCalled, botPlayer, type Player, type Seated, seated } from '@kronika/bots';
import { type Game, InvariantError, isRefusal } from '@kronika/kernel';
import { ownProcessorSeconds } from './processor-time.ts';
import { isProgram, type Patience, ProgramPlayer } from './program-player.ts';

/** Gives everybody in a contest their seat: bots of ours, and programs that others wrote. */
export function playersOf(game: Game, patience: Patience): (one: Seated) => Player {
  return (one) => {
    if (isProgram(one.name)) return new ProgramPlayer(game, one, patience);
    const { name, names, ...place } = one;
    const bot = botCalled(game, name);
    if (isRefusal(bot)) throw new InvariantError(`no bot ${name}`);
    return botPlayer(game, seated({ bot, ...place }), ownProcessorSeconds);
  };
}
