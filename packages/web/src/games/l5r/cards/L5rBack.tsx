import type { Lang } from '@kronika/kernel';
import type { Clan } from '@kronika/l5r';
import { CardBack } from '../../../cards/CardBack.tsx';
import type { CardMarks } from '../../../cards/card-marks.ts';
import type { CardSize } from '../../../cards/size.ts';
import type { IconName } from '../../../sprite/names.ts';
import { FACE_WORDS } from './words.ts';

/** The decks have different backs, so which one a facedown card is from is known to all. */
export type Deck = 'dynasty' | 'conflict' | 'province';

const ICONS: Readonly<Record<Deck, IconName>> = { dynasty: 'x-enso', conflict: 'crossed-swords', province: 'peaks' };

export interface L5rBackProps {
  readonly deck: Deck;
  /** Whose deck it is. */
  readonly clan: Clan | 'neutral';
  readonly lang: Lang;
  readonly size?: CardSize;
  readonly width?: number;
  readonly state?: CardMarks;
}

/** A facedown card. */
export function L5rBack({ deck, clan, lang, state, ...how }: L5rBackProps) {
  const { hidden, side } = FACE_WORDS[lang];
  const word = `${hidden} (${side[deck].toLocaleLowerCase(lang)})`;
  return (
    <CardBack
      allegiance={clan}
      icon={ICONS[deck]}
      word={word}
      lang={lang}
      {...how}
      {...(state === undefined ? {} : { marks: state })}
    />
  );
}
