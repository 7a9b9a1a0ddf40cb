import type { Lang } from '@kronika/kernel';
import { CardFrame } from '../../../cards/CardFrame.tsx';
import type { CardMarks } from '../../../cards/card-marks.ts';
import { FACE_CLASS, type FaceSize, SIZE_OF } from './face-size.ts';
import { StatusFace } from './StatusFace.tsx';
import { STATUS_WORDS } from './status-words.ts';
import './senjutsu-cards.css';

interface StunCardProps {
  readonly size: FaceSize;
  readonly lang: Lang;
  readonly marks?: CardMarks;
}

/** A stun card, as it lies in a hand or was played. */
export function StunCard({ size, lang, marks = {} }: StunCardProps) {
  const { name, text, foot } = STATUS_WORDS[lang].stun;
  return (
    <CardFrame
      size={SIZE_OF[size]}
      looks={`sc stc stun ${FACE_CLASS[size]}${size === 'F' ? '' : ' tn1'}`}
      marks={marks}
      label={`${name}, ${foot}. ${text}`}
    >
      <StatusFace picture="knocked-out-stars" name={name} text={text} foot={foot} />
    </CardFrame>
  );
}
