import type { SessionState } from '../table/session/session-state.ts';
import type { LessonMatch } from './lesson-match.ts';
import { answerAhead, type Click, nextClick, placesIn } from './next-click.ts';

/** What the light falls on: first what is to be pressed or looked at, then what belongs to it. */
export function aimedAt(lesson: LessonMatch, state: SessionState): readonly Element[] {
  const { step } = lesson;
  if (step === undefined) return [];
  if (step.is === 'look') {
    const place = step.at(lesson.view);
    return place === undefined ? [] : found(partOf(place));
  }
  const click = clickIn(lesson, state);
  if (click === undefined) return [];
  return [...new Set([...elementsOf(click, state), ...companions(lesson, state)])];
}

/** What is to be pressed next. */
export function clickIn(lesson: LessonMatch, { question, draft }: SessionState): Click | undefined {
  if (question === undefined || draft === undefined) return undefined;
  const answer = answerAhead(draft, lesson.accepted());
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
function companions(lesson: LessonMatch, { question, draft, controls }: SessionState): readonly Element[] {
  const prompt = found('.ask > .prompt');
  if (question?.is === 'number') return [...found('.dialbox'), ...prompt];
  if (question?.is !== 'pick' || draft === undefined) return prompt;
  const answer = answerAhead(draft, lesson.accepted()) ?? [];
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
