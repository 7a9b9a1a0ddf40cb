import type { Lang } from '@kronika/kernel';
import { memo } from 'react';
import { Icon } from '../sprite/Icon.tsx';
import type { IconName } from '../sprite/names.ts';
import { CardFrame } from './CardFrame.tsx';
import type { CardMarks } from './card-marks.ts';
import { markWords } from './mark-words.ts';
import { sameData } from './same-data.ts';
import type { CardSize } from './size.ts';

interface CardBackProps {
  /** The class of the allegiance whose colours the deck has. */
  readonly allegiance: string;
  /** Which deck it is from: public, unlike anything else about it. */
  readonly icon: IconName;
  readonly word: string;
  readonly lang: Lang;
  readonly size?: CardSize;
  readonly width?: number;
  readonly marks?: CardMarks;
}

const NO_MARKS: CardMarks = {};

/** A card nobody may know. It is given no name and no id, so none can get out. */
export const CardBack = memo(function CardBack(props: CardBackProps) {
  const { allegiance, icon, word, lang, size = 't', width, marks = NO_MARKS } = props;
  const label = [word, ...markWords(marks, lang)].join(', ');
  return (
    <CardFrame size={size} looks={`back ${allegiance}`} marks={marks} label={label} width={width}>
      <div className="face">
        <Icon name={icon} />
      </div>
    </CardFrame>
  );
}, sameData);
