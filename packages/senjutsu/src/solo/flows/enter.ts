import { byChance, emitAll, flow, type Random } from '@kronika/kernel';
import type { SenjutsuEvent } from '../../event.ts';
import { facingMiddle, zonesOf } from '../../field/board.ts';
import { boardCalled } from '../../field/boards.ts';
import { groundFor, isFree } from '../../field/ground.ts';
import { type Cell, distance } from '../../hex/index.ts';
import type { FoesPlan } from '../../setup/plan.ts';
import { fighterId, type Senjutsu } from '../../state.ts';
import { buildDecks, type Order } from '../deck-building.ts';
import { BEHAVIOURS, type Foe, type FoeCard, type FoeKind } from '../foe.ts';
import { poisonGiver } from '../poison-decks.ts';
import { companionsOf, RECIPES, startsHidden, suggestedWoundLimit } from '../recipes.ts';

/** The AI opponents come onto the field, each with its deck (SEN-SOLO-SET-c to -f). */
export const soloSetupFlow = flow<Senjutsu, FoesPlan>()('senjutsu/solo-setup', {
  enter: (state, plan) => byChance((random) => emitAll(entering(state, plan, random))),
});

function entering(state: Senjutsu, plan: FoesPlan, random: Random): readonly SenjutsuEvent[] {
  const kinds = plan.kinds.flatMap((kind): readonly FoeKind[] => [kind, ...companionsOf(kind)]);
  const cells = entryCells(state);
  const board = boardCalled(state.field.board);
  const giver = poisonGiver(state);
  const decks = buildDecks(
    kinds.map((kind) => ({ kind, nightmares: plan.nightmare })),
    random,
  );
  return kinds.flatMap((kind, at): readonly SenjutsuEvent[] => {
    const cell = cells[at];
    if (cell === undefined) return [];
    const deck = decks[at] ?? [];
    const foe: Foe = {
      ...newFoe(state, at, { kind, nightmares: plan.nightmare }, deck),
      poisonDeck: giver.deal(deck),
      ...facingMiddle(board, cell),
      behaviour: random.pick(BEHAVIOURS),
      stance: random.pick(['offensive', 'defensive'] as const),
      woundLimit: plan.woundLimit ?? suggestedWoundLimit(kinds.length),
    };
    return [{ is: 'foeEntered', foe, rule: 'SEN-SOLO-SET-d' }];
  });
}

/** An AI opponent beside the board, by its place behind the heroes. */
export function newFoe(state: Senjutsu, at: number, { kind, nightmares }: Order, deck: readonly FoeCard[]): Foe {
  return {
    is: 'foe',
    id: fighterId(state.table.seats + at),
    team: FOES_TEAM,
    kind,
    cell: null,
    facing: 0,
    wounds: 0,
    bleeding: 0,
    limps: [],
    stealth: startsHidden(kind) ? 'hidden' : 'seen',
    defeat: null,
    behaviour: 'centre',
    stance: 'offensive',
    woundLimit: 1,
    preferredDistance: RECIPES[kind].distance,
    ...(nightmares === 0 ? {} : { nightmares }),
    deck,
    peeks: [],
    discard: [],
    stuns: 0,
    poisonDeck: [],
    contracts: [],
    tools: [],
    poisons: [],
  };
}

/** Players against AI opponents are all of team 0. */
const FOES_TEAM = 1;

/** The free cells of the zone opposite the players, and beyond it those nearest to its start (SEN-SETUP-i). */
function entryCells(state: Senjutsu): readonly Cell[] {
  const board = boardCalled(state.field.board);
  const ground = groundFor(state, null);
  const [start = board.middle] = zonesOf(board, 2)[1] ?? [];
  return board.cells.filter((cell) => isFree(ground, cell)).toSorted((a, b) => distance(a, start) - distance(b, start));
}
