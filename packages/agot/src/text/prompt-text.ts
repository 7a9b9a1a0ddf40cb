import type { Message } from '@kronika/kernel';
import type { EventRef } from '@kronika/lcg';
import type { AgotView } from '../view.ts';
import type { Names } from './names-in.ts';
import { PROMPTS } from './prompts.ts';
import { eventNames } from './window-text.ts';

interface Asked extends Message {
  readonly about?: readonly EventRef[];
  /** The gold that the setup cards so far cost together. */
  readonly cost?: number;
}

/** What is asked, with what it is about: the events of a window, what was spent so far. */
export function promptText(names: Names, { key, about = [], cost }: Asked, view: AgotView): string {
  const line = PROMPTS[key]?.[names.lang] ?? key;
  if (cost !== undefined) return `${line} ${names.words.soFar(cost)}`;
  return about.length === 0 ? line : `${line}: ${eventNames(names, about, view)}.`;
}
