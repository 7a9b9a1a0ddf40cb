import type { GameText, Lang, Option } from '@kronika/kernel';
import { isSenjutsuOption } from '../options.ts';
import type { SenjutsuView } from '../view.ts';
import { boardText, momentText } from './board.ts';
import { confirmText } from './confirm.ts';
import { detailsText } from './details.ts';
import { eventText, type Seen } from './events.ts';
import { hintText } from './hints.ts';
import { GAME_NAME } from './names.ts';
import { namesIn } from './names-in.ts';
import { optionText } from './options.ts';
import { outcomeText } from './outcome.ts';
import { promptOf, windowText } from './prompt-text.ts';
import { spanWords } from './spans.ts';
import { tipText } from './tips.ts';
import { wasteText } from './waste.ts';

function textIn(lang: Lang): GameText<SenjutsuView> {
  const names = namesIn(lang);
  return {
    name: GAME_NAME[lang],
    seat: names.seat,
    moment: (view) => momentText(names, view),
    span: (span) => spanWords[lang][span],
    prompt: (question, view, marked) => promptOf(names, question, view, marked),
    confirm: (question, view, marked) => confirmText(names, question, view, marked),
    option: (option: Option, view) => (isSenjutsuOption(option) ? optionText(names, option, view) : option.is),
    hint: (option: Option, question, view) =>
      isSenjutsuOption(option) ? hintText(names, option, question, view) : undefined,
    tip: (thing, view) => tipText(names, thing, view),
    waste: (question, view) => wasteText(names, question, view),
    window: (message) => windowText(names, message),
    event: (event: Seen, view, reader) => eventText(names, event, view, reader),
    outcome: (outcome, view, reader) => outcomeText(names, outcome, view, reader),
    board: (view) => boardText(names, view),
    details: (view) => detailsText(names, view),
  };
}

export const text: Readonly<Record<Lang, GameText<SenjutsuView>>> = { pl: textIn('pl'), en: textIn('en') };
