import type { CardId, SeatId } from '@kronika/kernel';
import type { AgotEvent } from '../../event.ts';
import { cardsWord } from '../amounts.ts';
import { because, causeName, isOwnCost } from './causes.ts';
import type { Seen } from './seen.ts';
import {
  does,
  holderOf,
  object,
  printedObject,
  printedSubject,
  subject,
  type Telling,
  type Verb,
  verb,
} from './telling.ts';

type Of<K extends AgotEvent['is']> = Extract<AgotEvent, { readonly is: K }>;
type SeenOf<K extends Seen['is']> = Extract<Seen, { readonly is: K }>;

const STATES = {
  knelt: { pl: 'klęka', en: 'kneels' },
  stood: { pl: 'wstaje', en: 'stands' },
  joinedChallenge: { pl: 'dołącza do wyzwania', en: 'joins the challenge' },
  removedFromChallenge: { pl: 'opuszcza wyzwanie', en: 'leaves the challenge' },
} as const;

/** Whoever is declared kneels, and so does who pays with it for its own ability; that goes without saying. */
const PLAIN_KNEELING: readonly (string | undefined)[] = ['AGOT-CHAL-a', 'AGOT-4.2.1-a'];

export function changedState(
  telling: Telling,
  event: Of<'knelt'> | Of<'stood'> | Of<'joinedChallenge'> | Of<'removedFromChallenge'>,
): string | undefined {
  const { card, is, rule } = event;
  if (PLAIN_KNEELING.includes(rule) || isOwnCost(event, card)) return undefined;
  return `${subject(telling, card)} ${STATES[is][telling.names.lang]}${because(telling, event, card)}.`;
}

const ENTRY = {
  marshaled: verb(['Mobilizujesz', 'mobilizuje'], ['You marshal', 'marshals']),
  ambushed: verb(['Zasadzka: wprowadzasz', 'wprowadza z zasadzki'], ['You ambush with', 'ambushes with']),
  put: verb(['Wprowadzasz do gry', 'wprowadza do gry'], ['You put', 'puts']),
  duplicate: verb(
    ['Kładziesz duplikat pod kartą', 'kładzie duplikat pod kartą'],
    ['You add a duplicate to', 'adds a duplicate to'],
  ),
} as const satisfies Readonly<Record<string, Verb>>;

export function cardEntered(telling: Telling, seen: SeenOf<'cardEntered'>): string {
  const { names, view } = telling;
  const { seat, host, how } = seen;
  if (seen.as === 'duplicate') return `${does(telling, seat, ENTRY.duplicate)} ${names.card(view, host)}.`;
  const card = 'card' in seen ? seen.card : undefined;
  const entry = how === 'marshaled' || how === 'ambushed' ? ENTRY[how] : ENTRY.put;
  const onto =
    host === undefined ? '' : { pl: ` → ${names.card(view, host)}`, en: ` on ${names.card(view, host)}` }[names.lang];
  const why = how === 'put' && 'card' in seen ? because(telling, seen, card) : '';
  const into = entry === ENTRY.put ? { pl: '', en: ' into play' }[names.lang] : '';
  return `${does(telling, seat, entry)} ${object(telling, card)}${into}${onto}${why}.`;
}

const CONTROL = verb(['Przejmujesz', 'przejmuje'], ['You take control of', 'takes control of']);

export function controlTaken(telling: Telling, event: Of<'controlTaken'>): string {
  return `${does(telling, event.seat, CONTROL)} ${object(telling, event.card)}${because(telling, event, event.card)}.`;
}

const SACRIFICE = verb(['Poświęcasz', 'poświęca'], ['You sacrifice', 'sacrifices']);
const SPEND = verb(['Tracisz duplikat', 'traci duplikat'], ['You lose a duplicate', 'loses a duplicate']);

const DEPARTURES = {
  killed: { pl: 'ginie', en: 'dies' },
  discarded: { pl: 'odchodzi na stos odrzuconych', en: 'is discarded' },
  removed: { pl: 'znika z gry na dobre', en: 'is removed from the game' },
  hand: { pl: 'wraca na rękę', en: 'returns to hand' },
  deck: { pl: 'wraca do talii', en: 'returns to the deck' },
} as const;

