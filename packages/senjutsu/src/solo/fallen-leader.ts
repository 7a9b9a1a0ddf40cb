import { type End, end } from '@kronika/kernel';
import type { EndMessage } from '../messages.ts';
import type { Came } from '../rules/perform/verb.ts';
import type { FighterId, Senjutsu } from '../state.ts';

/**
 * The player loses if an attack of an AI opponent covers the token of the fallen leader and is not stopped there
 * (SEN-HORDE-V2c, -V2e).
 */
export function leaderStruck({ horde, fighters }: Senjutsu, attacker: FighterId, { open = [] }: Came): End | undefined {
  const token = horde?.fallenLeader ?? null;
  if (token === null || fighters[attacker]?.is !== 'foe' || !open.includes(token)) return undefined;
  const reason: EndMessage = { key: 'fallenLeaderStruck' };
  return end({ winners: [], reason, rule: 'SEN-HORDE-V2c' });
}
