import { driftOf } from '../../../../cards/compare.ts';
import { Num } from '../../../../cards/Num.tsx';
import { ELEMENT_BADGES } from '../../badges.ts';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';
import { FACE_WORDS } from '../words.ts';

export function ProvinceFace({ fact, size, lang, state }: FaceProps<'province'>) {
  const { strength = fact.strength } = state;
  const numbers = (
    <Num shape="gate" value={strength} word={FACE_WORDS[lang].strength} drift={driftOf(strength, fact.strength)} />
  );
  return <Face fact={fact} size={size} lang={lang} numbers={numbers} badge={ELEMENT_BADGES[fact.element]} gist={4} />;
}
