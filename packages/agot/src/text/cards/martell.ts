import type { CardTexts } from '../card-text.ts';

export const martellTexts: CardTexts = {};
