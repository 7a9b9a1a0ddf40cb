import { cardOf, cardsIn, InvariantError, isRefusal, type Match, refusalText } from '@kronika/kernel';
import { zonesOf } from '../field/board.ts';
import { BOARDS, boardCalled } from '../field/boards.ts';
import type { Cell } from '../hex/index.ts';
import { abilityOn, isCore, isPoison } from '../prints.ts';
import type { Described, SenjutsuSituation } from '../situation/description.ts';
import type { Foe } from '../solo/foe.ts';
import type { Fighter, Hero, Phase, Senjutsu } from '../state.ts';
import { OUT, type SeatZone, zoneCalled } from '../zones.ts';
import { readSituation } from './draft.ts';
import { noted } from './lists.ts';
import { lookingIn } from './recruits.ts';

type SaidHero = NonNullable<SenjutsuSituation['heroes']>[number];
type SaidFoe = NonNullable<SenjutsuSituation['foes']>[number];

/**
 * How a match stands. Cards of a turn that is being revealed or resolved are in their owners' hands again: whoever goes
 * on from there chooses anew.
 */
export function situationOf({ state }: Match<Senjutsu>): Described {
  const { format, windows, switches, field, fighters, advantage, turn, horde } = state;
  const board = BOARDS.find(({ id }) => id === field.board)?.id ?? 'practice-field';
  const cells = standsOf(state, board);
  const description: SenjutsuSituation = {
    format,
    windows,
    switches,
    board,
    terrain: [...field.pieces],
    heroes: fighters.flatMap((fighter, at) =>
      fighter.is === 'hero' ? [heroOf(state, fighter, board, cells[at])] : [],
    ),
    foes: fighters.flatMap((fighter, at) => (fighter.is === 'foe' ? [foeOf(state, fighter, board, cells[at])] : [])),
    advantage: advantage.flatMap((seat) => ([0, 1, 2, 3] as const).filter((one) => one === seat)),
    turn: Math.max(1, turn.number),
    phase: PHASES[turn.phase],
    bannedTypes: [...turn.bannedTypes],
    bannedCards: [...turn.bannedCards],
    ...(horde === null ? {} : { horde: { ...horde, ranks: horde.ranks.filter((kind) => kind !== 'hachiko') } }),
  };
  const read = readSituation(description);
  if (isRefusal(read)) throw new InvariantError(refusalText(read, 'en'));
  return read;
}

const PHASES: Readonly<Record<Phase, Described['phase']>> = {
  setup: 'draw',
  draw: 'draw',
  choose: 'choose',
  reveal: 'choose',
  resolve: 'choose',
  discard: 'discard',
};

/** Where everybody stands; who is not placed yet stands where its side may begin. */
function standsOf({ fighters }: Senjutsu, board: string): readonly (Cell | undefined)[] {
  const taken = new Set(fighters.flatMap(({ cell }) => cell ?? []));
  const zones = zonesOf(boardCalled(board), 4);
  return fighters.map(({ cell, id, defeat }) => {
    if (cell !== null) return cell;
    if (defeat !== null) return undefined;
    const free = [...(zones[id % zones.length] ?? []), ...boardCalled(board).cells].find((one) => !taken.has(one));
    if (free !== undefined) taken.add(free);
    return free;
  });
}

function bodyOf(fighter: Fighter, board: Described['board'], cell: Cell | undefined) {
  const { team, facing, wounds, bleeding, limps, stealth, defeat } = fighter;
  const stand = cell === undefined || fighter.cell !== null ? { facing } : lookingIn({ board }, cell);
  return {
    team,
    ...(cell === undefined ? {} : { cell }),
    ...stand,
    wounds,
    bleeding,
    limps: [...limps],
    stealth,
    ...(defeat === null ? {} : { defeat }),
  };
}

function heroOf({ table }: Senjutsu, hero: Hero, board: Described['board'], cell: Cell | undefined): SaidHero {
  const { seat, kamae, focus, stuns } = hero;
  const cardsAt = (zone: SeatZone) => cardsIn(table, zoneCalled(seat, zone)).map((card) => cardOf(table, card));
  const said = (zone: SeatZone) => cardsAt(zone).map(({ printed }): string => printed);
  const played = cardsAt('played').filter(({ printed }) => !isCore(printed));
  const core = [...cardsAt('core'), ...cardsAt('played').filter(({ printed }) => isCore(printed))];
  const weapons = core.map(({ printed }) => printed).filter((printed) => abilityOn(printed)?.core === 'weapon');
  return {
    ...bodyOf(hero, board, cell),
    hero: hero.hero,
    ...(hero.defeat === null ? { weapons } : {}),
    kamae,
    focus,
    stuns,
    hand: [...said('hand'), ...played.filter(({ printed }) => !isPoison(printed)).map(({ printed }) => printed)],
    deck: said('deck'),
    discard: cardsAt('discard').map(({ printed, face }) => noted(printed, face === 'down' ? 'down' : undefined)),
    inPlay: [
      ...cardsAt('play').map(({ printed, turnsLeft }) => noted(printed, turnsLeft > 0 ? String(turnsLeft) : undefined)),
      ...played.filter(({ printed }) => isPoison(printed)).map(({ printed }) => printed),
    ],
    poisons: said('poison'),
    out: cardsIn(table, OUT)
      .map((card) => cardOf(table, card))
      .filter(({ owner }) => owner === seat)
      .map(({ printed }) => printed),
  };
}

function foeOf({ table }: Senjutsu, foe: Foe, board: Described['board'], cell: Cell | undefined): SaidFoe {
  const { kind, behaviour, stance, woundLimit, preferredDistance, deck, discard, stuns, contracts } = foe;
  return {
    ...bodyOf(foe, board, cell),
    kind,
    behaviour,
    stance,
    woundLimit,
    preferredDistance,
    deck: [...deck],
    discard: discard.map(({ card, face }) => noted(card, face === 'down' ? 'down' : undefined)),
    peeks: foe.peeks.flatMap(({ seat, cards }) =>
      ([0, 1, 2, 3] as const).filter((one) => one === seat).map((one) => ({ seat: one, cards: [...cards] })),
    ),
    stuns,
    poisonDeck: foe.poisonDeck.map((card) => cardOf(table, card).printed),
    contracts: [...contracts],
    tools: [...foe.tools],
    poisons: foe.poisons.map(({ printed, turnsLeft }) => ({ printed, turnsLeft })),
  };
}
