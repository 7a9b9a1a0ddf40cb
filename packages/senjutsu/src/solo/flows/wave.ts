import {
  afterThat,
  ask,
  byChance,
  cardsIn,
  emit,
  emitAll,
  flow,
  goTo,
  keep,
  pickBy,
  type QuestionFor,
  type Random,
  type SeatId,
  shuffledOrder,
} from '@kronika/kernel';
import type { SenjutsuEvent } from '../../event.ts';
import { facingMiddle } from '../../field/board.ts';
import { boardCalled } from '../../field/boards.ts';
import { groundFor, isFree } from '../../field/ground.ts';
import { foesStanding, heroesStanding } from '../../fighters.ts';
import { type Cell, distance } from '../../hex/index.ts';
import type { SetupMessage } from '../../messages.ts';
import type { CellOption } from '../../options.ts';
import { isPoison } from '../../prints.ts';
import type { Hero, Senjutsu } from '../../state.ts';
import { cardsInPlay, deckOf, discardOf } from '../../zones.ts';
import { buildDecks } from '../deck-building.ts';
import type { Foe, FoeCard } from '../foe.ts';
import {
  afterWave,
  ENTRIES,
  ENTRY_BEHAVIOUR,
  hordeWoundLimit,
  type Marcher,
  marchers,
  returningCards,
  waveMembers,
} from '../horde.ts';
import type { Horde } from '../horde-state.ts';
import { poisonGiver } from '../poison-decks.ts';
import { newFoe } from './enter.ts';

interface Wave {
  readonly round?: number;
  readonly wave?: number;
  readonly cells?: readonly Cell[];
}

/** The next wave enters once the last one is beaten (SEN-HORDE-f), with a pause between rounds (SEN-HORDE-R). */
export const soloWaveFlow = flow<Senjutsu, Wave>()('senjutsu/solo-wave', {
  beaten: (state) => {
    const { horde } = state;
    if (horde === null || foesStanding(state).length > 0) return goTo('end');
    const next = afterWave(horde);
    const beaten: readonly SenjutsuEvent[] =
      horde.wave === 0 ? [] : [{ is: 'waveBeaten', round: horde.round, wave: horde.wave, rule: 'SEN-HORDE-f' }];
    return [emitAll(beaten), keep(next)];
  },
  rest: (state, { round }) =>
    round !== undefined &&
    state.horde !== null &&
    round > state.horde.round &&
    emitAll(heroesStanding(state).flatMap((hero) => rested(state, hero))),
  refill: (state, { round }) =>
    round !== undefined &&
    state.horde !== null &&
    round > state.horde.round &&
    heroesStanding(state).flatMap(({ seat }) => [returnsHalf(seat), reshuffles(seat)]),
  begin: (_, { round = 1, wave = 1 }) => emit<SenjutsuEvent>({ is: 'waveBegan', round, wave, rule: 'SEN-HORDE-f' }),
  choose: (state, { wave = 1 }) => {
    const [hero] = heroesStanding(state);
    const question = hero === undefined ? undefined : entryQuestion(state, hero.seat, waveMembers(wave).length);
    return question === undefined ? goTo('end') : ask('cells', question);
  },
  enter: (state, { cells = [] }) => {
    const { horde } = state;
    if (horde === null) return undefined;
    return byChance((random) => emitAll(entering(state, horde, cells, random)));
  },
  end: () => undefined,
});

/** The player chooses which of the start cells are used (SEN-HORDE-d). */
function entryQuestion(state: Senjutsu, seat: SeatId, count: number): QuestionFor<readonly Cell[]> | undefined {
  const map = boardCalled(state.field.board).horde;
  if (map === null) return undefined;
  const free = ENTRIES.map((entry) => map[entry]).filter(
    (cell) => !state.fighters.some((other) => other.cell === cell),
  );
  const message: SetupMessage = { key: 'spawnCells', count };
  const most = Math.min(count, free.length);
  return pickBy('id', {
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-HORDE-d' },
    options: free.map((id): CellOption => ({ is: 'cell', id })),
    min: most,
    max: most,
  });
}

/**
 * All enter together, in offensive stance, with the Behaviour of their cell. Whoever was here before in this round comes
 * back with its deck complete and freshly shuffled, and unhurt (SEN-HORDE-d, -e, -j); decks are new in each round.
 */
