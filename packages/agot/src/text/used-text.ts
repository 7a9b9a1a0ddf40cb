import type { Lang, PrintedId } from '@kronika/kernel';
import { spoken, textOf } from './card-line.ts';
import type { Lead } from './card-text.ts';

const USED_LEADS: readonly (Lead | undefined)[] = [
  'action',
  'marshalingAction',
  'challengesAction',
  'dominanceAction',
  'interrupt',
  'reaction',
  'forcedInterrupt',
  'forcedReaction',
  'whenRevealed',
];

/** What a card does when it is used, as its text says it; nothing where it cannot be used. */
export function usedText(lang: Lang, printed: PrintedId): string | undefined {
  const lines = textOf(printed)[lang].filter(({ lead }) => USED_LEADS.includes(lead));
  return lines.length === 0 ? undefined : lines.map(({ text }) => spoken(text, lang)).join(' ');
}
