import { cardOf, cardsIn, InvariantError, isRefusal, type Match, refusalText } from '@kronika/kernel';
import { zonesOf } from '../field/board.ts';
import { BOARDS, boardCalled } from '../field/boards.ts';
import type { Cell } from '../hex/index.ts';
import { abilityOn, isCore, isPoison } from '../prints.ts';
import { chooseAndReveal } from '../rules/choose.ts';
import type { Described, SenjutsuSituation } from '../situation/description.ts';
import { knownIn } from '../situation/known.ts';
import { underwayIn } from '../situation/underway.ts';
import type { Foe } from '../solo/foe.ts';
import type { Fighter, Hero, Phase, Revealed, Senjutsu } from '../state.ts';
import { OUT, type SeatZone, zoneCalled } from '../zones.ts';
import { readSituation } from './draft.ts';
import { noted } from './lists.ts';
import { lookingIn } from './recruits.ts';

type SaidHero = NonNullable<SenjutsuSituation['heroes']>[number];
type SaidFoe = NonNullable<SenjutsuSituation['foes']>[number];

/** How a match stands. In the middle of a turn it goes on there; a match that is still set up begins its first turn. */
export function situationOf(match: Match<Senjutsu>): Described {
  const { state } = match;
  if (!isUnderway(match)) return choosingAnew(state);
  return checked({ ...descriptionOf(state, 'kept'), underway: underwayIn(match) });
}

/**
 * The same with cards to be chosen again: those of a turn that is being revealed or resolved are where they were taken
 * from.
 */
export function choosingAnew(state: Senjutsu): Described {
  return checked(descriptionOf(state, 'takenBack'));
}

/** Whether more is going on than a plain description says: that cards are to be drawn or chosen. */
function isUnderway({ state, stack }: Match<Senjutsu>): boolean {
  const { turn, table, fighters } = state;
  if (turn.phase === 'setup') return false;
  const isPlayed = fighters.some(
    (one) => one.is === 'hero' && cardsIn(table, zoneCalled(one.seat, 'played')).length > 0,
  );
  return stack.at(-1)?.flow !== chooseAndReveal.flowName || isPlayed || turn.instants.length > 0;
}

function checked(description: SenjutsuSituation): Described {
  const read = readSituation(description);
  if (isRefusal(read)) throw new InvariantError(refusalText(read, 'en'));
  return read;
}

/** What becomes of the cards of the turn. */
type Cards = 'kept' | 'takenBack';

function descriptionOf(state: Senjutsu, cards: Cards): SenjutsuSituation {
  const { format, windows, switches, field, fighters, advantage, turn, horde } = state;
  const board = BOARDS.find(({ id }) => id === field.board)?.id ?? 'practice-field';
  const cells = standsOf(state, board);
  const known = knownIn(state);
  return {
    format,
    windows,
    switches,
    board,
    terrain: [...field.pieces],
    heroes: fighters.flatMap((fighter, at) =>
      fighter.is === 'hero' ? [heroOf(state, fighter, { board, cell: cells[at], cards })] : [],
    ),
    foes: fighters.flatMap((fighter, at) =>
      fighter.is === 'foe' ? [foeOf(state, fighter, { board, cell: cells[at], cards })] : [],
    ),
    advantage: advantage.flatMap((seat) => ([0, 1, 2, 3] as const).filter((one) => one === seat)),
    turn: Math.max(1, turn.number),
    phase: PHASES[turn.phase],
    bannedTypes: [...turn.bannedTypes],
    bannedCards: [...turn.bannedCards],
    ...(known === undefined ? {} : { known }),
    ...(horde === null ? {} : { horde: { ...horde, ranks: horde.ranks.filter((kind) => kind !== 'hachiko') } }),
  };
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

interface Standing {
  readonly board: Described['board'];
  readonly cell: Cell | undefined;
  readonly cards: Cards;
}

function heroOf({ table, turn }: Senjutsu, hero: Hero, { board, cell, cards }: Standing): SaidHero {
  const { seat, kamae, focus } = hero;
  const stuns = hero.stuns + (cards === 'takenBack' && turn.played[hero.id]?.revealed.is === 'stun' ? 1 : 0);
  const cardsAt = (zone: SeatZone) => cardsIn(table, zoneCalled(seat, zone)).map((card) => cardOf(table, card));
  const said = (zone: SeatZone) => cardsAt(zone).map(({ printed }): string => printed);
  const played = cards === 'kept' ? [] : cardsAt('played').filter(({ printed }) => !isCore(printed));
  const core = [...cardsAt('core'), ...cardsAt('played').filter(({ printed }) => isCore(printed))];
  const weapons = core.map(({ printed }) => printed).filter((printed) => abilityOn(printed)?.core === 'weapon');
  return {
    ...bodyOf(hero, board, cell),
    hero: hero.hero,
    ...(hero.defeat === null ? { weapons, coreOrder: core.map(({ printed }) => printed) } : {}),
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
    ...(cards === 'kept' ? { played: said('played') } : {}),
    out: cardsIn(table, OUT)
      .map((card) => cardOf(table, card))
      .filter(({ owner }) => owner === seat)
      .map(({ printed }) => printed),
  };
}

function foeOf({ table, turn }: Senjutsu, foe: Foe, { board, cell, cards }: Standing): SaidFoe {
  const { kind, behaviour, stance, woundLimit, preferredDistance, discard, stuns, contracts } = foe;
  const revealed = cards === 'takenBack' ? turn.played[foe.id]?.revealed : undefined;
  const deck = revealed === undefined ? foe.deck : [backOnTop(revealed), ...foe.deck];
  return {
    ...bodyOf(foe, board, cell),
    kind,
    behaviour,
    stance,
    woundLimit,
    preferredDistance,
    nightmares: foe.nightmares ?? 0,
    deck,
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

/** A card of an AI opponent as its deck knows it. */
function backOnTop(revealed: Revealed): string {
  if (revealed.is === 'stun') return 'stun';
  return isPoison(revealed.printed) ? 'poison' : revealed.printed;
}
