import { type CardId, cardsIn, present, printedId, type SeatId, seatsOf } from '@kronika/kernel';
import { ABILITIES } from '../cards/all.ts';
import type { HeroId } from '../cards/fact.ts';
import { heroFact } from '../cards/library.ts';
import { freshTurn } from '../events/turn-events.ts';
import { fieldOf } from '../field/board.ts';
import { boardCalled } from '../field/boards.ts';
import { farFromOpponents } from '../fighters.ts';
import type { Cell, Direction } from '../hex/index.ts';
import { laidTable, type SeatCards } from '../laid-table.ts';
import type { Foe } from '../solo/foe.ts';
import { nightmaresAmong } from '../solo/imagined-deck.ts';
import { type Fighter, type Format, fighterId, type Hero, type Senjutsu } from '../state.ts';
import { FOE_POISON } from '../zones.ts';
import type { Described, DescribedFoe, DescribedHero } from './description.ts';
import { withKnown } from './known.ts';
import { laidCards } from './notes.ts';
import { turnUnderway } from './underway.ts';

const USUAL_HEROES: readonly HeroId[] = ['ronin', 'warrior', 'master', 'student'];

/** At two paces from each other, and two more beside them. */
const STANDS: readonly { readonly cell: Cell; readonly facing: Direction }[] = [
  { cell: '0,1', facing: 0 },
  { cell: '0,-1', facing: 3 },
  { cell: '-2,1', facing: 1 },
  { cell: '2,-1', facing: 4 },
];

/** A card that nobody draws for a reason. */
const DULL = 'fend';
export const DULL_DECK: readonly string[] = Array.from({ length: 10 }, () => DULL);

export function heroNameOf(described: DescribedHero, seat: number): HeroId {
  return described.hero ?? present(USUAL_HEROES[seat], `the usual hero of seat ${seat}`);
}

/** The core weapons of a described hero. */
export function weaponsOf(described: DescribedHero, seat: number): readonly string[] {
  if (described.weapons !== undefined) return described.weapons;
  const { weapons } = heroFact(heroNameOf(described, seat));
  const fitting = ABILITIES.find(
    ({ core, weapon }) => core === 'weapon' && weapon !== undefined && weapons.includes(weapon),
  );
  return fitting === undefined ? [] : [fitting.id];
}

export function formatOf({ format, heroes, foes }: Described): Format {
  if (format !== undefined) return format;
  if (foes.length > 0 || heroes.length === 1) return 'solo';
  if (heroes.some(({ team }) => team !== undefined)) return 'teams';
  return heroes.length === 2 ? 'duel' : 'brawl';
}

/** The state that a description means. */
export function stateOf(described: Described): Senjutsu {
  const { heroes, foes, board, terrain, switches, windows } = described;
  const laid = laidTable(
    seatsOf(heroes.length).map((seat) => seatCards(described, seat)),
    foes.flatMap(({ poisonDeck }) => poisonDeck.map(printedId)),
    seatsOf(heroes.length).flatMap((seat) =>
      laidCards(heroes[seat]?.out ?? []).map(({ printed }) => ({ printed, owner: seat })),
    ),
  );
  const table = described.known === undefined ? laid : withKnown(laid, described.known);
  const poisons = [...cardsIn(table, FOE_POISON)];
  const fighters: readonly Fighter[] = [
    ...seatsOf(heroes.length).map((seat) => heroOf(described, seat)),
    ...foes.map((foe, at) => foeOf(foe, heroes.length + at, poisons.splice(0, foe.poisonDeck.length))),
  ];
  const state: Senjutsu = {
    format: formatOf(described),
    windows,
    switches,
    field: { ...fieldOf(boardCalled(board), 'none'), pieces: terrain },
    table,
    fighters,
    advantage: advantageIn(described),
    turn: {
      ...freshTurn(described.turn, fighters.length),
      phase: described.phase,
      bannedTypes: described.bannedTypes,
      bannedCards: described.bannedCards.map(printedId),
    },
    horde: described.horde ?? null,
  };
  const underway = described.underway === undefined ? undefined : turnUnderway(described.underway, table);
  return { ...state, turn: { ...state.turn, ...(underway ?? { far: farFromOpponents(state) }) } };
}

/** The track as it is described, or by the printed values (SEN-ADV-b). */
function advantageIn({ advantage, heroes }: Described): readonly SeatId[] {
  const printed = (seat: SeatId) => {
    const hero = heroes[seat];
    return hero === undefined ? 0 : heroFact(heroNameOf(hero, seat)).advantage;
  };
  return (
    advantage ??
    seatsOf(heroes.length)
      .filter((seat) => heroes[seat]?.defeat === undefined)
      .toSorted((one, other) => printed(other) - printed(one))
  );
}

function described(list: readonly DescribedHero[], seat: SeatId): DescribedHero {
  return present(list[seat], `the hero of seat ${seat}`);
}

