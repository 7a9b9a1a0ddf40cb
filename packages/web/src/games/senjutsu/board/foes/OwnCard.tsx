import { factOf, type HeroView } from '@kronika/senjutsu';
import { SenjutsuCard } from '../../cards/SenjutsuCard.tsx';
import { StatusCard } from '../../cards/StatusCard.tsx';
import { lineStates } from '../clash/line-marks.ts';
import { useBoard } from '../scope.ts';
import type { Trail } from '../story/trail.ts';

/** The revealed card of who sits here, with the line that is being resolved: against AI opponents it lies under its hero. */
export function OwnCard({ hero, trail }: { readonly hero: HeroView; readonly trail: Trail }) {
  const { lang, words } = useBoard();
  const revealed = hero.played?.revealed;
  if (revealed === undefined) return undefined;
  return (
    <section className="panel owncard" aria-label={words.yourCard}>
      <h3>{words.yourCard}</h3>
      {revealed.is === 'stun' ? (
        <StatusCard status="stun" size="M" lang={lang} />
      ) : (
        <SenjutsuCard fact={factOf(revealed.printed)} size="M" lang={lang} states={lineStates(hero, trail)} />
      )}
    </section>
  );
}
