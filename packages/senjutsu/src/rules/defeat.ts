import {
  type AfterThat,
  afterThat,
  type Emit,
  type End,
  emitAll,
  end,
  type Outcome,
  type SeatId,
} from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { foesStanding, heroesStanding, isStanding, stunLimit, woundCount, woundLimit } from '../fighters.ts';
import type { EndMessage } from '../messages.ts';
import { hasFulfilledAll } from '../solo/contract-state.ts';
import type { Foe } from '../solo/foe.ts';
import { hordeRank } from '../solo/horde.ts';
import type { Defeat, Fighter, Senjutsu } from '../state.ts';

type Settling = Emit | AfterThat<Senjutsu, object, never, never>;

/**
 * What follows at once from harm: whoever has reached a limit is defeated, and perhaps the match is over. It stands
 * behind the events of one effect, so that everybody whom the same effect defeats falls together (SEN-WIN-e).
 */
export const settleDefeats: AfterThat<Senjutsu, object, never, never> = afterThat((state: Senjutsu) => {
  const fallen = defeatsIn(state);
  const ending: Settling = afterThat((after: Senjutsu) => endIfOver(after));
  return fallen.length === 0 ? endIfOver(state) : [emitAll(fallen), ending];
});

/** The same, and what comes next if the match goes on. */
export function settleDefeatsThen<I extends object>(next: I) {
  return afterThat((state: Senjutsu) => {
    const fallen = defeatsIn(state);
    if (fallen.length === 0) return endIfOver(state) ?? next;
    return [emitAll(fallen), afterThat((after: Senjutsu) => endIfOver(after) ?? next)] as const;
  });
}

function endIfOver(state: Senjutsu): End | undefined {
  const outcome = outcomeOf(state);
  return outcome === undefined ? undefined : end(outcome);
}

/** Who has reached a limit and is not defeated yet. */
export function defeatsIn(state: Senjutsu): readonly SenjutsuEvent[] {
  const defeats: SenjutsuEvent[] = [];
  for (const fighter of state.fighters) {
    const how = isStanding(fighter) ? defeatOf(state, fighter) : undefined;
    if (how !== undefined) defeats.push({ is: 'defeated', fighter: fighter.id, how, rule: RULES[how] });
  }
  return defeats;
}

const RULES = { wounds: 'SEN-WIN-a', stun: 'SEN-WIN-b', execution: 'SEN-WIN-c', conceded: 'SEN-WIN-d' } as const;

/** Looked for after every effect, and mostly nobody is near a limit. */
function defeatOf(state: Senjutsu, fighter: Fighter): Defeat | undefined {
  if (fighter.is === 'hero' && fighter.stuns === 0 && woundCount(fighter) === 0) return undefined;
  if (woundCount(fighter) >= woundLimit(state, fighter)) return 'wounds';
  const stuns = fighter.is === 'hero' ? fighter.stuns : foeStuns(state, fighter);
  return stuns >= stunLimit(state, fighter) ? 'stun' : undefined;
}

/** The stuns that count against an AI opponent (SEN-SOLO-ST-stun-e). */
function foeStuns({ switches }: Senjutsu, { stuns, deck, discard }: Foe): number {
  if (switches.foeStuns === 'setAside') return stuns;
  return stuns + deck.filter((card) => card === 'stun').length + discard.filter(({ card }) => card === 'stun').length;
}

/** How the match ends because of who still stands; nothing while it goes on (SEN-WIN-d, SEN-WIN-e). */
export function outcomeOf(state: Senjutsu): Outcome | undefined {
  if (state.format !== 'horde' && state.format !== 'solo' && areTwoTeamsLeft(state)) return undefined;
  const heroes = heroesStanding(state);
  const isHired = foesStanding(state).some(hasFulfilledAll);
  if (state.format === 'horde') return heroes.length > 0 && !isHired ? undefined : hordeOver(state);
  if (state.format === 'solo') {
    const foes = foesStanding(state);
    if (heroes.length > 0 && isHired) return outcome([], { key: 'contractsFulfilled' }, 'SEN-SOLO-HERO-yojimbo');
    if (heroes.length > 0 && foes.length > 0) return undefined;
    if (heroes.length > 0) return outcome(seatsIn(state), { key: 'foesDefeated' }, 'SEN-SOLO-j');
    return outcome([], { key: 'heroesDefeated' }, 'SEN-SOLO-j');
  }
  const teams = new Set(heroes.map(({ team }) => team));
  if (teams.size === 0) return outcome([], { key: 'allFell' }, 'SEN-WIN-e');
  return outcome(
    state.fighters.flatMap((fighter) => (fighter.is === 'hero' && teams.has(fighter.team) ? [fighter.seat] : [])),
    { key: 'lastStanding' },
    'SEN-WIN-d',
  );
}

function areTwoTeamsLeft({ fighters }: Senjutsu): boolean {
  let team: number | undefined;
  for (const fighter of fighters) {
    if (!isStanding(fighter)) continue;
    if (team !== undefined && team !== fighter.team) return true;
    team = fighter.team;
  }
  return false;
}

function outcome(winners: readonly SeatId[], reason: EndMessage, rule: `SEN-${string}`): Outcome {
  return { winners, reason, rule };
}

function seatsIn({ fighters }: Senjutsu): readonly SeatId[] {
  return fighters.flatMap((fighter) => (fighter.is === 'hero' ? [fighter.seat] : []));
}

/** The best score reached (SEN-HORDE-h): waves are four to a round. */
function hordeOver(state: Senjutsu): Outcome {
  const beaten = state.horde?.beaten ?? 0;
  const rank = hordeRank(beaten);
  return outcome(rank === 'none' ? [] : seatsIn(state), { key: 'hordeOver', rank }, 'SEN-HORDE-h');
}
