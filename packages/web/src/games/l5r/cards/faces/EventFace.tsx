import { Num } from '../../../../cards/Num.tsx';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { FACE_WORDS } from '../words.ts';

export function EventFace({ fact, size, lang }: FaceProps<'event'>) {
  const numbers = <Num shape="circle" value={fact.cost} word={FACE_WORDS[lang].cost} />;
  return <Face fact={fact} size={size} lang={lang} numbers={numbers} gist={4} />;
}
