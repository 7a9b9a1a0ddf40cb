import type { GameText, Lang } from '@kronika/kernel';
import type { L5rView } from '../view.ts';
import { board, moment } from './board.ts';
import { details } from './details.ts';
import { eventText, type Seen } from './events.ts';
import { namesIn } from './names-in.ts';
import { type Choice, optionText } from './options.ts';
import { outcomeText } from './outcome.ts';
import { confirmFor } from './prompting/confirm.ts';
import { hintFor } from './prompting/hint.ts';
import { promptFor } from './prompting/prompt.ts';
import { tipFor } from './prompting/tip.ts';
import { wasteOf } from './prompting/waste.ts';
import { windowName } from './prompting/window-prompt.ts';
import { spanWords } from './spans.ts';

function textIn(lang: Lang): GameText<L5rView> {
  const names = namesIn(lang);
  const { words } = names;
  return {
    name: words.name,
    seat: names.seat,
    moment: (view) => moment(names, view),
    span: (span) => spanWords[lang][span],
    prompt: (question, view, marked) => promptFor(names, question, view, marked),
    confirm: (question, view, marked) => confirmFor(names, question, view, marked),
    hint: (option: Choice, question, view) => hintFor(names, option, question, view),
    tip: (thing, view) => tipFor(names, thing, view),
    waste: (question, view) => wasteOf(names, question, view),
    window: (message, view) => windowName(names, message, view),
    option: (option: Choice, view) => optionText(names, option, view),
    event: (event: Seen, view, reader) => eventText(names, event, view, reader),
    outcome: (outcome, _, reader) => outcomeText(names, outcome, reader),
    board: (view) => board(names, view),
    details: (view) => details(names, view),
  };
}

export const text: Readonly<Record<Lang, GameText<L5rView>>> = { pl: textIn('pl'), en: textIn('en') };
