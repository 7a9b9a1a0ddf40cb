import { ELEMENT_BADGES } from '../../badges.ts';
import { Face } from '../Face.tsx';
import type { FaceProps } from '../face-props.ts';

export function RoleFace({ fact, size, lang }: FaceProps<'role'>) {
  return <Face fact={fact} size={size} lang={lang} badge={ELEMENT_BADGES[fact.element]} gist={4} />;
}
