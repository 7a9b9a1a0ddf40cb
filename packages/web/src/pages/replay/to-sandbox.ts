import { type Game, isRefusal, type Match, type MatchRecord, refusalText, replay } from '@kronika/kernel';
import { partOf } from '../../games/parts.ts';
import { gameCalled } from '../../worker/games.ts';
import { linkTo } from '../sandbox/link.ts';

/** The address of the sandbox with a moment of a record in it; its name tells where it is from. */
export async function sandboxAt(record: MatchRecord, move: number, name: string): Promise<string> {
  const [module, game] = await Promise.all([partOf(record.game, 'sandbox'), gameCalled(record.game)]);
  if (module === undefined || game === undefined) throw new Error(`${record.game} has no sandbox`);
  const { sandbox } = module;
  const situation = sandbox.situationOf(matchAt(game, record, move));
  return `/sandbox/${record.game}${await linkTo(sandbox, { name, situation })}`;
}

/** The match of a record when so many decisions had been taken. */
export function matchAt(game: Game, record: MatchRecord, move: number): Match {
  let found: Match | undefined;
  for (const moment of replay(game, record)) {
    if (isRefusal(moment)) throw new Error(refusalText(moment, 'en'));
    if (moment.match.decisions > move) break;
    found = moment.match;
  }
  if (found === undefined) throw new Error('the record has no such moment');
  return found;
}
