import { type Answer, impossible, type Phrase, type Question } from '@kronika/kernel';
import { optionsOf } from '../table/choosing/controls.ts';
import type { Guide, Intent } from '../table/guide.ts';
import { thingIn } from '../table/looked.ts';
import type { TableSession } from '../table/session/session.ts';
import type { LessonMatch } from './lesson-match.ts';
import { isOnTheWay, placesIn } from './next-click.ts';
import { isSameAnswer } from './wanted.ts';

/** Lets through what the step asks for; of everything else it says why not. */
export function leading(lesson: LessonMatch): Guide['allows'] {
  return (intent, session) => {
    const { step } = lesson;
    if (lesson.store.get().turn === 'script' || step === undefined) return 'stopped';
    if (step.is === 'look') {
      // Touching what is spoken of is as good as saying that one has seen it.
      if (intent.is === 'elsewhere' && intent.place === step.at(lesson.view)) lesson.seen();
      else lesson.say(LOOK_FIRST);
      return 'stopped';
    }
    return judge(lesson, intent, session);
  };
}

function judge(lesson: LessonMatch, intent: Intent, session: TableSession): 'allowed' | 'stopped' {
  const { question, draft } = session.store.get();
  if (question === undefined || draft === undefined) return 'stopped';
  const accepted = lesson.accepted();
  switch (intent.is) {
    case 'option': {
      if (isOnTheWay(question, draft, accepted, intent.option)) return letThrough(lesson);
      const option = optionsOf(question)[intent.option];
      if (option !== undefined) lesson.object({ is: 'option', option });
      return 'stopped';
    }
    case 'answer':
      if (accepted.some((answer) => isSameAnswer(answer, intent.answer))) return letThrough(lesson);
      objectTo(lesson, question, intent.answer);
      return 'stopped';
    case 'elsewhere':
      explain(lesson, intent, session);
      return 'stopped';
    default:
      return impossible(intent);
  }
}

function letThrough(lesson: LessonMatch): 'allowed' {
  lesson.say(undefined);
  return 'allowed';
}

/** An answer that is whole, but not the right one. */
function objectTo(lesson: LessonMatch, question: Question, answer: Answer): void {
  if (question.is === 'number' && typeof answer === 'number') {
    lesson.object({ is: 'number', value: answer });
    return;
  }
  const option = question.is === 'choose' ? question.options[placesIn(answer)[0] ?? -1] : undefined;
  lesson.object(option === undefined ? { is: 'unfinished' } : { is: 'option', option });
}

/** Why something that is not offered cannot be chosen: the rules know it for most things, the step for all else. */
function explain(lesson: LessonMatch, intent: Intent & { readonly is: 'elsewhere' }, session: TableSession): void {
  const { step } = lesson;
  if (step?.is !== 'move') return;
  const { cursor } = lesson.store.get();
  lesson.say(step.otherwise);
  const thing = intent.looked === undefined ? undefined : thingIn(intent.looked);
  if (thing === undefined) return;
  session.explain(thing).then(
    ({ whyNot: [reason] }) => {
      if (reason !== undefined && lesson.store.get().cursor === cursor) lesson.say(both(reason.text, step.otherwise));
    },
    () => undefined,
  );
}

function both(one: Phrase, other: Phrase): Phrase {
  return { pl: `${one.pl} ${other.pl}`, en: `${one.en} ${other.en}` };
}

const LOOK_FIRST: Phrase = {
  pl: 'Chwila na ruch przyjdzie zaraz. Najpierw spójrz tam, gdzie pada światło, i naciśnij „Dalej”.',
  en: 'Your move comes in a moment. First look where the light falls, and press “Next”.',
};
