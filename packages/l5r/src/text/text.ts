import type { GameText, Lang, Message, Outcome } from '@kronika/kernel';
import type { L5rView } from '../view.ts';
import { board } from './board.ts';
import { eventText, type Seen } from './events.ts';
import { namesIn } from './names-in.ts';
import { type Choice, optionText } from './options.ts';

function textIn(lang: Lang): GameText<L5rView> {
  const names = namesIn(lang);
  const { words } = names;
  return {
    name: words.name,
    prompt: (message: Message & { readonly events?: readonly string[] }) => {
      const line = words.prompt[message.key] ?? message.key;
      const events = (message.events ?? []).map((kind) => words.windows[kind] ?? kind);
      return events.length === 0 ? line : `${line}: ${events.join(', ')}.`;
    },
    option: (option: Choice, view) => optionText(names, option, view),
    event: (event: Seen, view) => eventText(names, event, view),
    outcome: ({ winners: [winner], reason }: Outcome) =>
      winner === undefined ? reason.key : (words.outcome[reason.key]?.(names.seat(winner)) ?? names.seat(winner)),
    board: (view) => board(names, view),
  };
}

export const text: Readonly<Record<Lang, GameText<L5rView>>> = { pl: textIn('pl'), en: textIn('en') };
