import { factOf } from '@kronika/senjutsu';
import type { FaceProps } from '../../../decks/deck-module.ts';
import { FACE_OF } from './face-size.ts';
import { SenjutsuCard } from './SenjutsuCard.tsx';

/** A card as it is printed, away from any match. */
export function PrintedCard({ printed, size, lang, width }: FaceProps) {
  return <SenjutsuCard fact={factOf(printed)} size={FACE_OF[size]} lang={lang} width={width} />;
}
