import type { Message } from '@kronika/kernel';
import type { EventRef } from '@kronika/lcg';
import { CHALLENGE_TYPES } from '../cards/fact.ts';
import type { AgotView } from '../view.ts';
import type { Names } from './names-in.ts';
import { PROMPTS } from './prompts.ts';
import { eventNames } from './window-text.ts';

interface Asked extends Message {
  readonly about?: readonly EventRef[];
  /** The gold that the setup cards so far cost together. */
  readonly cost?: number;
}

/** What is asked, with what it is about: the events of a window, what was spent so far, the challenge that is declared. */
export function promptText(names: Names, message: Asked, view: AgotView): string {
  const { key, about = [], cost } = message;
  const line = PROMPTS[key]?.[names.lang] ?? key;
  if (cost !== undefined) return `${line} ${names.words.soFar(cost)}`;
  if (about.length > 0) return `${line}: ${eventNames(names, about, view)}.`;
  const declared = declaredIn(names, message, view);
  return declared === undefined ? line : `${declared}: ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}

/** The challenge that is being declared, as far as it is settled. */
function declaredIn(names: Names, message: Message, view: AgotView): string | undefined {
  const type = 'type' in message ? CHALLENGE_TYPES.find((one) => one === message.type) : undefined;
  if (type === undefined) return undefined;
  const against = 'against' in message ? message.against : undefined;
  const opponent = view.seats.find(({ seat }) => seat === against);
  return names.words.declaring(names.words.type[type], opponent && names.seat(opponent.seat));
}
