import type { Lang, Phrase, PrintedId } from '@kronika/kernel';
import { faceTextOf, factOf } from '@kronika/l5r';
import type { GlossaryEntry } from '../../../table/board-module.ts';

interface Meaning {
  readonly text: Phrase;
  readonly rule: string;
}

/** What the keywords mean, shortly; the rules say it whole. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  ancestral: {
    text: {
      pl: 'Gdy postać z tym dodatkiem opuszcza grę, dodatek wraca na rękę właściciela.',
      en: 'When the character it is attached to leaves play, it returns to its owner\u2019s hand.',
    },
    rule: 'L5R-KW-ANCESTRAL',
  },
  courtesy: {
    text: { pl: 'Gdy opuszcza grę, jej gracz zyskuje 1 los.', en: 'When it leaves play, its player gains 1 fate.' },
    rule: 'L5R-KW-COURTESY',
  },
  covert: {
    text: {
      pl: 'Gdy atakuje, wskazujesz postać obrońcy bez ukrycia: nie może bronić w tym konflikcie.',
      en: 'When it attacks, choose a character of the defender without covert: it cannot defend in this conflict.',
    },
    rule: 'L5R-KW-COVERT-a',
  },
  limited: {
    text: {
      pl: 'Na rundę można zagrać najwyżej jedną taką kartę.',
      en: 'At most one such card may be played each round.',
    },
    rule: 'L5R-KW-LIMITED-a',
  },
  'no-attachments': {
    text: { pl: 'Nie można do niej dołączać dodatków.', en: 'Nothing can be attached to it.' },
    rule: 'L5R-KW-NOATT-a',
  },
  pride: {
    text: {
      pl: 'Po wygranym konflikcie zostaje uhonorowana, po przegranym zhańbiona.',
      en: 'After it wins a conflict it is honored, after it loses one it is dishonored.',
    },
    rule: 'L5R-KW-PRIDE-a',
  },
  restricted: {
    text: {
      pl: 'Postać może mieć najwyżej dwa takie dodatki.',
      en: 'A character may have at most two such attachments.',
    },
    rule: 'L5R-KW-RESTRICTED-a',
  },
  sincerity: {
    text: { pl: 'Gdy opuszcza grę, jej gracz dobiera 1 kartę.', en: 'When it leaves play, its player draws 1 card.' },
    rule: 'L5R-KW-SINCERITY',
  },
};

/** The keywords of a card, explained. */
export function glossaryOf(printed: PrintedId, lang: Lang): readonly GlossaryEntry[] {
  const words = faceTextOf(printed, lang).filter(({ kind }) => kind === 'keyword');
  return factOf(printed).keywords.flatMap((keyword, place) => {
    const meaning = MEANINGS[keyword.startsWith('no-attachments') ? 'no-attachments' : keyword];
    const word = words[place]?.word;
    return meaning === undefined || word === undefined ? [] : [{ word, text: meaning.text[lang], rule: meaning.rule }];
  });
}
