import type { SeatId } from '@kronika/kernel';
import { ELEMENT_NAMES, type L5rView, ringThing } from '@kronika/l5r';
import { memo } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { optionsOf } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { useSeatName, useSession, useTable } from '../../../table/session/context.ts';
import { ELEMENT_BADGES } from '../badges.ts';
import { CONFLICTS } from './conflict-types.ts';
import { OwnerBadge } from './OwnerBadge.tsx';
import { useBoard } from './side.ts';
import { ringPlace } from './spots.ts';

type RingView = L5rView['rings'][number];

interface RingsProps {
  readonly rings: L5rView['rings'];
  /** The ring of the conflict that is being declared. */
  readonly chosen: RingView['element'] | undefined;
  readonly className: string;
}

/** The ring pool. Where a conflict is declared, each ring offers the types it may be declared for. */
export function Rings({ rings, chosen, className }: RingsProps) {
  const { words } = useBoard();
  return (
    <section className={className} data-part="rings" aria-label={words.rings}>
      <ul className="ringlist">
        {rings.map((ring) => (
          <li key={ring.element}>
            <RingRow ring={ring} isChosen={ring.element === chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const RingRow = memo(function RingRow({ ring, isChosen }: { readonly ring: RingView; readonly isChosen: boolean }) {
  const { lang, words, near } = useBoard();
  const { element, held, fate } = ring;
  const holder = useSeatName(typeof held === 'number' ? held : near);
  const name = ELEMENT_NAMES[element][lang];
  const whose = isChosen ? words.chosenRing : heldText(held, near, holder, words);
  const told = [whose, ...(fate === 0 ? [] : [words.fateOn(fate)])].join(' · ');
  const looks = [element, held === 'contested' || isChosen ? 'now' : '', typeof held === 'number' ? 'taken' : ''].join(
    ' ',
  );
  return (
    <div className={`ringrow ${looks}`} data-with-place>
      <Place place={ringPlace(element)} looked={ringThing(element)} label={`${name}, ${told}`} className="ring">
        {() => (
          <>
            <Mon badge={ELEMENT_BADGES[element]} place="line" />
            <span className="ringtext">
              <b>{name}</b>
              <small>{told}</small>
            </span>
            {typeof held === 'number' && (
              <span className="holder">
                <OwnerBadge seat={held} />
              </span>
            )}
            {fate > 0 && (
              <span className="tok fate">
                <Icon name="triple-yin" />
                {fate}
              </span>
            )}
          </>
        )}
      </Place>
      <RingTypes element={element} />
    </div>
  );
});

/** The types of conflict that may be declared for a ring, each one a button. */
function RingTypes({ element }: { readonly element: RingView['element'] }) {
  const { session } = useTable();
  const { words } = useBoard();
  const question = useSession((state) => state.question);
  const places = useSession((state) => state.controls.places.get(ringPlace(element)));
  if (question === undefined || places === undefined) return undefined;
  const options = optionsOf(question);
  const typed = places.flatMap((place) => {
    const choice: unknown = Reflect.get(options[place] ?? {}, 'choice');
    const type: unknown = typeof choice === 'object' && choice !== null ? Reflect.get(choice, 'type') : undefined;
    const known = CONFLICTS.find((one) => one.type === type);
    return known === undefined ? [] : [{ place, ...known }];
  });
  if (typed.length === 0) return undefined;
  return (
    <span className="ringtypes">
      {typed.map(({ place, type, icon }) => (
        <button
          key={type}
          type="button"
          className={`ringtype ${type}`}
          data-option={place}
          aria-label={words.conflict[type]}
          title={words.conflict[type]}
          onClick={() => session.choose(place)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  );
}

function heldText(
  held: RingView['held'],
  near: SeatId,
  holder: string,
  words: ReturnType<typeof useBoard>['words'],
): string {
  if (held === 'unclaimed') return words.unclaimed;
  if (held === 'contested') return words.contested;
  return held === near ? words.yours : holder;
}
