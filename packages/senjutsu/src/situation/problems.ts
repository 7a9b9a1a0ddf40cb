import { type Problem, printedId, type SeatId, seatsOf } from '@kronika/kernel';
import { abilityFact, heroFact, isPrinted } from '../cards/library.ts';
import { boardCalled } from '../field/boards.ts';
import type { Described } from './description.ts';
import { noteProblems } from './notes.ts';
import { chosenBy, heroNameOf, sideless, standOf, stateOf, weaponsOf } from './state.ts';
import { underwayProblems } from './underway.ts';

/** What makes no sense in a description, with what would be right. */
export function problemsIn(described: Described): readonly Problem[] {
  const problems = plainProblems(described);
  const { underway, heroes } = described;
  if (problems.length > 0) return problems;
  if (underway !== undefined) return underwayProblems(underway, stateOf(described));
  return seatsOf(heroes.length)
    .filter((seat) => (heroes[seat]?.played.length ?? 0) > 0)
    .map((seat) => ({ at: `heroes.${seat}.played`, problem: 'cards are played only in a turn that is under way' }));
}

function plainProblems(described: Described): readonly Problem[] {
  const { heroes, foes } = described;
  return [
    ...standProblems(described),
    ...seatsOf(heroes.length).flatMap((seat) => heroProblems(described, seat)),
    ...foes.flatMap(({ deck, discard, poisonDeck, tools, peeks }, at) =>
      [...deck, ...discard.map(sideless), ...poisonDeck, ...tools, ...peeks.flatMap(({ cards }) => cards)]
        .filter((card) => card !== 'stun' && card !== 'poison' && !isPrinted(card))
        .map((card) => ({ at: `foes.${at}`, problem: `there is no card "${card}"` })),
    ),
    ...noteProblems(described.bannedCards, 'bannedCards'),
    ...trackProblems(described),
  ];
}

function standProblems({ heroes, foes, board, terrain }: Described): readonly Problem[] {
  const stands = [...heroes, ...foes].map((fighter, at) =>
    fighter.defeat === undefined ? standOf(fighter, at).cell : null,
  );
  const there = [...boardCalled(board).cells, ...terrain.flatMap(({ cells }) => cells)];
  const nameOf = (at: number) => (at < heroes.length ? `heroes.${at}.cell` : `foes.${at - heroes.length}.cell`);
  return stands.flatMap((cell, at) => {
    if (cell === null) return [];
    return [
      ...(there.includes(cell) ? [] : [{ at: nameOf(at), problem: `${board} has no cell ${cell}` }]),
      ...(stands.indexOf(cell) === at ? [] : [{ at: nameOf(at), problem: `somebody else stands on ${cell} already` }]),
    ];
  });
}

function heroProblems(described: Described, seat: SeatId): readonly Problem[] {
  const hero = described.heroes[seat];
  if (hero === undefined) return [];
  const at = `heroes.${seat}`;
  const chosen = chosenBy(described, seat);
  const lists = [
    ...noteProblems(hero.hand, `${at}.hand`),
    ...noteProblems(hero.deck ?? [], `${at}.deck`),
    ...noteProblems(hero.discard, `${at}.discard`),
    ...noteProblems(hero.inPlay, `${at}.inPlay`),
    ...noteProblems(hero.poisons, `${at}.poisons`),
    ...noteProblems(hero.played, `${at}.played`),
    ...noteProblems(hero.out, `${at}.out`),
    ...noteProblems(weaponsOf(hero, seat), `${at}.weapons`),
    ...(chosen === undefined || chosen === 'stun' ? [] : noteProblems([chosen], `cards.${seat}`)),
    ...(chosen === 'stun' && hero.stuns === 0 ? [{ at: `cards.${seat}`, problem: 'it has no stun to play' }] : []),
  ];
  if (lists.length > 0) return lists;
  const { weapons, name } = heroFact(heroNameOf(hero, seat));
  return weaponsOf(hero, seat).flatMap((id) => {
    const { weapon, core } = abilityFact(printedId(id));
    if (core === 'weapon' && weapon !== undefined && weapons.includes(weapon)) return [];
    return [{ at: `${at}.weapons`, problem: `${name.en} carries ${weapons.join(', ')}, not ${id}` }];
  });
}

function trackProblems({ advantage, heroes }: Described): readonly Problem[] {
  if (advantage === undefined) return [];
  const seats = seatsOf(heroes.length).filter((seat) => heroes[seat]?.defeat === undefined);
  const isWhole = advantage.length === seats.length && seats.every((seat) => advantage.some((one) => one === seat));
  return isWhole ? [] : [{ at: 'advantage', problem: `expected each of the seats ${seats.join(', ')} once` }];
}