export function leftPlay(telling: Telling, event: Of<'leftPlay'>): string {
  const { names } = telling;
  const { printed, to, how, type, controller, card } = event;
  if (type === 'duplicate' || printed === null) {
    const saved = event.rule === 'AGOT-DUP-k';
    const why = saved ? { pl: ': ocala kartę', en: ': it saves its card' }[names.lang] : '';
    return `${does(telling, controller, SPEND)}${why}.`;
  }
  if (how === 'sacrificed')
    return `${does(telling, controller, SACRIFICE)} ${printedObject(names, printed)}${because(telling, event, card)}.`;
  const way = how === 'returned' ? (to === 'hand' ? 'hand' : 'deck') : how;
  return `${printedSubject(telling, printed, controller)} ${DEPARTURES[way][names.lang]}${because(telling, event, card)}.`;
}

const DRAW = verb(['Dobierasz', 'dobiera'], ['You draw', 'draws']);
const LOOK = verb(['Oglądasz', 'ogląda'], ['You look at', 'looks at']);

/** How many cards, which ones as far as the reader knows, and why. */
function counted(telling: Telling, count: number, cards: readonly CardId[], why: string | undefined): string {
  const { names, view } = telling;
  const number = cardsWord(names.lang, count);
  const list = names.cards(view, cards);
  if (list === '') return why === undefined ? number : `${number}: ${why}`;
  return why === undefined ? `${number}: ${list}` : `${number} (${list}): ${why}`;
}

export function cardsDrawn(telling: Telling, seen: SeenOf<'cardsDrawn'>): string {
  const { seat, count, cards = [] } = seen;
  return `${does(telling, seat, DRAW)} ${counted(telling, count, cards, causeName(telling, seen))}.`;
}

export function cardsLooked(telling: Telling, seen: SeenOf<'cardsLooked'>): string {
  const start = does(telling, seen.seat, LOOK);
  return 'count' in seen
    ? `${start} ${counted(telling, seen.count, [], undefined)}.`
    : `${start} ${counted(telling, seen.cards.length, seen.cards, causeName(telling, seen))}.`;
}

const DISCARD = verb(['Odrzucasz', 'odrzuca'], ['You discard', 'discards']);
const LOSE = verb(['Tracisz', 'traci'], ['You lose', 'loses']);

/** Cards over the reserve and costs are chosen, everything else is lost. */
export function cardDiscarded(telling: Telling, event: Of<'cardDiscarded'>): string {
  const { names, view } = telling;
  const { card, pillager, rule, cause } = event;
  const owner = holderOf(view, card);
  const why = discardCause(telling, event, owner?.seat);
  const isChosen = rule === 'AGOT-7.3-b' || cause?.is === 'cost';
  const behind = why === undefined ? '' : `: ${why}`;
  if (owner === undefined) return `${names.card(view, card)}${behind}.`;
  const source = pillager === undefined ? '' : { pl: ' z talii', en: ' from the deck' }[names.lang];
  return `${does(telling, owner.seat, isChosen ? DISCARD : LOSE)} ${object(telling, card)}${source}${behind}.`;
}

function discardCause(telling: Telling, event: Of<'cardDiscarded'>, owner: SeatId | undefined): string | undefined {
  const { names, view } = telling;
  const { pillager, rule, cause } = event;
  if (pillager !== undefined)
    return { pl: `Grabież, ${names.card(view, pillager)}`, en: `pillage by ${names.card(view, pillager)}` }[names.lang];
  if (rule === 'AGOT-7.3-b') {
    const reserve = owner === undefined ? 0 : (view.seats[owner]?.plot?.reserve ?? 0);
    return { pl: `rezerwy ${reserve}`, en: `over the reserve of ${reserve}` }[names.lang];
  }
  // Cards are lost at random to an ability or to an intrigue claim.
  return (
    causeName(telling, event) ??
    (cause === undefined
      ? { pl: 'roszczenia intrygi, losowo', en: 'intrigue claim, at random' }[names.lang]
      : undefined)
  );
}

