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

/** How a text begins that says when it is used. */
const OCCASIONS: Readonly<Record<Lang, RegExp>> = {
  pl: /^(?:po |gdy|kiedy|jeśli|na |zanim)/iu,
  en: /^(?:after|when|each time|at |as soon|if|before)/iu,
};

/** What has to be done for an effect: a choice, or a price. */
const DEEDS: Readonly<Record<Lang, RegExp>> = {
  pl: /^(?:wybierz|wskaż|poświęć|usuń)|klęka(?:$|[. ])/iu,
  en: /^(?:choose|pick|name|kneel|sacrifice|remove)\b/iu,
};

/**
 * What a text does, without when: "After you win a challenge, choose an attachment: discard it" from the choice on,
 * and what follows the colon where nothing is to be done first.
 */
export function withoutOccasion(lang: Lang, does: string): string {
  const colon = does.indexOf(': ');
  const isAside = does.lastIndexOf('(', colon) > does.lastIndexOf(')', colon);
  if (colon < 0 || isAside || !OCCASIONS[lang].test(does)) return does;
  let start = 0;
  for (const clause of does.slice(0, colon).split(', ')) {
    if (start > 0 && DEEDS[lang].test(clause)) return does.slice(start);
    start += clause.length + 2;
  }
  return does.slice(colon + 2);
}
