import type { SeatId } from '@kronika/kernel';
import { factOf } from '../../cards/fact.ts';
import { printedIn } from '../../view.ts';
import { cardsWord, goldWord } from '../amounts.ts';
import { type Asking, cardsIn, fact, figures, loss, numberIn, said, type Wording } from './asking.ts';

export function mulligan({ names, me }: Asking): Wording {
  return {
    source: said(names, { pl: 'Pierwsza ręka', en: 'Mulligan' }),
    ask: said(names, { pl: 'wymienić wszystkie karty?', en: 'replace your whole hand?' }),
    follows: [
      fact(
        said(names, {
          pl: `Wszystkie ${me.hand.length} kart wraca do talii, dobierasz tyle samo. Tylko raz.`,
          en: `All ${me.hand.length} cards go back and you draw as many. Once only.`,
        }),
      ),
    ],
  };
}

/** What setup cards may cost together. */
const SETUP_GOLD = 8;

export function placeSetup({ names, question, view, marked }: Asking): Wording {
  const { message } = question;
  const placed: unknown = Reflect.get(message, 'placed');
  const lying: readonly unknown[] = Array.isArray(placed) ? placed : [];
  const count = lying.length;
  const spent = (numberIn(message, 'cost') ?? 0) + costOf(view, marked, lying);
  return {
    source: said(names, { pl: 'Karty początkowe', en: 'Setup' }),
    ask: said(names, { pl: 'co wystawiasz?', en: 'which card do you place?' }),
    follows: [
      fact(
        said(names, {
          pl: `Wydano ${spent} z ${SETUP_GOLD} złota, ${cardsLie(count)}.`,
          en: `${spent} of ${SETUP_GOLD} gold spent, ${cardsWord('en', count)} placed.`,
        }),
      ),
      fact(said(names, { pl: 'Potem dobierasz do 7 kart.', en: 'Then you draw back up to 7.' })),
    ],
  };
}

function cardsLie(count: number): string {
  if (count === 0) return 'nic jeszcze nie leży';
  if (count === 1) return 'leży 1 karta';
  return count < 5 ? `leżą ${count} karty` : `leży ${count} kart`;
}

/** What the marked card adds; a further copy of a unique one is free (AGOT-SETUP-8-f). */
function costOf(view: Asking['view'], marked: Asking['marked'], lying: readonly unknown[]): number {
  const there = cardsIn(lying.map((card) => ({ is: 'card', card }))).map((card) => printedIn(view, card));
  return cardsIn(marked).reduce((sum, card) => {
    const printed = printedIn(view, card);
    const known = printed === undefined ? undefined : factOf(printed);
    if (known === undefined || !('cost' in known) || known.cost === 'X') return sum;
    return known.unique === true && there.includes(printed) ? sum : sum + known.cost;
  }, 0);
}

export function choosePlot({ names }: Asking): Wording {
  return {
    source: said(names, { pl: 'Fabuła', en: 'Plot' }),
    ask: said(names, { pl: 'którą odkrywasz?', en: 'which do you reveal?' }),
    follows: [
      fact(
        said(names, {
          pl: 'Wszyscy odkrywają naraz; najwyższa inicjatywa wybiera, kto zaczyna.',
          en: 'All reveal together; highest initiative chooses who starts.',
        }),
      ),
      loss(
        said(names, {
          pl: 'Wróci dopiero, gdy zużyjesz wszystkie fabuły.',
          en: 'It is gone until your plot deck is used up.',
        }),
      ),
    ],
  };
}

export function chooseFirst({ names, view, me, marked }: Asking): Wording {
  const [chosen] = marked;
  const first = chosen !== undefined && 'seat' in chosen ? chosen.seat : undefined;
  const initiative = me.plot?.initiative ?? 0;
  return {
    source: said(names, { pl: `Inicjatywa ${initiative} wygrywa`, en: `Initiative ${initiative} wins` }),
    ask: said(names, { pl: 'kto zaczyna?', en: 'who goes first?' }),
    follows: [
      fact(first === undefined || view.format === 'joust' ? whatFirstMeans(names, view) : order(names, view, first)),
    ],
  };
}

function whatFirstMeans(names: Asking['names'], { format }: Asking['view']): string {
  return format === 'melee'
    ? said(names, {
        pl: 'Pierwszy bierze tytuł, mobilizuje i atakuje przed innymi, dalej w lewo.',
        en: 'First to take a title, marshal and attack; then to the left.',
      })
    : said(names, {
        pl: 'Pierwszy gracz pierwszy mobilizuje i pierwszy atakuje.',
        en: 'The first player marshals first and attacks first.',
      });
}

function order(names: Asking['names'], view: Asking['view'], first: unknown): string {
  const all = orderFrom(names, view, first);
  return said(names, { pl: `Kolejność: ${all}.`, en: `Order: ${all}.` });
}

/** Who plays after whom, beginning with that seat; whoever reads is "you". */
function orderFrom(names: Asking['names'], view: Asking['view'], first: unknown): string {
  const seated = view.seats.filter(({ standing }) => standing === 'seated').map(({ seat }) => seat);
  const at = seated.findLastIndex((seat, place) => place === 0 || seat === first);
  const called = (seat: SeatId): string =>
    seat === view.viewer ? said(names, { pl: 'ty', en: 'you' }) : names.seat(seat);
  return [...seated.slice(at), ...seated.slice(0, at)].map(called).join(', ');
}

