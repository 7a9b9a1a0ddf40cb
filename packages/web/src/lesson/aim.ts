import type { Answer } from '@kronika/kernel';
import type { PlaceName } from '../table/choosing/controls.ts';
import type { SessionState } from '../table/session/session-state.ts';
import { answerAhead, type Click, nextClick, placesIn } from './next-click.ts';

/** What is pointed at. */
export type Aim =
  /** A thing, or a part of the board. */
  | { readonly is: 'place'; readonly place: PlaceName }
  /** What is to be pressed next to give one of these answers. */
  | { readonly is: 'answer'; readonly answers: readonly Answer[] }
  /** The thing that the first of these answers concerns; where it is nothing on the board, what asks. */
  | { readonly is: 'thing'; readonly answers: readonly Answer[] };

/** What the light falls on: first what is to be pressed or looked at, then what belongs to it. */
export function aimedAt(aim: Aim | undefined, state: SessionState): readonly Element[] {
  switch (aim?.is) {
    case undefined:
      return [];
    case 'place':
      return found(partOf(aim.place));
    case 'thing': {
      const place = concernedBy(aim.answers, state);
      return place === undefined ? found('.ask > .prompt, .twinroom > .prompt') : found(partOf(place)).slice(0, 1);
    }
    case 'answer': {
      const click = clickIn(aim.answers, state);
      if (click === undefined) return [];
      return [...new Set([...elementsOf(click, state), ...companions(aim.answers, state)])];
    }
  }
}

/** The place on the board that the first of the answers takes something of. */
export function concernedBy([answer]: readonly Answer[], { question, controls }: SessionState): PlaceName | undefined {
  if (answer === undefined || question === undefined || question.is === 'number') return undefined;
  const taken =
    question.is === 'distribute'
      ? placesIn(answer).flatMap((units, option) => (units > 0 ? [option] : []))
      : placesIn(answer);
  return [...controls.places].find(([, options]) => options.some((option) => taken.includes(option)))?.[0];
}

/** What is to be pressed next. */
export function clickIn(answers: readonly Answer[], { question, draft }: SessionState): Click | undefined {
  if (question === undefined || draft === undefined) return undefined;
  const answer = answerAhead(draft, answers);
  return answer === undefined ? undefined : nextClick(question, draft, answer);
}

function elementsOf(click: Click, { controls, draft }: SessionState): readonly Element[] {
  switch (click.is) {
    case 'confirm':
      return found('[data-does="confirm"]');
    case 'number': {
      const numbered = found(`[data-number="${click.value}"]`);
      const isMore = draft?.is !== 'number' || draft.value < click.value;
      return numbered.length > 0 ? numbered : found(`[data-does="${isMore ? 'more' : 'less'}"]`);
    }
    case 'option': {
      const offered = found(`[data-option="${click.option}"]`);
      const [place] = [...controls.places].flatMap(([name, options]) => (options.includes(click.option) ? [name] : []));
      return offered.length > 0 ? offered.slice(0, 1) : place === undefined ? [] : found(partOf(place));
    }
  }
}

/** Everything else that the move is made with: what asks, the number that is set, the cards that belong together. */
function companions(answers: readonly Answer[], { question, draft, controls }: SessionState): readonly Element[] {
  const prompt = found('.ask > .prompt');
  if (question?.is === 'number') return [...found('.dialbox'), ...prompt];
  if (question?.is !== 'pick' || draft === undefined) return prompt;
  const answer = answerAhead(draft, answers) ?? [];
  const places = [...controls.places].flatMap(([name, options]) =>
    options.some((option) => placesIn(answer).includes(option)) ? [name] : [],
  );
  return [...places.flatMap((place) => found(partOf(place))), ...prompt];
}

function partOf(name: string): string {
  const escaped = CSS.escape(name);
  return `[data-place="${escaped}"], [data-part="${escaped}"]`;
}

/** What is really to be seen. */
function found(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)].map(drawnAs).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** In a hand the place of a card is as wide as the fan leaves it; what is seen is the card. */
function drawnAs(element: Element): Element {
  return element.closest('.hand') === null ? element : (element.querySelector('.card') ?? element);
}
