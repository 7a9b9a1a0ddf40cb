import type { HeroView, SenjutsuView } from '@kronika/senjutsu';
import { useSession } from '../../../../table/session/context.ts';
import { CardDown } from '../../cards/CardDown.tsx';
import { heroesOf } from '../fighters.ts';
import { fighterName } from '../labels.ts';
import { Crest } from '../rail/Rail.tsx';
import { useBoard } from '../scope.ts';

/** Who has chosen. Nobody sees a card, and waiting always looks the same. */
export function Covered({ view }: { readonly view: SenjutsuView }) {
  const { near, words } = useBoard();
  const heroes = heroesOf(view).filter(({ defeat }) => defeat === null);
  const order = [...heroes.filter(({ seat }) => seat !== near), ...heroes.filter(({ seat }) => seat === near)];
  return (
    <section className="panel clash covered" aria-label={words.covered}>
      <h2>{words.covered}</h2>
      <div className={`slots0 n${order.length}`}>
        {order.map((hero) => (
          <Slot key={hero.id} hero={hero} view={view} />
        ))}
      </div>
    </section>
  );
}

/** Whether a seat has chosen: nobody waits for it any more. */
function useHasChosen(seat: number): boolean {
  return useSession(({ known }) => known?.document.match?.waiting.every((waiting) => waiting !== seat) === true);
}

function Slot({ hero, view }: { readonly hero: HeroView; readonly view: SenjutsuView }) {
  const { lang, near, words } = useBoard();
  const isOwn = hero.seat === near;
  const hasChosen = useHasChosen(hero.seat);
  return (
    <div className="slot0">
      {isOwn && !hasChosen ? (
        <div className="hole">{words.hole}</div>
      ) : (
        <CardDown hero={hero.hero}>
          {!hasChosen && (
            <span className="dots3">
              <i />
              <i />
              <i />
            </span>
          )}
        </CardDown>
      )}
      <span className="lab">
        <span className="whose">
          <Crest fighter={hero} view={view} />
          <b>{isOwn ? words.you : fighterName(hero, view, lang)}</b>
        </span>
        {hasChosen ? words.chosen : isOwn ? words.notYet : words.choosing}
      </span>
    </div>
  );
}