export function chooseTitle({ names }: Asking): Wording {
  return {
    source: said(names, { pl: 'Tytuł', en: 'Title' }),
    ask: said(names, { pl: 'który bierzesz?', en: 'which do you take?' }),
    follows: [
      fact(
        said(names, {
          pl: 'Na jedną rundę. Kogo wspierasz, tego nie atakujesz; wygrana z rywalem: +1 władza.',
          en: 'For one round. You cannot attack whom you support; beating a rival: +1 power.',
        }),
      ),
    ],
  };
}

export function chooseStanding({ names, question }: Asking): Wording {
  const count = question.is === 'pick' ? question.max : 1;
  return {
    source: said(names, { pl: 'Wstawanie', en: 'Standing' }),
    ask: said(names, { pl: `kto wstaje (${count})?`, en: `which ${count} stand?` }),
    follows: [loss(said(names, { pl: 'Pozostałe postaci klęczą dalej.', en: 'The others stay kneeling.' }))],
  };
}

export function discardToReserve({ names, question, me, marked }: Asking): Wording {
  const count = question.is === 'pick' ? question.min : 1;
  const reserve = me.plot?.reserve ?? 0;
  const left = count - marked.length;
  return {
    source: said(names, { pl: `Rezerwy ${reserve}`, en: `Reserve ${reserve}` }),
    ask: said(names, {
      pl: count === 1 ? 'którą kartę odrzucasz?' : 'które karty odrzucasz?',
      en: count === 1 ? 'discard which card?' : `discard which ${count} cards?`,
    }),
    follows: [
      fact(
        said(names, {
          pl: `Masz ${cardsWord('pl', me.hand.length)}.`,
          en: `You hold ${cardsWord('en', me.hand.length)}.`,
        }),
      ),
      ...(left > 0
        ? [loss(said(names, { pl: `Jeszcze ${left} do odrzucenia.`, en: `${left} more to discard.` }))]
        : []),
    ],
  };
}

export function ambushValue({ names, question, view, me }: Asking): Wording {
  const card = question.because.is === 'card' ? names.card(view, question.because.card) : undefined;
  return {
    source: card ?? said(names, { pl: 'Zasadzka', en: 'Ambush' }),
    ask: said(names, { pl: 'zasadzka za ile złota?', en: 'ambush for how much gold?' }),
    follows: [
      fact(said(names, { pl: `Masz ${goldWord('pl', me.gold)}.`, en: `You have ${goldWord('en', me.gold)}.` })),
    ],
  };
}

export function chooseAppliedLast({ names }: Asking): Wording {
  return {
    source: said(names, { pl: 'Sprzeczne teksty', en: 'Conflicting texts' }),
    ask: said(names, { pl: 'który działa jako ostatni?', en: 'which applies last?' }),
    follows: [fact(said(names, { pl: 'Ostatni rozstrzyga.', en: 'The last one decides.' }))],
  };
}

export function victoryOrElimination({ names }: Asking): Wording {
  return {
    source: said(names, { pl: 'Koniec gry', en: 'End of the game' }),
    ask: said(names, { pl: 'co następuje najpierw?', en: 'which comes first?' }),
    follows: [
      fact(
        said(names, {
          pl: 'Zwycięstwo i odpadnięcie graczy przypadają naraz.',
          en: 'A victory and an elimination come at the same time.',
        }),
      ),
    ],
  };
}

export function chooseWinner({ names }: Asking): Wording {
  return {
    source: said(names, { pl: '15 władzy', en: '15 power' }),
    ask: said(names, { pl: 'kto wygrywa?', en: 'who wins?' }),
    follows: [fact(said(names, { pl: 'Rozstrzygasz jako pierwszy gracz.', en: 'You decide, as the first player.' }))],
  };
}

export function chooseLast({ names }: Asking): Wording {
  return {
    source: said(names, { pl: 'Puste talie', en: 'Empty decks' }),
    ask: said(names, { pl: 'kto zostaje i wygrywa?', en: 'who is left and wins?' }),
    follows: [fact(said(names, { pl: 'Rozstrzygasz jako pierwszy gracz.', en: 'You decide, as the first player.' }))],
  };
}

export function orderDiscards({ names }: Asking): Wording {
  return {
    source: said(names, { pl: 'Stos', en: 'Pile' }),
    ask: said(names, { pl: 'w jakiej kolejności?', en: 'in which order?' }),
    follows: [fact(said(names, { pl: 'Ostatnia karta leży na wierzchu.', en: 'The last card lies on top.' }))],
  };
}

/** Everybody who is not spared dies. */
export function spared({ view, me, marked, names }: Asking): readonly ReturnType<typeof loss>[] {
  const dying = me.characters.length - figures(view, cardsIn(marked)).length;
  return dying <= 0
    ? []
    : [
        loss(
          said(names, {
            pl: `Najwyżej 3. Reszta ginie (${dying}) i nic jej nie ocali.`,
            en: `At most 3. The rest (${dying}) die and cannot be saved.`,
          }),
        ),
      ];
}
