import { afterThat, emitAll, type PrintedId } from '@kronika/kernel';
import { lineAt } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { settleDefeats } from '../rules/defeat.ts';
import type { Came, Deed } from '../rules/perform/verb.ts';
import type { Resolving } from '../rules/resolving.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import type { Contract, Foe } from './foe.ts';

/** How many different attack cards must have hit for Tools of the Trade. */
const TOOLS = 2;

function yojimbo({ fighters }: Senjutsu, id: FighterId): Foe | undefined {
  const fighter = fighters[id];
  return fighter?.is === 'foe' && fighter.kind === 'yojimbo' ? fighter : undefined;
}

function isHero({ fighters }: Senjutsu, id: FighterId): boolean {
  return fighters[id]?.is === 'hero';
}

/** Deeds that a contract may be fulfilled by. */
type Done =
  | { readonly is: 'hit'; readonly printed: PrintedId; readonly wounds: 'yes' | 'no' }
  | { readonly is: 'countered' };

function contractEvents(foe: Foe, done: Done): readonly SenjutsuEvent[] {
  const rule = 'SEN-SOLO-HERO-yojimbo';
  const { id, contracts, tools } = foe;
  const fulfils = (contract: Contract): readonly SenjutsuEvent[] =>
    contracts.includes(contract) ? [] : [{ is: 'contractFulfilled', fighter: id, contract, rule }];
  if (done.is === 'countered') return fulfils('counterattack');
  const { printed, wounds } = done;
  const isNew = !tools.includes(printed);
  return [
    ...(wounds === 'yes' ? fulfils('firstBlood') : []),
    ...(isNew ? [{ is: 'toolUsed', fighter: id, printed, rule } as const] : []),
    ...(isNew && tools.length + 1 >= TOOLS ? fulfils('toolsOfTheTrade') : []),
  ];
}

function fulfilling(fighter: FighterId, done: Done): Deed {
  return afterThat((state: Senjutsu) => {
    const foe = yojimbo(state, fighter);
    return foe === undefined ? undefined : emitAll(contractEvents(foe, done));
  });
}

/** An attack of his has hit a hero: First Blood with a wound, and perhaps another tool of his trade. */
export function afterHit(
  state: Senjutsu,
  { fighter, printed, line }: Resolving,
  { hit = [], wounded = [] }: Came,
): readonly Deed[] {
  const isAttack = yojimbo(state, fighter) !== undefined && ATTACKS.includes(lineAt(printed, line).is);
  if (!isAttack || !hit.some((id) => isHero(state, id))) return [];
  const wounds = wounded.some((id) => isHero(state, id)) ? 'yes' : 'no';
  return [fulfilling(fighter, { is: 'hit', printed, wounds }), settleDefeats];
}

const ATTACKS: readonly Line['is'][] = ['attack', 'compare'];

/** A counter of his has wounded somebody; whoever calls settles what follows from it. */
export function afterCounter(fighter: FighterId): Deed {
  return fulfilling(fighter, { is: 'countered' });
}
