import { type Fact, factOf, keywordName } from '@kronika/agot';
import type { Lang, Phrase, PrintedId } from '@kronika/kernel';
import type { GlossaryEntry } from '../../../table/board-module.ts';

interface Meaning {
  readonly text: Phrase;
  readonly rule: string;
}

/** What the keywords mean, shortly; the rules say it whole. */
const MEANINGS: Readonly<Record<Fact['keywords'][number]['is'], Meaning>> = {
  ambush: {
    text: {
      pl: 'W fazie wyzwań możesz akcją zapłacić tyle złota i umieścić tę kartę w grze z ręki.',
      en: 'In the challenges phase you may pay so much gold as an action to put it into play from your hand.',
    },
    rule: 'AGOT-KW-AMBUSH-a',
  },
  insight: {
    text: {
      pl: 'Gdy wygrasz wyzwanie, w którym uczestniczy, możesz dobrać kartę.',
      en: 'When you win a challenge it takes part in, you may draw a card.',
    },
    rule: 'AGOT-KW-INSIGHT-a',
  },
  intimidate: {
    text: {
      pl: 'Gdy wygrasz wyzwanie, w którym atakuje, możesz wskazać postać przegranego o SILE nie większej niż różnica sił: klęka.',
      en: 'When you win a challenge it attacks in, you may kneel a character of the loser whose STR is not above the margin.',
    },
    rule: 'AGOT-KW-INTIM-a',
  },
  limited: {
    text: {
      pl: 'W rundzie możesz zmobilizować lub zagrać tylko jedną kartę z ograniczeniem.',
      en: 'You may marshal or play only one limited card each round.',
    },
    rule: 'AGOT-KW-LIMITED-a',
  },
  noAttachments: {
    text: { pl: 'Nie można do niej dołączać dodatków.', en: 'Nothing can be attached to it.' },
    rule: 'AGOT-KW-NOATT-a',
  },
  noAttachmentsExcept: {
    text: {
      pl: 'Można do niej dołączać tylko dodatki z jedną z tych cech.',
      en: 'Only attachments with one of these traits can be attached to it.',
    },
    rule: 'AGOT-KW-NOATT-c',
  },
  noAttachmentsWith: {
    text: {
      pl: 'Nie można do niej dołączać dodatków z jedną z tych cech.',
      en: 'Attachments with one of these traits cannot be attached to it.',
    },
    rule: 'AGOT-KW-NOATT-b',
  },
  pillage: {
    text: {
      pl: 'Gdy wygrasz wyzwanie, w którym uczestniczy, możesz odrzucić wierzchnią kartę talii przegranego.',
      en: 'When you win a challenge it takes part in, you may discard the top card of the loser\u2019s deck.',
    },
    rule: 'AGOT-KW-PILLAGE-a',
  },
  renown: {
    text: {
      pl: 'Gdy wygrasz wyzwanie, w którym uczestniczy, może zyskać 1 żeton władzy.',
      en: 'When you win a challenge it takes part in, it may gain 1 power.',
    },
    rule: 'AGOT-KW-RENOWN-a',
  },
  stealth: {
    text: {
      pl: 'Gdy atakuje, możesz wskazać postać obrońcy bez podstępu: nie może bronić w tym wyzwaniu.',
      en: 'When it attacks, you may choose a character of the defender without stealth: it cannot defend in this challenge.',
    },
    rule: 'AGOT-KW-STEALTH-a',
  },
  terminal: {
    text: {
      pl: 'Gdy karta z tym dodatkiem opuszcza grę, dodatek zostaje odrzucony.',
      en: 'When the card it is attached to leaves play, it is discarded.',
    },
    rule: 'AGOT-KW-TERMINAL-a',
  },
};

/** The keywords of a card, explained. */
export function glossaryOf(printed: PrintedId, lang: Lang): readonly GlossaryEntry[] {
  return factOf(printed).keywords.map((keyword) => {
    const { text, rule } = MEANINGS[keyword.is];
    return { word: keywordName(keyword)[lang], text: text[lang], rule };
  });
}
