import { impossible, type Lang, type PrintedId } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import { textOf } from './card-line.ts';
import type { Lead } from './card-text.ts';
import { keywordName } from './names.ts';
import { namesIn } from './names-in.ts';
import { type TextPart, textParts } from './text-parts.ts';

/** What a paragraph on a card is; an action is one in whatever phase it may be taken (AGOT-WIN-g). */
export type ParagraphKind =
  | 'action'
  | 'interrupt'
  | 'reaction'
  | 'forcedInterrupt'
  | 'forcedReaction'
  | 'whenRevealed'
  | 'constant'
  | 'keyword';

/** A paragraph of a card's text as a face shows it. */
export interface FaceParagraph {
  readonly kind: ParagraphKind;
  /** What the kind, or the keyword, is called. */
  readonly word: string;
  readonly parts: readonly TextPart[];
}

const CONSTANT: Readonly<Record<Lang, string>> = { pl: 'Stała', en: 'Constant' };

/** What stands on a card, paragraph by paragraph: the keywords first. */
export function faceTextOf(printed: PrintedId, lang: Lang): readonly FaceParagraph[] {
  const { words } = namesIn(lang);
  return [
    ...factOf(printed).keywords.map(
      (keyword): FaceParagraph => ({ kind: 'keyword', word: keywordName(keyword)[lang], parts: [] }),
    ),
    ...textOf(printed)[lang].map(
      ({ lead, text }): FaceParagraph => ({
        kind: lead === undefined ? 'constant' : kindOf(lead),
        word: lead === undefined ? CONSTANT[lang] : words.lead[lead],
        parts: textParts(text),
      }),
    ),
  ];
}

function kindOf(lead: Lead): ParagraphKind {
  switch (lead) {
    case 'action':
    case 'marshalingAction':
    case 'challengesAction':
    case 'dominanceAction':
      return 'action';
    case 'interrupt':
    case 'reaction':
    case 'forcedInterrupt':
    case 'forcedReaction':
    case 'whenRevealed':
      return lead;
    default:
      return impossible(lead);
  }
}
