import { cardOf, cardsIn, type Phrase, type RuleId, type SandboxProblem } from '@kronika/kernel';
import { groundFor, isFree } from '../field/ground.ts';
import { standing, stunLimit, woundCount, woundLimit } from '../fighters.ts';
import { abilityOn, isPoison } from '../prints.ts';
import { defeatsIn, outcomeOf } from '../rules/defeat.ts';
import type { Fighter, Hero, Senjutsu } from '../state.ts';
import { foeName, heroName } from '../text/names.ts';
import { zoneCalled } from '../zones.ts';
import { situationSchema } from './description.ts';
import { problemsIn } from './problems.ts';
import { stateOf } from './state.ts';

/** What keeps a description from being played. What is no situation at all is refused by whoever sets it up. */
export function contradictions(description: unknown): readonly SandboxProblem[] {
  const parsed = situationSchema.safeParse(description);
  if (!parsed.success || problemsIn(parsed.data).length > 0) return [];
  const state = stateOf(parsed.data);
  return [
    ...standing(state).flatMap((fighter) => [...stands(state, fighter), ...falls(state, fighter)]),
    ...state.fighters.flatMap((fighter) => (fighter.is === 'hero' ? cardsOf(state, fighter) : emptyDeck(fighter))),
    ...decided(state),
  ];
}

function problem(thing: string, rule: RuleId, pl: string, en: string): SandboxProblem {
  return { text: { pl, en }, rule, thing };
}

function nameOf(fighter: Fighter): Phrase {
  return fighter.is === 'hero' ? heroName(fighter.hero) : foeName(fighter.kind);
}

const thingOf = ({ id }: Fighter) => `fighter:${id}`;

/** Nobody stands on terrain that cannot be entered (SEN-TERR-a). */
function stands(state: Senjutsu, fighter: Fighter): readonly SandboxProblem[] {
  if (fighter.cell === null || isFree(groundFor(state, fighter.id), fighter.cell)) return [];
  const { pl, en } = nameOf(fighter);
  return [
    problem(
      thingOf(fighter),
      'SEN-TERR-a',
      `${pl} stoi na terenie, na którym nikt nie może stać (${fighter.cell}).`,
      `${en} stands on terrain where nobody can stand (${fighter.cell}).`,
    ),
  ];
}

/** Whoever has reached a limit would be out at once (SEN-WIN-a, SEN-WIN-b). */
function falls(state: Senjutsu, fighter: Fighter): readonly SandboxProblem[] {
  const { pl, en } = nameOf(fighter);
  const isFalling = defeatsIn(state).some((event) => event.is === 'defeated' && event.fighter === fighter.id);
  if (!isFalling) return [];
  const [wounds, most] = [woundCount(fighter), woundLimit(state, fighter)];
  if (wounds >= most)
    return [
      problem(
        thingOf(fighter),
        'SEN-WIN-a',
        `${pl} od razu by przegrywał: ran jest ${wounds}, a limit to ${most}.`,
        `${en} would be defeated at once: ${wounds} wounds, and the limit is ${most}.`,
      ),
    ];
  const stuns = stunLimit(state, fighter);
  return [
    problem(
      thingOf(fighter),
      'SEN-WIN-b',
      `${pl} od razu by przegrywał: ogłuszeń jest ${stuns} lub więcej.`,
      `${en} would be defeated at once by ${stuns} stuns or more.`,
    ),
  ];
}

/** Core cards lie with the core cards, poisons are given by others, and signature cards belong to one hero. */
function cardsOf(state: Senjutsu, hero: Hero): readonly SandboxProblem[] {
  const { table } = state;
  const { seat } = hero;
  const { pl, en } = heroName(hero.hero);
  const places = (['deck', 'hand', 'play', 'discard', 'poison'] as const).map((name) => ({
    name,
    cards: cardsIn(table, zoneCalled(seat, name)).map((card) => cardOf(table, card)),
  }));
  return places.flatMap(({ name, cards }) =>
    cards.flatMap(({ printed }): readonly SandboxProblem[] => {
      const fact = abilityOn(printed);
      const at = `seat:${seat}`;
      if (name === 'poison' && !isPoison(printed))
        return [
          problem(
            at,
            'SEN-XPOIS-a',
            `W talii Trucizn leży karta, która nie jest trucizną: ${printed}.`,
            `There is a card in the poison deck that is no poison: ${printed}.`,
          ),
        ];
      if (name === 'poison' || fact === undefined) return [];
      if (fact.core !== undefined)
        return [
          problem(
            at,
            'SEN-CORE-d',
            `${fact.name.pl} to karta Główna: leży tylko na ręce wśród Głównych.`,
            `${fact.name.en} is a core card and lies among the core cards only.`,
          ),
        ];
      if (fact.hero !== undefined && fact.hero !== hero.hero)
        return [
          problem(
            at,
            'SEN-CARD-b',
            `${fact.name.pl} to karta popisowa innego bohatera niż ${pl}.`,
            `${fact.name.en} is a signature card of another hero than the ${en}.`,
          ),
        ];
      return [];
    }),
  );
}

/** An AI opponent needs a card each turn (SEN-SOLO-TURN-1). */
function emptyDeck(fighter: Fighter): readonly SandboxProblem[] {
  if (fighter.is !== 'foe' || fighter.defeat !== null || fighter.deck.length + fighter.discard.length > 0) return [];
  const { pl, en } = foeName(fighter.kind);
  return [problem(thingOf(fighter), 'SEN-SOLO-SET-c', `${pl} nie ma żadnej karty.`, `${en} has no card at all.`)];
}

/** A match that is decided cannot be played (SEN-WIN-d, SEN-SOLO-j). */
function decided(state: Senjutsu): readonly SandboxProblem[] {
  const outcome = outcomeOf(state);
  if (outcome === undefined) return [];
  return [
    problem(
      'table',
      outcome.rule ?? 'SEN-WIN-d',
      'Partia byłaby od razu rozstrzygnięta: potrzeba co najmniej dwóch stron.',
      'The match would be decided at once: it takes two sides.',
    ),
  ];
}
