import { Num } from '../../../../cards/Num.tsx';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { FACE_WORDS } from '../words.ts';

export function HoldingFace({ fact, size, lang }: FaceProps<'holding'>) {
  const numbers = <Num shape="arch" value={`+${fact.strengthBonus}`} word={FACE_WORDS[lang].strength} />;
  return <Face fact={fact} size={size} lang={lang} numbers={numbers} gist={4} />;
}
