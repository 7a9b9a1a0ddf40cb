import type { GameText, Lang, Outcome } from '@kronika/kernel';
import type { L5rView } from '../view.ts';
import { board, moment } from './board.ts';
import { details } from './details.ts';
import { eventText, type Seen } from './events.ts';
import { namesIn } from './names-in.ts';
import { type Choice, optionText } from './options.ts';
import { promptText } from './prompt-text.ts';
import { spanWords } from './spans.ts';

function textIn(lang: Lang): GameText<L5rView> {
  const names = namesIn(lang);
  const { words } = names;
  return {
    name: words.name,
    seat: names.seat,
    moment: (view) => moment(names, view),
    span: (span) => spanWords[lang][span],
    prompt: ({ message }, view) => ({ ask: promptText(names, message, view) }),
    window: (message, view) => promptText(names, message, view),
    option: (option: Choice, view) => optionText(names, option, view),
    event: (event: Seen, view) => eventText(names, event, view),
    outcome: ({ winners: [winner], reason }: Outcome) =>
      winner === undefined ? reason.key : (words.outcome[reason.key]?.(names.seat(winner)) ?? names.seat(winner)),
    board: (view) => board(names, view),
    details: (view) => details(names, view),
  };
}

export const text: Readonly<Record<Lang, GameText<L5rView>>> = { pl: textIn('pl'), en: textIn('en') };
