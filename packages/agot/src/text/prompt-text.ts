import type { Message } from '@kronika/kernel';
import type { EventRef } from '@kronika/lcg';
import type { AgotView } from '../view.ts';
import type { Names } from './names-in.ts';
import { PROMPTS } from './prompts.ts';
import { eventNames } from './window-text.ts';

/** What is asked, with what it is about: the events of a window. */
export function promptText(
  names: Names,
  { key, about = [] }: Message & { readonly about?: readonly EventRef[] },
  view: AgotView,
): string {
  const line = PROMPTS[key]?.[names.lang] ?? key;
  return about.length === 0 ? line : `${line}: ${eventNames(names, about, view)}.`;
}
