import type { SeatId } from '@kronika/kernel';
import { type AttachmentView, cardName, factOf } from '@kronika/l5r';
import { memo } from 'react';
import { hyphenated } from '../../../cards/hyphens.ts';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { useSeatName } from '../../../table/session/context.ts';
import { cardLabel } from '../cards/label.ts';
import { OwnerBadge } from './OwnerBadge.tsx';
import { useBoard } from './side.ts';

interface WornProps {
  readonly attachment: AttachmentView;
  /** The seat of the character that wears it. */
  readonly seat: SeatId;
  readonly to: string;
}

/** An attachment as a strip, with the badge of its owner where that is somebody else. */
export const Worn = memo(function Worn({ attachment, seat, to }: WornProps) {
  const { lang, words } = useBoard();
  const { id, sight, stance, controller } = attachment;
  const owner = useSeatName(controller);
  if (sight.face === 'down') return undefined;
  const fact = factOf(sight.printed);
  const name = cardName(fact)[lang];
  return (
    <Place
      place={cardPlace(id)}
      looked={lookedCard(sight.printed, id)}
      flip={`c${id}`}
      from={`hand:${controller}`}
      to={to}
      stance={stance}
      label={[cardLabel(fact, { stance }, lang), ...(controller === seat ? [] : [words.ownedBy(owner)])].join(', ')}
      className="wornplace"
    >
      {(choice) => (
        <span className={`strip ${fact.clan}${stance === 'bowed' ? ' bowed' : ''}`}>
          <span>{hyphenated(name)}</span>
          {controller !== seat && <OwnerBadge seat={controller} />}
          {choice.startsWith('is') && <b>✓</b>}
        </span>
      )}
    </Place>
  );
});
