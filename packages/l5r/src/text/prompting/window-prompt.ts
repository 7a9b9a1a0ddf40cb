import type { Consequence, Message, Option, Prompt, Question } from '@kronika/kernel';
import type { EventRef, UseOption } from '@kronika/lcg';
import type { L5rView } from '../../view.ts';
import type { Names } from '../names-in.ts';
import { eventNames } from '../window-text.ts';
import { abilityLine } from './ability-line.ts';
import { standing } from './forecast.ts';
import { resultOf } from './result.ts';
import { asking, fact, TITLE } from './saying.ts';
import type { PromptWords } from './words.ts';
import { promptWords } from './words-in.ts';

/** What the message of a window says besides its key. */
export type WindowMessage = Message & { readonly kind?: string; readonly about?: readonly EventRef[] };

const REACTIONS: readonly (string | undefined)[] = ['reaction', 'forcedReaction'];

/** Whether something has happened or is about to. */
function windowSource(say: PromptWords, { kind }: WindowMessage): string {
  if (kind === undefined) return say.answer;
  return REACTIONS.includes(kind) ? say.reaction : say.interrupt;
}

/** `Reaction: honor dials revealed`, with the cards as far as there is room for them. */
export function triggerPrompt(say: PromptWords, names: Names, question: Question, view: L5rView): Prompt {
  const message: WindowMessage = question.message;
  const source = windowSource(say, message);
  const { about = [] } = message;
  const room = TITLE - source.length - 2;
  const follows = onlyUse(names, question, view);
  const fits = [cancelled(names, about, view), eventNames(names, about, view)].find(
    (ask) => ask !== undefined && ask.length <= room,
  );
  if (fits !== undefined) return asking(source, fits, follows);
  const kinds = eventNames(names, about.map(bare), view);
  if (kinds.length <= room) return asking(source, kinds, [fact(`${namesOf(names, about, view)}.`.replace('!.', '!'))]);
  const [first] = about;
  const others = new Set(about.map(({ is }) => is)).size - 1;
  return asking(source, `${first === undefined ? '' : eventNames(names, [bare(first)], view)} ${say.more(others)}`);
}

/** What could be stopped now: the card, and what it is aimed at. */
function cancelled(names: Names, about: readonly EventRef[], view: L5rView): string | undefined {
  const [only, ...others] = about;
  if (only?.is !== 'initiating' || only.card === undefined || others.length > 0) return undefined;
  const name = names.card(view, only.card);
  return only.cards === undefined ? name : `${name} → ${names.cards(view, only.cards)}`;
}

/** So many characters fit on the second line of a prompt. */
const LINE = 120;

/**
 * The only thing that can be done besides passing, in the words of its card. Where they have no room, what it does is
 * left of them: what it answers to is what the prompt says anyway.
 */
function onlyUse(names: Names, question: Question, view: L5rView): readonly Consequence[] {
  const uses = (question.is === 'choose' ? question.options : []).filter(isUse);
  const [only, ...others] = uses;
  const does = only === undefined || others.length > 0 ? undefined : abilityLine(names, only);
  if (only === undefined || does === undefined) return [];
  const effect = does.slice(does.indexOf(': ') + 1).trim();
  const text = [does, effect].map((words) => `${names.card(view, only.card)}: ${words}`);
  const fits = text.find((line) => line.length <= LINE);
  return fits === undefined ? [] : [fact(fits)];
}

function isUse(option: Option): option is UseOption {
  return option.is === 'use' && 'printed' in option && 'ability' in option && 'card' in option;
}

function bare({ is, period }: EventRef): EventRef {
  return period === undefined ? { is } : { is, period };
}

/** The cards that it happens to, the first few of them. */
function namesOf(names: Names, about: readonly EventRef[], view: L5rView): string {
  const cards = [...new Set(about.flatMap(({ card }) => card ?? []))].map((card) => names.card(view, card));
  return cards.length > 4 ? `${cards.slice(0, 4).join(', ')}…` : cards.join(', ');
}

/** Somebody's action: how the conflict stands, or what comes next if both pass. */
export function actionPrompt(say: PromptWords, question: Question, view: L5rView): Prompt {
  const message: WindowMessage = question.message;
  const { conflict } = view;
  const isIdle = question.is === 'choose' && question.options.every(({ is }) => is === 'pass');
  const ask = isIdle ? say.onlyPass : say.yourAction;
  if (message.kind === 'conflict' && conflict !== null) {
    const forecast = standing(view, conflict);
    const result = resultOf(say.result, view, conflict, forecast);
    return asking(say.actions(undefined), ask, [
      fact(say.totals(forecast.attack, forecast.defense)),
      { is: result.is, text: say.bothPass(result.text) },
    ]);
  }
  const next = say.afterPasses[message.kind ?? ''];
  return asking(say.actions(undefined), ask, next === undefined ? [] : [fact(next)]);
}

/** What a kind of window is called: what happens in it, or where in the round it comes. */
export function windowName(names: Names, message: WindowMessage, view: L5rView): string {
  const say = promptWords(names.lang);
  switch (message.key) {
    case 'triggerWindow':
      return `${windowSource(say, message)}: ${eventNames(names, message.about ?? [], view)}`;
    case 'actionWindow':
      return say.actions(say.windows[message.kind ?? '']);
    default: {
      const { source, ask } = say.fixed[message.key] ?? { ask: message.key };
      return source ?? ask;
    }
  }
}