export function cardBuried(telling: Telling, event: Of<'cardBuried'>): string {
  const goes = { pl: 'trafia na stos zabitych', en: 'goes to the dead pile' }[telling.names.lang];
  return `${subject(telling, event.card)} ${goes}${because(telling, event, event.card)}.`;
}

const SHOW = verb(['Pokazujesz', 'pokazuje'], ['You show', 'shows']);

export function cardsShown(telling: Telling, event: Of<'cardsShown'>): string | undefined {
  const { names, view } = telling;
  if (event.cards.length === 0) return undefined;
  const list = names.cards(view, event.cards);
  const shown = names.lang === 'en' ? list : `${event.cards.length === 1 ? 'kartę' : 'karty'} ${list}`;
  const owners = new Set(event.cards.map((card) => holderOf(view, card)?.seat));
  const [owner] = owners;
  return owner === undefined || owners.size > 1
    ? `${{ pl: 'Pokazano', en: 'Shown' }[names.lang]}: ${list}${because(telling, event)}.`
    : `${does(telling, owner, SHOW)} ${shown}${because(telling, event)}.`;
}

const TAKE = verb(['Bierzesz na rękę', 'bierze na rękę'], ['You take', 'takes']);
const INTO_HAND = { pl: '', en: ' into hand' } as const;
const BACK = verb(['Cofasz', 'cofa'], ['You take back', 'takes back']);
const UNKNOWN = { pl: 'kartę', en: 'a card' } as const;

export function cardTaken(telling: Telling, seen: SeenOf<'cardTaken'>): string {
  const { names, view } = telling;
  if (!('card' in seen)) return `${does(telling, seen.seat, TAKE)} ${UNKNOWN[names.lang]}${INTO_HAND[names.lang]}.`;
  const owner = holderOf(view, seen.card);
  return owner === undefined
    ? `${names.card(view, seen.card)}.`
    : `${does(telling, owner.seat, TAKE)} ${object(telling, seen.card)}${INTO_HAND[names.lang]}${because(telling, seen, seen.card)}.`;
}

/** A card that could not be paid for after all. */
export function cardWithdrawn(telling: Telling, seen: SeenOf<'cardWithdrawn'>): string {
  const { names, view } = telling;
  const why = { pl: ': kosztu nie da się opłacić', en: ': the cost cannot be paid' }[names.lang];
  if (!('card' in seen)) return `${does(telling, seen.seat, BACK)} ${UNKNOWN[names.lang]}${why}.`;
  const owner = holderOf(view, seen.card);
  return owner === undefined
    ? `${names.card(view, seen.card)}${why}.`
    : `${does(telling, owner.seat, BACK)} ${object(telling, seen.card)}${why}.`;
}

/** Whoever puts it there, it goes to the deck of its owner. */
export function cardPlaced(telling: Telling, seen: SeenOf<'cardPlaced'>): string {
  const { names, view, reader } = telling;
  const owner = 'card' in seen ? holderOf(view, seen.card)?.seat : seen.seat;
  const card = 'card' in seen ? names.card(view, seen.card) : { pl: 'Karta', en: 'A card' }[names.lang];
  const goes = seen.at === 'top' ? TO_DECK.top[names.lang] : TO_DECK.bottom[names.lang];
  if (owner === undefined) return `${card} ${goes(DECK[names.lang])}.`;
  if (reader.is(owner)) return `${card} ${goes(YOUR_DECK[names.lang])}.`;
  const deck = { pl: `${DECK.pl} (${names.seat(owner)})`, en: `${names.seat(owner)}’s deck` }[names.lang];
  return `${card} ${goes(deck)}.`;
}

const DECK = { pl: 'talii', en: 'the deck' } as const;
const YOUR_DECK = { pl: 'Twojej talii', en: 'your deck' } as const;
const TO_DECK = {
  top: { pl: (deck: string) => `trafia na wierzch ${deck}`, en: (deck: string) => `goes on top of ${deck}` },
  bottom: { pl: (deck: string) => `trafia na spód ${deck}`, en: (deck: string) => `goes under ${deck}` },
} as const;
