import type { Sight } from '@kronika/kernel';
import { factOf } from '@kronika/l5r';
import { memo } from 'react';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { cardLabel } from '../cards/label.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';

/** The role of a seat, where it has one. */
export const Role = memo(function Role({ role }: { readonly role: readonly Sight[] }) {
  const { lang } = useBoard();
  return role.map((sight) =>
    sight.face === 'up' ? (
      <Place
        key={sight.card}
        place={cardPlace(sight.card)}
        looked={lookedCard(sight.printed, sight.card)}
        label={cardLabel(factOf(sight.printed), {}, lang)}
        className="role"
      >
        {() => <Thumb printed={sight.printed} />}
      </Place>
    ) : undefined,
  );
});
