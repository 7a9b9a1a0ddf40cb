import type { Lang } from '@kronika/kernel';
import { CardFrame } from '../../../cards/CardFrame.tsx';
import type { CardMarks } from '../../../cards/card-marks.ts';
import { FACE_CLASS, type FaceSize, SIZE_OF } from './face-size.ts';
import type { PictureOf } from './Picture.tsx';
import { StatusFace } from './StatusFace.tsx';
import { quartersLeft, STATUS_WORDS, type Status } from './status-words.ts';
import './senjutsu-cards.css';

interface StatusCardProps {
  readonly status: Status;
  readonly size: FaceSize;
  readonly lang: Lang;
  readonly marks?: CardMarks;
  /** How many quarter turns are left until a limp is gone. */
  readonly left?: number | undefined;
}

const PICTURES: Readonly<Record<Status, PictureOf>> = {
  wound: 'drop',
  bleeding: 'bleed',
  stun: 'knocked-out-stars',
  limp: 'limp',
};

/** A wound or a status as the card that it is. */
export function StatusCard({ status, size, lang, marks = {}, left }: StatusCardProps) {
  const { name, text, foot: usual } = STATUS_WORDS[lang][status];
  const foot = left === undefined ? usual : quartersLeft(left, lang);
  return (
    <CardFrame
      size={SIZE_OF[size]}
      looks={`sc stc ${status} ${FACE_CLASS[size]}${size === 'F' ? '' : ' tn1'}`}
      marks={marks}
      label={`${name}, ${foot}. ${text}`}
    >
      <StatusFace picture={PICTURES[status]} name={name} text={text} foot={foot} left={left} />
    </CardFrame>
  );
}
