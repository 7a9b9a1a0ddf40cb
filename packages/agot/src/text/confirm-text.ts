import type { Answer, Question } from '@kronika/kernel';
import type { AgotView } from '../view.ts';
import { cardsWord, powerWord } from './amounts.ts';
import type { Names } from './names-in.ts';
import { type Asking, cardsIn, figures, said, typeIn } from './prompt/asking.ts';
import { sideTotal } from './prompt/challenge.ts';
import { askingOf } from './prompt-text.ts';

/** The button that sends what is marked, as a verb with its number; nothing where "Confirm" says enough. */
export function confirmText(names: Names, question: Question, view: AgotView, marked: Answer): string | undefined {
  const asking = askingOf(names, question, view, marked);
  return asking && CONFIRMS[question.message.key]?.(asking, marked);
}

const CONFIRMS: Readonly<Record<string, (asking: Asking, marked: Answer) => string | undefined>> = {
  mulligan: ({ names, marked: [option] }) =>
    option?.is === 'accept'
      ? said(names, { pl: 'Wymień rękę', en: 'Replace hand' })
      : said(names, { pl: 'Zostaw rękę', en: 'Keep hand' }),
  redirect: ({ names, marked: [option] }) =>
    option?.is === 'accept'
      ? said(names, { pl: 'Przekieruj', en: 'Redirect' })
      : said(names, { pl: 'Bez zmian', en: 'Leave it' }),
  search: ({ names, marked: [option] }) =>
    option?.is === 'decline' ? said(names, { pl: 'Nie biorę żadnej', en: 'Take none' }) : undefined,
  choosePlot: (asking) => named(asking, { pl: 'Odkryj', en: 'Reveal' }),
  chooseTitle: (asking) => named(asking, { pl: 'Weź', en: 'Take' }),
  placeSetup: (asking) =>
    named(asking, { pl: 'Wystaw', en: 'Place' }) ?? said(asking.names, { pl: 'Gotowe', en: 'Done' }),
  chooseFirst: ({ names, view, marked: [option] }) => {
    if (option === undefined || !('seat' in option)) return undefined;
    const seat = view.seats.find((one) => one.seat === option.seat);
    if (seat === undefined) return undefined;
    return seat.seat === view.viewer
      ? said(names, { pl: 'Zaczynam ja', en: 'I go first' })
      : said(names, { pl: `Zaczyna: ${names.seat(seat.seat)}`, en: `${names.seat(seat.seat)} goes first` });
  },
  declareAttackers: ({ names, question, view, me, marked }) => {
    const type = typeIn(question.message);
    const attackers = figures(view, cardsIn(marked));
    if (type === undefined || attackers.length === 0) return undefined;
    const total = sideTotal(me, type, attackers);
    return said(names, { pl: `Atakuj: ${total}`, en: `Attack: ${total}` });
  },
  declareDefenders: ({ names, view, me, marked }) => {
    const running = view.challenge;
    if (running === null) return undefined;
    const there = me.characters.filter(({ part }) => part === 'defending');
    const total = sideTotal(me, running.type, [...there, ...figures(view, cardsIn(marked))]);
    return marked.length === 0 && there.length === 0
      ? said(names, { pl: 'Nikt nie broni', en: 'Nobody defends' })
      : said(names, { pl: `Broń: ${total}`, en: `Defend: ${total}` });
  },
  chooseKilled: ({ names, marked }) => count(names, marked.length, { pl: 'Zabij', en: 'Kill' }),
  discardToReserve: ({ names, marked }) => count(names, marked.length, { pl: 'Odrzuć', en: 'Discard' }),
  chooseStanding: ({ names, marked }) => count(names, marked.length, { pl: 'Wstają', en: 'Stand' }),
  chooseSpared: ({ names, marked }) =>
    marked.length === 0
      ? said(names, { pl: 'Giną wszyscy', en: 'All die' })
      : count(names, marked.length, { pl: 'Oszczędź', en: 'Spare' }),
  chooseDiscarded: ({ names, marked }) =>
    marked.length === 0
      ? said(names, { pl: 'Żadna', en: 'None' })
      : count(names, marked.length, { pl: 'Wtasuj', en: 'Shuffle in' }),
  chooseToKneel: ({ names, marked }) => count(names, marked.length, { pl: 'Uklęknie', en: 'Kneel' }),
  chooseCharacters: ({ names, marked }) => count(names, marked.length, { pl: 'Wybierz', en: 'Choose' }),
  chooseClaimed: ({ names, marked }) =>
    marked.length === 0
      ? said(names, { pl: 'Wobec nikogo', en: 'Against nobody' })
      : count(names, marked.length, { pl: 'Zastosuj', en: 'Apply' }),
  chooseUnderDeck: ({ names, marked }) =>
    marked.length === 0
      ? said(names, { pl: 'Żadna pod spód', en: 'None under' })
      : count(names, marked.length, { pl: 'Pod spód', en: 'Under' }),
  renown: ({ names, marked }) =>
    marked.length === 0
      ? said(names, { pl: 'Bez władzy', en: 'No power' })
      : said(names, { pl: `Zyskaj ${powerWord('pl', marked.length)}`, en: `Gain ${powerWord('en', marked.length)}` }),
  pillage: ({ names, marked }) =>
    marked.length === 0
      ? said(names, { pl: 'Nikt nie grabi', en: 'Nobody pillages' })
      : count(names, marked.length, { pl: 'Grab', en: 'Pillage' }),
  insight: ({ names }, amount) =>
    typeof amount !== 'number'
      ? undefined
      : amount === 0
        ? said(names, { pl: 'Nie dobieraj', en: 'Draw nothing' })
        : said(names, { pl: `Dobierz ${cardsWord('pl', amount)}`, en: `Draw ${cardsWord('en', amount)}` }),
};

function count(names: Names, number: number, verb: { readonly pl: string; readonly en: string }): string {
  return `${said(names, verb)}: ${number}`;
}

/** The verb with the card that is marked. */
function named(
  { names, view, marked }: Asking,
  verb: { readonly pl: string; readonly en: string },
): string | undefined {
  const [card] = cardsIn(marked);
  return card === undefined ? undefined : `${said(names, verb)}: ${names.card(view, card)}`;
}