export function standOf({ cell, facing }: Pick<DescribedHero, 'cell' | 'facing'>, at: number) {
  const usual = STANDS[at] ?? { cell: '0,3', facing: 0 };
  return { cell: cell ?? usual.cell, facing: facing ?? usual.facing };
}

/** Who is defeated is off the field. */
function placeOf(fighter: Pick<DescribedHero, 'cell' | 'facing' | 'defeat'>, at: number) {
  const { cell, facing } = standOf(fighter, at);
  return { cell: fighter.defeat === undefined ? cell : null, facing };
}

function heroOf(situation: Described, seat: SeatId): Hero {
  const hero = described(situation.heroes, seat);
  const { kamae, focus, stuns, wounds, bleeding, limps, stealth } = hero;
  const isTogether = formatOf(situation) === 'solo' || formatOf(situation) === 'horde';
  return {
    is: 'hero',
    id: fighterId(seat),
    seat,
    hero: heroNameOf(hero, seat),
    team: hero.team ?? (isTogether ? 0 : seat),
    ...placeOf(hero, seat),
    kamae,
    focus,
    // Whoever has chosen nothing plays a stun, which does nothing.
    stuns: stuns + (isIdle(situation, seat) ? 1 : 0),
    wounds,
    bleeding,
    limps,
    stealth,
    defeat: hero.defeat ?? null,
  };
}

/** Whether others have chosen their cards and this seat has not been told what it chose. */
export function isIdle(situation: Described, seat: SeatId): boolean {
  return situation.cards !== undefined && chosenBy(situation, seat) === undefined;
}

/** The card that a seat has chosen, if any was described. */
export function chosenBy({ cards = {} }: Described, seat: SeatId): string | undefined {
  return new Map(Object.entries(cards)).get(String(seat));
}

/** AI opponents stand behind the heroes, as if they had the seats after them. */
function foeOf(foe: DescribedFoe, at: number, poisonDeck: readonly CardId[]): Foe {
  const { kind, behaviour, stance, woundLimit, preferredDistance, stuns, wounds, bleeding, limps, stealth } = foe;
  const nightmares = foe.nightmares ?? nightmaresAmong([...foe.deck, ...foe.discard.map(sideless)].map(foeCard));
  return {
    is: 'foe',
    id: fighterId(at),
    team: foe.team ?? 1,
    ...placeOf(foe, at),
    kind,
    behaviour,
    stance,
    woundLimit,
    preferredDistance,
    ...(nightmares === 0 ? {} : { nightmares }),
    deck: foe.deck.map(foeCard),
    peeks: foe.peeks.map(({ seat, cards }) => ({ seat, cards: cards.map(foeCard) })),
    discard: foe.discard.map((card) => ({ card: foeCard(sideless(card)), face: card.endsWith(DOWN) ? 'down' : 'up' })),
    stuns,
    poisonDeck,
    contracts: foe.contracts,
    tools: foe.tools.map(printedId),
    poisons: foe.poisons.map(({ printed, turnsLeft }) => ({ printed: printedId(printed), turnsLeft })),
    wounds,
    bleeding,
    limps,
    stealth,
    defeat: foe.defeat ?? null,
  };
}

/** What is said of a card that lies face down. */
const DOWN = ' (down)';

/** The card of an AI opponent without the side it lies on. */
export function sideless(card: string): string {
  return card.endsWith(DOWN) ? card.slice(0, -DOWN.length) : card;
}

function foeCard(text: string): Foe['deck'][number] {
  return text === 'stun' || text === 'poison' ? text : printedId(text);
}

/** The core cards of a described hero. */
export function coreOf(hero: DescribedHero, seat: number): readonly string[] {
  const { coreOrder = [] } = hero;
  const placeOf = (id: string) => (coreOrder.includes(id) ? coreOrder.indexOf(id) : coreOrder.length);
  return [heroFact(heroNameOf(hero, seat)).coreAbility, ...weaponsOf(hero, seat)].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
}

const NO_CARDS: SeatCards = { deck: [], hand: [], core: [], played: [], play: [], discard: [], poison: [] };

function seatCards(situation: Described, seat: SeatId): SeatCards {
  const hero = described(situation.heroes, seat);
  if (hero.defeat !== undefined) return NO_CARDS;
  const core = coreOf(hero, seat);
  const chosen = chosenBy(situation, seat);
  const isFromHand = chosen !== undefined && chosen !== 'stun' && !core.includes(chosen);
  return {
    deck: laidCards(hero.deck ?? DULL_DECK),
    hand: laidCards(isFromHand ? [...hero.hand, chosen] : hero.hand),
    core: laidCards(core.filter((id) => !hero.played.includes(id))),
    played: laidCards(hero.played),
    play: laidCards(hero.inPlay),
    discard: laidCards(hero.discard),
    poison: laidCards(hero.poisons),
  };
}
