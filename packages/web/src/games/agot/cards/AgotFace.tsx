import type { Fact } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';
import type { CardSize } from '../../../cards/size.ts';
import type { AgotCardState } from './card-state.ts';
import { Face } from './Face.tsx';
import type { Place } from './face-props.ts';
import { CharacterFace } from './faces/CharacterFace.tsx';
import { PlayedFace } from './faces/PlayedFace.tsx';
import { PlotFace } from './faces/PlotFace.tsx';

interface AgotFaceProps {
  readonly fact: Fact;
  readonly size: CardSize;
  readonly lang: Lang;
  readonly place: Place;
  readonly state: AgotCardState;
}

/** The face for what kind of card this is. */
export function AgotFace({ fact, ...how }: AgotFaceProps) {
  switch (fact.type) {
    case 'character':
      return <CharacterFace fact={fact} {...how} />;
    case 'location':
    case 'attachment':
    case 'event':
      return <PlayedFace fact={fact} {...how} />;
    case 'plot':
      return <PlotFace fact={fact} {...how} />;
    case 'faction':
    case 'agenda':
    case 'title':
      return <Face fact={fact} size={how.size} lang={how.lang} gist={4} />;
  }
}
