import type { Consequence, Prompt } from '@kronika/kernel';

/** So many characters fit on the first line of a prompt. */
export const TITLE = 60;

export function fact(text: string): Consequence {
  return { is: 'fact', text };
}

export function loss(text: string): Consequence {
  return { is: 'loss', text };
}

/** A prompt with what follows, if anything does. */
export function asking(source: string | undefined, ask: string, follows: readonly Consequence[] = []): Prompt {
  return { ...(source === undefined ? {} : { source }), ask, ...(follows.length === 0 ? {} : { follows }) };
}

/** A sentence begins with a capital letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
