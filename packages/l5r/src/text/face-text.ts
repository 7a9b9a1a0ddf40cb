import type { Lang, PrintedId } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import { textOf } from './card-line.ts';
import type { Lead } from './card-text.ts';
import { exceptedTraits, keywordName, traitName } from './names.ts';
import { namesIn } from './names-in.ts';
import { type TextPart, textParts } from './text-parts.ts';

/** What a paragraph on a card is: an ability by its bold lead, one that is always on, or a keyword. */
export type ParagraphKind = Lead | 'constant' | 'keyword';

/** A paragraph of a card's text as a face shows it. */
export interface FaceParagraph {
  readonly kind: ParagraphKind;
  /** What the kind, or the keyword, is called. */
  readonly word: string;
  readonly parts: readonly TextPart[];
}

const CONSTANT: Readonly<Record<Lang, string>> = { pl: 'Stała', en: 'Constant' };
const EXCEPT: Readonly<Record<Lang, (traits: readonly string[]) => string>> = {
  pl: (traits) => `z wyjątkiem: ${traits.join(' lub ')}`,
  en: (traits) => `except ${traits.join(' or ')}`,
};

/** What stands on a card, paragraph by paragraph: the keywords first. */
export function faceTextOf(printed: PrintedId, lang: Lang): readonly FaceParagraph[] {
  const { words } = namesIn(lang);
  return [
    ...factOf(printed).keywords.map((keyword) => keywordParagraph(keyword, lang)),
    ...textOf(printed)[lang].map(
      ({ lead, text }): FaceParagraph => ({
        kind: lead ?? 'constant',
        word: lead === undefined ? CONSTANT[lang] : words.lead[lead],
        parts: textParts(text),
      }),
    ),
  ];
}

/** A keyword that names exceptions keeps its word short: they are its text. */
function keywordParagraph(keyword: string, lang: Lang): FaceParagraph {
  const traits = exceptedTraits(keyword);
  if (traits.length === 0) return { kind: 'keyword', word: keywordName(keyword)[lang], parts: [] };
  const text = EXCEPT[lang](traits.map((trait) => traitName(trait)[lang]));
  return { kind: 'keyword', word: keywordName('no-attachments')[lang], parts: [{ is: 'words', text }] };
}
