import { type TextPartOf, textPartsWith } from '@kronika/lcg';
import { CLANS, type Clan, CONFLICT_TYPES, type ConflictType, ELEMENTS, type Element } from '../cards/fact.ts';

/** What stands as a picture inside a text. */
export type TextSymbol = ConflictType | Element | Clan;

/** A piece of a card's text. */
export type TextPart = TextPartOf<TextSymbol>;

/** A text with its marks taken apart. */
export const textParts: (text: string) => readonly TextPart[] = textPartsWith([
  ...CONFLICT_TYPES,
  ...ELEMENTS,
  ...CLANS,
]);
