import { factOf } from '@kronika/senjutsu';
import type { FaceProps } from '../../../decks/deck-module.ts';
import { FACE_OF } from './face-size.ts';
import { SenjutsuCard } from './SenjutsuCard.tsx';

/** A card as it is printed, away from any match. Side by side with many others there is room for pictures only. */
export function PrintedCard({ printed, size, lang, width }: FaceProps) {
  const face = size === 'h' && width === undefined ? 'S' : FACE_OF[size];
  return <SenjutsuCard fact={factOf(printed)} size={face} lang={lang} width={width} />;
}
