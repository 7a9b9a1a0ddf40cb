import { type TextPartOf, textPartsWith } from '@kronika/lcg';
import { CHALLENGE_TYPES, type ChallengeType, FACTIONS, type Faction } from '../cards/fact.ts';

/** What stands as a picture inside a text. */
export type TextSymbol = ChallengeType | Faction;

/** A piece of a card's text. */
export type TextPart = TextPartOf<TextSymbol>;

/** A text with its marks taken apart. */
export const textParts: (text: string) => readonly TextPart[] = textPartsWith([...CHALLENGE_TYPES, ...FACTIONS]);
