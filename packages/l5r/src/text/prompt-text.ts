import type { Message } from '@kronika/kernel';
import type { EventRef } from '@kronika/lcg';
import { duelIn } from '../rules/duelists.ts';
import type { L5rView } from '../view.ts';
import type { Names } from './names-in.ts';
import { PROMPTS } from './prompts.ts';
import { eventNames } from './window-text.ts';

/** What is asked, with what it is about: the events of a window, the duelists of a bid. */
export function promptText(
  names: Names,
  message: Message & { readonly about?: readonly EventRef[] },
  view: L5rView,
): string {
  const duel = duelIn(message);
  if (duel !== undefined)
    return names.words.duelBid(names.card(view, duel.challenger), names.card(view, duel.challenged));
  const { key, about = [] } = message;
  const line = PROMPTS[key]?.[names.lang] ?? key;
  return about.length === 0 ? line : `${line}: ${eventNames(names, about, view)}.`;
}
