import type { GameText, Lang, Outcome } from '@kronika/kernel';
import type { AgotView } from '../view.ts';
import { board, moment } from './board.ts';
import { details } from './details.ts';
import { eventText, type Seen } from './events.ts';
import { namesIn } from './names-in.ts';
import { type Choice, optionText } from './options.ts';
import { promptText } from './prompt-text.ts';
import { spanWords } from './spans.ts';

function textIn(lang: Lang): GameText<AgotView> {
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
    outcome: ({ winners: [winner], reason }: Outcome, { seats }) => {
      if (winner === undefined) return reason.key;
      const name = names.seat(winner);
      return words.outcome[reason.key]?.(name, seats[winner]?.power ?? 0) ?? name;
    },
    board: (view) => board(names, view),
    details: (view) => details(names, view),
  };
}

export const text: Readonly<Record<Lang, GameText<AgotView>>> = { pl: textIn('pl'), en: textIn('en') };
