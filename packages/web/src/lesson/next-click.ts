import { type Answer, impossible, type Question } from '@kronika/kernel';
import type { Draft } from '../table/choosing/draft.ts';

/** One press on the way to an answer. */
export type Click =
  | { readonly is: 'option'; readonly option: number }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'confirm' };

/** What is to be pressed next, as things were clicked so far, to give the answer. */
export function nextClick(question: Question, draft: Draft, answer: Answer): Click {
  switch (draft.is) {
    case 'choose':
      return option(placesIn(answer)[0] ?? 0);
    case 'pick': {
      const wanted = placesIn(answer);
      const tooMuch = draft.chosen.find((place) => !wanted.includes(place));
      const missing = wanted.find((place) => !draft.chosen.includes(place));
      return tooMuch !== undefined ? option(tooMuch) : missing !== undefined ? option(missing) : CONFIRM;
    }
    case 'order': {
      const wanted = placesIn(answer);
      if (wanted.every((place, nth) => draft.chosen[nth] === place)) return CONFIRM;
      const wrong = clickedIn(draft).find((place, nth) => wanted[nth] !== place);
      return option(wrong ?? wanted[draft.clicked] ?? 0);
    }
    case 'number':
      return typeof answer === 'number' && draft.value !== answer ? { is: 'number', value: answer } : CONFIRM;
    case 'distribute': {
      const wanted = placesIn(answer);
      const missing = wanted.findIndex((amount, place) => (draft.amounts[place] ?? 0) < amount);
      return question.is === 'distribute' && missing >= 0 ? option(missing) : CONFIRM;
    }
    default:
      return impossible(draft);
  }
}

const CONFIRM: Click = { is: 'confirm' };
const option = (place: number): Click => ({ is: 'option', option: place });

/** What of an order was put there by clicks. */
function clickedIn({ chosen, clicked }: Extract<Draft, { readonly is: 'order' }>): readonly number[] {
  return chosen.slice(0, clicked);
}

export function placesIn(answer: Answer): readonly number[] {
  return typeof answer === 'number' ? [answer] : answer;
}

/** Of several answers that will do, the one that what was clicked so far leads to; otherwise the first. */
export function answerAhead(draft: Draft, accepted: readonly Answer[]): Answer | undefined {
  return accepted.find((answer) => leadsTo(draft, answer)) ?? accepted[0];
}

function leadsTo(draft: Draft, answer: Answer): boolean {
  switch (draft.is) {
    case 'choose':
      return true;
    case 'pick':
      // Who has chosen nothing is shown the first one, not the answer that consists of nothing.
      return draft.chosen.length > 0 && draft.chosen.every((place) => placesIn(answer).includes(place));
    case 'order':
      return clickedIn(draft).every((place, nth) => placesIn(answer)[nth] === place);
    case 'number':
      return draft.value === answer;
    case 'distribute':
      return draft.amounts.every((amount, place) => amount <= (placesIn(answer)[place] ?? 0));
    default:
      return impossible(draft);
  }
}

/** Whether a press on the option is a step towards an answer that will do; taking something back always is. */
export function isOnTheWay(question: Question, draft: Draft, accepted: readonly Answer[], place: number): boolean {
  switch (question.is) {
    case 'choose':
      return accepted.some((answer) => answer === place);
    case 'pick': {
      const chosen = draft.is === 'pick' ? draft.chosen : [];
      if (chosen.includes(place)) return true;
      const next = question.max === 1 ? [place] : [...chosen, place];
      return accepted.some((answer) => next.every((one) => placesIn(answer).includes(one)));
    }
    case 'order': {
      const clicked = draft.is === 'order' ? clickedIn(draft) : [];
      if (clicked.includes(place)) return true;
      return accepted.some((answer) => [...clicked, place].every((one, nth) => placesIn(answer)[nth] === one));
    }
    case 'number':
    case 'distribute':
      return true;
    default:
      return impossible(question);
  }
}
