import type { Lang, NumberQuestion } from '@kronika/kernel';
import { duelIn } from '@kronika/l5r';
import type { OutcomeTable } from '../../../table/board-module.ts';

const WORDS = {
  pl: {
    draws: (count: number) => `dobierasz ${count}`,
    adds: (skill: number) => `+${skill}`,
    against: 'Honor, gdy rywal stawia',
  },
  en: { draws: (count: number) => `draw ${count}`, adds: (skill: number) => `+${skill}`, against: 'Honor if they bid' },
} as const;

/** What each bid draws, or adds to the duel, and the honor that changes hands: who bids more gives the difference. */
export function bidOutcomes({ message, min, max }: NumberQuestion, lang: Lang): OutcomeTable | undefined {
  if (message.key !== 'honorBid') return undefined;
  const words = WORDS[lang];
  const brings = duelIn(message) === undefined ? words.draws : words.adds;
  const bids = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return {
    caption: words.against,
    against: bids,
    columns: bids.map((number) => ({ number, brings: brings(number), changes: bids.map((their) => their - number) })),
  };
}
