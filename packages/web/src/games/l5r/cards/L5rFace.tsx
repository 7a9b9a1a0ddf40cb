import type { Lang } from '@kronika/kernel';
import type { Fact } from '@kronika/l5r';
import type { CardSize } from '../../../cards/size.ts';
import type { L5rCardState } from './card-state.ts';
import type { Place } from './face-props.ts';
import { AttachmentFace } from './faces/AttachmentFace.tsx';
import { CharacterFace } from './faces/CharacterFace.tsx';
import { EventFace } from './faces/EventFace.tsx';
import { HoldingFace } from './faces/HoldingFace.tsx';
import { ProvinceFace } from './faces/ProvinceFace.tsx';
import { RoleFace } from './faces/RoleFace.tsx';
import { StrongholdFace } from './faces/StrongholdFace.tsx';

interface L5rFaceProps {
  readonly fact: Fact;
  readonly size: CardSize;
  readonly lang: Lang;
  readonly place: Place;
  readonly state: L5rCardState;
}

/** The face for what kind of card this is. */
export function L5rFace({ fact, ...how }: L5rFaceProps) {
  switch (fact.type) {
    case 'character':
      return <CharacterFace fact={fact} {...how} />;
    case 'attachment':
      return <AttachmentFace fact={fact} {...how} />;
    case 'event':
      return <EventFace fact={fact} {...how} />;
    case 'holding':
      return <HoldingFace fact={fact} {...how} />;
    case 'province':
      return <ProvinceFace fact={fact} {...how} />;
    case 'stronghold':
      return <StrongholdFace fact={fact} {...how} />;
    case 'role':
      return <RoleFace fact={fact} {...how} />;
  }
}
