import { type Lang, type PrintedId, plural, type SeatId } from '@kronika/kernel';
import { factOf } from '../../cards/fact.ts';
import type { AgotEvent } from '../../event.ts';
import { RULES } from '../../rules/calls.ts';
import { printedIn } from '../../view.ts';
import { cardsWord } from '../amounts.ts';
import type { Names } from '../names-in.ts';
import type { Seen } from './seen.ts';
import { does, object, type Telling, verb, whom } from './telling.ts';

type Of<K extends AgotEvent['is']> = Extract<AgotEvent, { readonly is: K }>;
type SeenOf<K extends Seen['is']> = Extract<Seen, { readonly is: K }>;

/** What somebody does that needs nothing but the verb. */
const DEEDS = {
  passed: verb(['Pasujesz', 'pasuje'], ['You pass', 'passes']),
  firstChosen: verb(['Zaczynasz', 'zaczyna'], ['You go first', 'goes first']),
  conceded: verb(['Poddajesz się', 'poddaje się'], ['You concede', 'concedes']),
  eliminated: verb(['Odpadasz z gry', 'odpada z gry'], ['You are out of the game', 'is out of the game']),
  mulliganed: verb(['Wymieniasz całą rękę', 'wymienia całą rękę'], ['You replace your hand', 'replaces their hand']),
  deckShuffled: verb(['Tasujesz talię', 'tasuje talię'], ['You shuffle your deck', 'shuffles their deck']),
  plotsReturned: verb(
    ['Twoje fabuły wracają do talii', 'ma znów wszystkie fabuły w talii'],
    ['Your used plots return to the plot deck', 'takes the used plots back'],
  ),
} as const;

export function deed(telling: Telling, seen: SeenOf<keyof typeof DEEDS>): string {
  return `${does(telling, seen.seat, DEEDS[seen.is])}.`;
}

const TITLE = verb(['Bierzesz tytuł', 'bierze tytuł'], ['You take a title', 'takes a title']);

/** Which title it is only its player knows until all are turned up. */
export function titleTaken(telling: Telling, event: Of<'titleTaken'>): string {
  const { names, view } = telling;
  const printed = printedIn(view, event.card);
  const start = does(telling, event.seat, TITLE);
  return printed === undefined ? `${start}.` : `${start}: ${names.printed(printed)}.`;
}

/** The plots that were turned up, each with the player whose plot it is. */
export function plotsRevealed(telling: Telling, { plots }: Of<'plotsRevealed'>): string {
  const { names, view } = telling;
  const list = plots.map((plot) => {
    const owner = view.seats.find((one) => one.plot?.id === plot);
    return owner === undefined ? names.card(view, plot) : `${whom(telling, owner.seat)} – ${names.card(view, plot)}`;
  });
  return `${{ pl: 'Fabuły', en: 'Plots' }[names.lang]}: ${list.join(', ')}.`;
}

export function titlesRevealed(telling: Telling): string {
  const { names, view } = telling;
  const list = view.seats.flatMap(({ seat, title }) =>
    title === null ? [] : [`${whom(telling, seat)} – ${names.sight(title.sight)}`],
  );
  return `${{ pl: 'Tytuły', en: 'Titles' }[names.lang]}: ${list.join(', ')}.`;
}

/** A number for each seat that is in the game. */
function bySeat(telling: Telling, values: readonly number[]): string {
  return telling.view.seats
    .filter(({ standing }) => standing === 'seated')
    .map(({ seat }) => `${whom(telling, seat)} – ${values[seat] ?? 0}`)
    .join(', ');
}

const INITIATIVE = verb(['Wygrywasz inicjatywę', 'wygrywa inicjatywę'], ['You win initiative', 'wins initiative']);
const DOMINANCE = verb(['Wygrywasz dominację', 'wygrywa dominację'], ['You win dominance', 'wins dominance']);

export function initiativeWon(telling: Telling, { seat, values }: Of<'initiativeWon'>): string {
  return `${does(telling, seat, INITIATIVE)}: ${bySeat(telling, values)}${brokenTie(telling, seat, values)}.`;
}

/** What decided among those with the highest initiative: power, or chance where that is equal too (AGOT-INIT-e, -f). */
function brokenTie({ names, view }: Telling, winner: SeatId, values: readonly number[]): string {
  const highest = values[winner];
  const equal = view.seats.filter(({ seat, standing }) => standing === 'seated' && values[seat] === highest);
  if (equal.length < 2) return '';
  const power = view.seats[winner]?.power;
  const isByChance = equal.some((one) => one.seat !== winner && one.power === power);
  return isByChance
    ? { pl: '; remis rozstrzyga los', en: '; tie broken by chance' }[names.lang]
    : { pl: '; w remisie wygrywa, kto ma mniej władzy', en: '; tie goes to the least power' }[names.lang];
}

export function dominanceDetermined(telling: Telling, { winner, totals }: Of<'dominanceDetermined'>): string {
  const start =
    winner === null
      ? { pl: 'Dominacji nie wygrywa nikt', en: 'Nobody wins dominance' }[telling.names.lang]
      : does(telling, winner, DOMINANCE);
  return `${start}: ${bySeat(telling, totals)}.`;
}

const SETUP = verb(['Wystawiasz', 'wystawia'], ['You place', 'places']);
const NO_SETUP = verb(['Nic nie wystawiasz', 'nic nie wystawia'], ['You place nothing', 'places nothing']);

export function setupPlaced(telling: Telling, seen: SeenOf<'setupPlaced'>): string {
  const { names } = telling;
  const count = 'count' in seen ? seen.count : seen.cards.length;
  if (count === 0) return `${does(telling, seen.seat, NO_SETUP)}.`;
  return `${does(telling, seen.seat, SETUP)} ${facedownCards(names.lang, count)}.`;
}

function facedownCards(lang: Lang, count: number): string {
  return lang === 'en'
    ? `${cardsWord('en', count)} facedown`
    : `${count} ${plural('pl', count, { one: 'zakrytą kartę', few: 'zakryte karty', many: 'zakrytych kart', other: 'zakrytej karty' })}`;
}

const PLAY = verb(['Zagrywasz', 'zagrywa'], ['You play', 'plays']);
const USE = verb(['Używasz karty', 'używa karty'], ['You use', 'uses']);

/** An event is played, an ability used; what the rules do with a card shows by itself. */
export function abilityUsed(telling: Telling, { ability, by, against }: Of<'abilityUsed'>): string | undefined {
  const { names, view } = telling;
  if (ability.printed === RULES) return undefined;
  const aim = against === undefined ? '' : cancelling(names, against.printed);
  return factOf(ability.printed).type === 'event'
    ? `${does(telling, by, PLAY)} ${object(telling, ability.self)}${aim}.`
    : `${does(telling, by, USE)} ${names.card(view, ability.self)}${aim}.`;
}

/** What an ability is used against, where it stops the effect of another. */
function cancelling(names: Names, printed: PrintedId): string {
  if (printed === RULES) return '';
  const name = names.printed(printed);
  return { pl: `, by anulować efekt karty ${name}`, en: ` to cancel ${name}` }[names.lang];
}
