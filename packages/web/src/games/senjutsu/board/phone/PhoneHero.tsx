import { type HeroView, heroFact, type SenjutsuView } from '@kronika/senjutsu';
import { type ReactNode, useState } from 'react';
import { Place } from '../../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../../table/clock/SeatClock.tsx';
import { SeatPresence } from '../../../../table/session/SeatPresence.tsx';
import { HERO_BADGES } from '../../badges.ts';
import { KamaeBadge } from '../../cards/KamaeBadge.tsx';
import { Picture } from '../../cards/Picture.tsx';
import { FACE_WORDS } from '../../cards/words.ts';
import { fighterLine } from '../labels.ts';
import { Bust } from '../panel/Bust.tsx';
import { KamaeTree } from '../panel/KamaeTree.tsx';
import { FocusPips, WoundPips } from '../panel/Pips.tsx';
import { Statuses } from '../panel/Statuses.tsx';
import { useAskedTree, useHasPlaces } from '../panel/use-asked-tree.ts';
import { useBoard } from '../scope.ts';
import { fighterThing } from '../things.ts';

interface PhoneHeroProps {
  readonly hero: HeroView;
  readonly view: SenjutsuView;
  readonly children?: ReactNode;
}

/** A hero in one strip; its Kamae opens the tree, and so does a question about it. */
export function PhoneHero({ hero, view, children }: PhoneHeroProps) {
  const { lang, words } = useBoard();
  const [wanted, setWanted] = useState<'open' | 'closed'>('closed');
  const asked = useAskedTree();
  const hasPlaces = useHasPlaces(hero);
  const fact = heroFact(hero.hero);
  const isOpen = wanted === 'open' || asked === hero.id;
  return (
    <div className="psbox">
      <section
        className={`ps ${HERO_BADGES[hero.hero].allegiance}${hero.defeat === null ? '' : ' gone'}`}
        aria-label={fact.name[lang]}
      >
        <Place
          place={seatPlace(hero.seat)}
          looked={fighterThing(hero.id)}
          label={fighterLine(hero, view, lang)}
          className="pswho"
        >
          {() => (
            <>
              <Bust kind={hero.hero} />
              <span className="psname">
                <b>
                  <SeatPresence seat={hero.seat} />
                  {fact.name[lang]}
                </b>
                <span className="two" data-part={`gauge:${hero.seat}`}>
                  <WoundPips wounds={hero.wounds} bleeding={hero.bleeding} limit={hero.woundLimit} />
                  <FocusPips focus={hero.focus} />
                </span>
              </span>
            </>
          )}
        </Place>
        <div className="pr">
          <SeatClock seat={hero.seat} />
          {view.advantage[0] === hero.seat && view.advantage.length > 1 && (
            <span className="adv" title={words.advantage}>
              <Picture name="handheld-fan" />
              <span className="vh">{words.advantage}</span>
            </span>
          )}
          <span className="q">
            <b>{hero.hand.length + hero.stuns}</b>
            {words.inHand}
          </span>
          <span className="q">
            <b>{hero.deck}</b>
            {words.deck}
          </span>
          <button
            type="button"
            className="kring"
            data-part={`tree:${hero.seat}`}
            aria-expanded={isOpen}
            aria-label={words.tree(FACE_WORDS[lang].kamae[hero.kamae])}
            onClick={() => setWanted(wanted === 'open' ? 'closed' : 'open')}
          >
            <KamaeBadge kamae={hero.kamae} />
          </button>
          {children}
        </div>
      </section>
      {(isOpen || hasPlaces) && (
        <div className="pstree panel" hidden={!isOpen}>
          <KamaeTree
            hero={hero.hero}
            branches={fact.branches}
            kamae={hero.kamae}
            places={hasPlaces ? 'here' : 'elsewhere'}
          />
          <Statuses fighter={hero} team={view.format === 'teams' ? hero.team : undefined} />
        </div>
      )}
    </div>
  );
}
