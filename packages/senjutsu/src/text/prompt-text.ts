import type { Answer, Message, Prompt, Question } from '@kronika/kernel';
import { isSenjutsuMessage, type SenjutsuMessage } from '../messages.ts';
import type { SenjutsuView } from '../view.ts';
import { capital } from './amounts.ts';
import { heroAt, type Names } from './names-in.ts';
import { type Asking, optionsIn, type Wording } from './prompt/asking.ts';
import { lineWording } from './prompt/line.ts';
import { setupWording } from './prompt/setup.ts';
import { turnWording } from './prompt/turn.ts';
import { QUESTION_NAMES } from './windows.ts';

/** A question to its seat, with what is marked so far. */
export function askingOf(names: Names, question: Question, view: SenjutsuView, marked?: Answer): Asking | undefined {
  const me = heroAt(view, question.seat);
  return me && { names, lang: names.lang, view, me, marked: optionsIn(question, marked) };
}

/** What is asked of a seat, and what will happen. */
export function promptOf(names: Names, question: Question, view: SenjutsuView, marked?: Answer): Prompt {
  const { message } = question;
  const asking = askingOf(names, question, view, marked);
  if (!isSenjutsuMessage(message)) return { ask: message.key };
  if (asking === undefined) return { ask: QUESTION_NAMES[message.key][names.lang] };
  const { source, ask, follows = [] } = wordingOf(asking, message);
  const prompt = source === undefined ? { ask: capital(ask) } : { source, ask };
  return follows.length === 0 ? prompt : { ...prompt, follows };
}

function wordingOf(asking: Asking, message: SenjutsuMessage): Wording {
  switch (message.key) {
    case 'placeTerrain':
    case 'placeFigure':
    case 'faceAtStart':
    case 'startHidden':
    case 'prepareCards':
    case 'spawnCells':
      return setupWording(asking, message);
    case 'startReaction':
    case 'chooseCard':
    case 'nameTarget':
    case 'buyInitiative':
    case 'replace':
    case 'widenBlock':
    case 'chooseSpeed':
    case 'orderTie':
    case 'payToDiscard':
    case 'discardToLimit':
    case 'setStance':
      return turnWording(asking, message);
    case 'lastStanding':
    case 'allFell':
    case 'foesDefeated':
    case 'heroesDefeated':
    case 'contractsFulfilled':
    case 'fallenLeaderStruck':
    case 'hordeOver':
      return { ask: QUESTION_NAMES[message.key][asking.lang] };
    default:
      return lineWording(asking, message);
  }
}

/** What a kind of window or question is called for who sets what to be asked about. */
export function windowText({ lang }: Names, message: Message): string {
  return isSenjutsuMessage(message) ? QUESTION_NAMES[message.key][lang] : message.key;
}
