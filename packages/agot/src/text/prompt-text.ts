import { type Answer, type Message, type Prompt, promptLine, type Question } from '@kronika/kernel';
import type { AgotView } from '../view.ts';
import type { Names } from './names-in.ts';
import { type Asking, optionsIn, typeIn, type Wording } from './prompt/asking.ts';
import { askingCard, cardPrompt } from './prompt/cards.ts';
import * as challenge from './prompt/challenge.ts';
import * as course from './prompt/course.ts';
import * as windows from './prompt/windows.ts';
import { PROMPTS } from './prompts.ts';

/** What the rules ask, by the key of the message. */
const ASKED: Readonly<Record<string, (asking: Asking) => Wording>> = {
  mulligan: course.mulligan,
  placeSetup: course.placeSetup,
  choosePlot: course.choosePlot,
  chooseFirst: course.chooseFirst,
  chooseTitle: course.chooseTitle,
  actionWindow: windows.actionWindow,
  triggerWindow: windows.triggerWindow,
  nextForced: windows.nextEffect,
  nextDelayed: windows.nextEffect,
  initiateChallenge: challenge.initiateChallenge,
  chooseOpponent: challenge.chooseOpponent,
  declareAttackers: challenge.declareAttackers,
  chooseBypassed: challenge.chooseBypassed,
  redirect: challenge.redirect,
  redirectTo: challenge.redirectTo,
  declareDefenders: challenge.declareDefenders,
  chooseKilled: challenge.chooseKilled,
  chooseClaimed: challenge.chooseClaimed,
  nextKeyword: challenge.nextKeyword,
  insight: challenge.insight,
  pillage: challenge.pillage,
  renown: challenge.renown,
  intimidate: challenge.intimidate,
  chooseStanding: course.chooseStanding,
  discardToReserve: course.discardToReserve,
  orderDiscards: course.orderDiscards,
  ambushValue: course.ambushValue,
  victoryOrElimination: course.victoryOrElimination,
  chooseWinner: course.chooseWinner,
  chooseLast: course.chooseLast,
  chooseAppliedLast: course.chooseAppliedLast,
};

/** A question to its seat, with what is marked so far. */
export function askingOf(
  names: Names,
  question: Question,
  view: AgotView,
  marked: Answer | undefined,
): Asking | undefined {
  const me = view.seats.find(({ seat }) => seat === question.seat);
  return me && { names, question, view, me, marked: optionsIn(question, marked) };
}

/** What is asked of a seat, and what will happen. A card asks in its own words, whatever its question is called. */
export function promptOf(names: Names, question: Question, view: AgotView, marked?: Answer): Prompt {
  const asking = askingOf(names, question, view, marked);
  const wording = asking && (cardPrompt(asking) ?? ASKED[question.message.key]?.(asking));
  return promptFrom(wording ?? plainPrompt(names, question, view));
}

function promptFrom({ source, ask, follows = [] }: Wording): Prompt {
  const prompt = source === undefined ? { ask } : { source, ask };
  return follows.length === 0 ? prompt : { ...prompt, follows };
}

/** Where nothing more is known than the key: what is asked, and which card asks it. */
function plainPrompt(names: Names, question: Question, view: AgotView): Wording {
  const ask = PROMPTS[question.message.key]?.[names.lang] ?? question.message.key;
  const card = askingCard({ question, view });
  return card === undefined
    ? { ask }
    : { source: names.printed(card), ask: `${ask.charAt(0).toLowerCase()}${ask.slice(1)}` };
}

/** What a kind of window or question is called for who sets what to be asked about. */
export function windowText(names: Names, message: Message, view: AgotView): string {
  switch (message.key) {
    case 'actionWindow':
      return windows.actionsName(names, message);
    case 'triggerWindow':
    case 'reactionWindow':
      return promptLine(windows.triggerWindowName(names, message, view));
    default: {
      const ask = PROMPTS[message.key]?.[names.lang] ?? message.key;
      const type = typeIn(message);
      return type === undefined
        ? ask
        : `${challenge.challengeName(names, type)}: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`;
    }
  }
}
