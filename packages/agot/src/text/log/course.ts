import { type CardId, type Lang, plural } from '@kronika/kernel';
import type { EffectBegan } from '@kronika/lcg';
import { CHALLENGE_TYPES, factOf } from '../../cards/fact.ts';
import type { AgotEvent } from '../../event.ts';
import { RULES } from '../../rules/calls.ts';
import { NAMED_TYPE } from '../../rules/values.ts';
import { printedIn } from '../../view.ts';
import { cardsWord } from '../amounts.ts';
import { modifierWords, seatModifierWords } from '../explain/modifiers.ts';
import type { Until } from '../words.ts';
import type { Seen } from './seen.ts';
import { capital, does, object, subject, type Telling, verb, whom } from './telling.ts';

type Of<K extends AgotEvent['is']> = Extract<AgotEvent, { readonly is: K }>;
type SeenOf<K extends Seen['is']> = Extract<Seen, { readonly is: K }>;

/** What somebody does that needs nothing but the verb. */
const DEEDS = {
  passed: verb(['Pasujesz', 'pasuje'], ['You pass', 'passes']),
  firstChosen: verb(['Zaczynasz', 'zaczyna'], ['You go first', 'goes first']),
  conceded: verb(['Poddajesz się', 'poddaje się'], ['You concede', 'concedes']),
  eliminated: verb(['Odpadasz z gry', 'odpada z gry'], ['You are out of the game', 'is out of the game']),
  mulliganed: verb(['Wymieniasz całą rękę', 'wymienia całą rękę'], ['You replace your hand', 'replaces the hand']),
  deckShuffled: verb(['Tasujesz talię', 'tasuje talię'], ['You shuffle your deck', 'shuffles the deck']),
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
  return `${does(telling, seat, INITIATIVE)}: ${bySeat(telling, values)}.`;
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
export function abilityUsed(telling: Telling, { ability, by }: Of<'abilityUsed'>): string | undefined {
  const { names, view } = telling;
  if (ability.printed === RULES) return undefined;
  return factOf(ability.printed).type === 'event'
    ? `${does(telling, by, PLAY)} ${object(telling, ability.self)}.`
    : `${does(telling, by, USE)} ${names.card(view, ability.self)}.`;
}

const NAME = verb(['Wskazujesz wyzwania', 'wskazuje wyzwania'], ['You name', 'names']);

/** What goes on for a while says whom it is for; what the rules note for themselves is nobody's business. */
export function effectBegan(telling: Telling, { effect }: EffectBegan): string | undefined {
  const { names } = telling;
  const { source, by, cards, seats, until, gives } = effect;
  if (source.printed === RULES) return undefined;
  const from = names.printed(source.printed);
  const named = CHALLENGE_TYPES.find((type) =>
    gives.some((given) => given.is === 'gain' && given.what === NAMED_TYPE && given.name === type),
  );
  if (named !== undefined) {
    const type = names.words.type[named];
    return `${does(telling, by, NAME)} ${{ pl: type, en: `${type} challenges` }[names.lang]}: ${from}.`;
  }
  const affected = affectedBy(telling, cards, seats);
  const period = names.words.until[periodOf(until)];
  const lasts = { pl: `do końca ${period}`, en: `until the end of the ${period}` }[names.lang];
  const given = gives.map(
    (modifier) => (cards.length > 0 ? modifierWords : seatModifierWords)(modifier, 'effect')?.text[names.lang],
  );
  const what = given.every((words) => words !== undefined) ? ` – ${given.join(', ')}` : '';
  return affected === '' ? `${capital(lasts)}: ${from}.` : `${capital(affected)}${what}, ${lasts}: ${from}.`;
}

function affectedBy(telling: Telling, cards: readonly CardId[], seats: EffectBegan['effect']['seats']): string {
  const { names, view } = telling;
  const [only, other] = cards;
  if (only !== undefined && other === undefined && seats.length === 0) return subject(telling, only);
  const all = [...cards.map((card) => names.card(view, card)), ...seats.map((seat) => whom(telling, seat))];
  return all.length > 3 ? `${all.slice(0, 3).join(', ')} +${all.length - 3}` : names.words.and(all);
}

function periodOf(until: EffectBegan['effect']['until']): Until {
  if (until === 'endOfGame') return 'game';
  return until.period === 'round' || until.period === 'challenge' ? until.period : 'phase';
}