function entering(state: Senjutsu, horde: Horde, cells: readonly Cell[], random: Random): readonly SenjutsuEvent[] {
  const board = boardCalled(state.field.board);
  const coming = marchers(horde.ranks, horde.wave);
  const decks = decksOf(state, horde, coming, random);
  const [known, giver] = [foesOf(state), poisonGiver(state)];
  const taken = new Set<Cell>(cells);
  return coming.flatMap(({ kind, member, is }, at): readonly SenjutsuEvent[] => {
    const start = cells[member];
    const entry = ENTRIES.find((one) => board.horde?.[one] === start);
    if (start === undefined || entry === undefined) return [];
    const cell = is === 'member' ? start : besides(state, start, taken);
    if (cell === undefined) return [];
    taken.add(cell);
    const deck = decks[at] ?? [];
    const foe: Foe = {
      ...newFoe(state, at, { kind, nightmares: horde.nightmare }, deck),
      // What was given is out for the rest of the game (SEN-XPOIS-d).
      poisonDeck: known[at]?.poisonDeck ?? giver.deal(deck),
      ...facingMiddle(board, cell),
      behaviour: ENTRY_BEHAVIOUR[entry],
      woundLimit: hordeWoundLimit(horde.round),
    };
    return [{ is: 'foeEntered', foe, rule: 'SEN-HORDE-d' }];
  });
}

/** The free cell nearest to a start cell, for a companion. */
function besides(state: Senjutsu, start: Cell, taken: ReadonlySet<Cell>): Cell | undefined {
  const ground = groundFor(state, null);
  return state.field.cells
    .filter((cell) => !taken.has(cell) && isFree(ground, cell))
    .toSorted((one, other) => distance(one, start) - distance(other, start))[0];
}

/**
 * Opponents of the wave before keep the cards they had; the others draw from what is left of the selection decks. In a
 * new round all of them are new (SEN-HORDE-R1, SEN-HORDE-R2).
 */
function decksOf(
  state: Senjutsu,
  { ranks, wave, nightmare }: Horde,
  coming: readonly Marcher[],
  random: Random,
): readonly (readonly FoeCard[])[] {
  const before = foesOf(state).slice(0, marchers(ranks, wave - 1).length);
  const kept = coming.map((_, at) => ownCards(before[at]));
  const used = new Set(kept.flat());
  const fresh = buildDecks(
    coming.slice(before.length).map(({ kind }) => ({ kind, nightmares: nightmare })),
    random,
    used,
  );
  return coming.map((_, at) =>
    at < before.length ? random.shuffled(kept[at] ?? []) : (fresh[at - before.length] ?? []),
  );
}

function foesOf({ fighters }: Senjutsu): readonly Foe[] {
  return fighters.flatMap((fighter) => (fighter.is === 'foe' ? [fighter] : []));
}

function ownCards(foe: Foe | undefined): readonly FoeCard[] {
  if (foe === undefined) return [];
  return [...foe.deck, ...foe.discard.map(({ card }) => card)].filter((card) => card !== 'stun' && card !== 'poison');
}

/** Between rounds: back to the start, without limps and poisons, and a little better (SEN-HORDE-R4 to -R5b). */
function rested(state: Senjutsu, { id, seat, limps, stuns, bleeding }: Hero): readonly SenjutsuEvent[] {
  const board = boardCalled(state.field.board);
  const start = board.horde?.X;
  const poisons = cardsInPlay(state, seat).filter(({ printed }) => isPoison(printed));
  return [
    ...(start === undefined
      ? []
      : [{ is: 'placed', fighter: id, cell: start, facing: 0, rule: 'SEN-HORDE-R4' } as const]),
    ...(limps.length === 0
      ? []
      : [{ is: 'statusDiscarded', fighter: id, status: 'limp', count: limps.length, rule: 'SEN-HORDE-R5a' } as const]),
    ...poisons.map((card) => ({ is: 'leftPlay', seat, card: card.id, rule: 'SEN-HORDE-R5a' }) as const),
    ...(stuns === 0
      ? []
      : [{ is: 'statusDiscarded', fighter: id, status: 'stun', count: 1, rule: 'SEN-HORDE-R5b' } as const]),
    ...(bleeding === 0 ? [] : [{ is: 'stanched', fighter: id, count: 1, rule: 'SEN-HORDE-R5b' } as const]),
  ];
}

/** Half of the discard pile, rounded up, returns to the deck at random (SEN-HORDE-R6). */
function returnsHalf(seat: SeatId) {
  return afterThat((state: Senjutsu) => {
    const pile = cardsIn(state.table, discardOf(seat));
    if (pile.length === 0) return undefined;
    return byChance((random) =>
      emit<SenjutsuEvent>({
        is: 'shuffledIn',
        seat,
        cards: random.shuffled(pile).slice(0, returningCards(pile.length)),
        rule: 'SEN-HORDE-R6',
      }),
    );
  });
}

function reshuffles(seat: SeatId) {
  return afterThat((state: Senjutsu) =>
    byChance((random) =>
      emit<SenjutsuEvent>({
        is: 'deckShuffled',
        seat,
        order: shuffledOrder(state.table, deckOf(seat), random),
        rule: 'SEN-HORDE-R6',
      }),
    ),
  );
}
