import type { Answer, ChooseQuestion, Option, PickQuestion, Question } from '@kronika/kernel';
import { isSenjutsuMessage, type SenjutsuMessage } from '../messages.ts';
import { isSenjutsuOption } from '../options.ts';
import type { SenjutsuView } from '../view.ts';
import { boardOf } from './board.ts';

/** What a turn shows the use of. What else may be asked is left to the rule. */
const SHOWN_BY_THE_TURN: ReadonlySet<SenjutsuMessage['key']> = new Set([
  'spawnCells',
  'startReaction',
  'chooseCard',
  'nameTarget',
  'buyInitiative',
  'replace',
  'widenBlock',
  'chooseSpeed',
  'orderTie',
  'payLine',
  'chooseAlternative',
  'moveTo',
  'faceTo',
  'changeKamae',
  'jumpKamae',
  'drawUpTo',
  'chooseTarget',
  'turnTarget',
  'pushTo',
  'pullOrPush',
  'benefit',
  'counter',
  'discardCards',
  'discardToLimit',
  'searchFor',
  'takeFromTop',
]);

/** More answers are not tried: so many ways differ too little. */
const MOST_ATTEMPTS = 24;

/** The answers that are worth trying out, the rule's own first; none but that where trying shows nothing. */
export function attemptsFor(question: Question, view: SenjutsuView, first: Answer): readonly Answer[] {
  const { message } = question;
  if (!isSenjutsuMessage(message) || !SHOWN_BY_THE_TURN.has(message.key)) return [first];
  const others = answersTo(question, view).filter((answer) => !isSame(answer, first));
  return [first, ...others].slice(0, MOST_ATTEMPTS);
}

function answersTo(question: Question, view: SenjutsuView): readonly Answer[] {
  switch (question.is) {
    case 'choose':
      return distinct(question, view);
    case 'number':
      return Array.from({ length: question.max - question.min + 1 }, (_, more) => question.min + more);
    case 'pick':
      return question.min === question.max ? sets(question) : [];
    case 'order':
    case 'distribute':
      return [];
  }
}

/** Copies of a card are one answer. */
function distinct({ options, seat }: ChooseQuestion, view: SenjutsuView): readonly number[] {
  const board = boardOf(view, seat);
  const known = new Set<string>();
  return options.flatMap((option, place) => {
    const what =
      isSenjutsuOption(option) && option.is === 'card' ? (board.printed(option.card) ?? option.card) : `at ${place}`;
    if (known.has(`${what}`)) return [];
    known.add(`${what}`);
    return [place];
  });
}

/** Every set of as many options as must be picked. */
function sets({ options, min }: PickQuestion): readonly (readonly number[])[] {
  let found: readonly (readonly number[])[] = [[]];
  for (let size = 0; size < min; size += 1)
    found = found.flatMap((set) => placesAfter(options, set.at(-1) ?? -1).map((place) => [...set, place]));
  return found;
}

function placesAfter(options: readonly Option[], last: number): readonly number[] {
  return options.flatMap((_, place) => (place > last ? [place] : []));
}

function isSame(one: Answer, other: Answer): boolean {
  return `${one}` === `${other}`;
}
