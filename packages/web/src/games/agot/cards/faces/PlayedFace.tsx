import { Num } from '../../../../cards/Num.tsx';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { FACE_WORDS } from '../words.ts';

/** Locations, attachments and events: a cost, and what the card says. */
export function PlayedFace({ fact, size, lang, place }: FaceProps<'location' | 'attachment' | 'event'>) {
  const isCostShown = size !== 't' || place === 'hand' || fact.type === 'event';
  const numbers = isCostShown ? <Num shape="circle" value={fact.cost} word={FACE_WORDS[lang].cost} /> : undefined;
  return <Face fact={fact} size={size} lang={lang} numbers={numbers} gist={4} />;
}
