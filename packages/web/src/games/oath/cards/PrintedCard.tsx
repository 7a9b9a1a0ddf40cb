import type { FaceProps } from '../../../decks/deck-module.ts';
import { OathCard } from './OathCard.tsx';

/** A card as it is printed, away from any match. */
export function PrintedCard({ printed, size, lang, width }: FaceProps) {
  return <OathCard printed={printed} size={size} lang={lang} {...(width === undefined ? {} : { width })} />;
}
