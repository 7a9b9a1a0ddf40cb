import type { GameText, Lang } from '@kronika/kernel';
import type { AgotView } from '../view.ts';
import { board, moment } from './board.ts';
import { confirmText } from './confirm-text.ts';
import { details } from './details.ts';
import { eventText, type Seen } from './events.ts';
import { hintText } from './hint-text.ts';
import { namesIn } from './names-in.ts';
import { type Choice, optionText } from './options.ts';
import { outcomeText } from './outcome-text.ts';
import { promptOf, windowText } from './prompt-text.ts';
import { spanWords } from './spans.ts';
import { tipText } from './tip-text.ts';
import { wasteText } from './waste-text.ts';

function textIn(lang: Lang): GameText<AgotView> {
  const names = namesIn(lang);
  return {
    name: names.words.name,
    seat: names.seat,
    moment: (view) => moment(names, view),
    span: (span) => spanWords[lang][span],
    prompt: (question, view, marked) => promptOf(names, question, view, marked),
    confirm: (question, view, marked) => confirmText(names, question, view, marked),
    option: (option: Choice, view) => optionText(names, option, view),
    hint: (option: Choice, question, view) => hintText(names, option, question, view),
    tip: (thing, view) => tipText(names, thing, view),
    waste: (question, view) => wasteText(names, question, view),
    window: (message, view) => windowText(names, message, view),
    event: (event: Seen, view, reader) => eventText(names, event, view, reader),
    outcome: (outcome, view, reader) => outcomeText(names, outcome, view, reader),
    board: (view) => board(names, view),
    details: (view) => details(names, view),
  };
}

export const text: Readonly<Record<Lang, GameText<AgotView>>> = { pl: textIn('pl'), en: textIn('en') };
