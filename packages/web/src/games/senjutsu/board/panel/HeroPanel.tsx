import { type HeroView, heroFact, type SenjutsuView } from '@kronika/senjutsu';
import { memo } from 'react';
import { PileButton } from '../../../../table/choosing/PileButton.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../../table/clock/SeatClock.tsx';
import { Count } from '../../../../table/motion/Count.tsx';
import { useSeatTitle } from '../../../../table/session/context.ts';
import { SeatPresence } from '../../../../table/session/SeatPresence.tsx';
import { HERO_BADGES } from '../../badges.ts';
import { KamaeBadge } from '../../cards/KamaeBadge.tsx';
import { Picture } from '../../cards/Picture.tsx';
import { FACE_WORDS } from '../../cards/words.ts';
import { woundsOf } from '../fighters.ts';
import { fighterLine } from '../labels.ts';
import { useBoard } from '../scope.ts';
import { fighterThing, statusThing } from '../things.ts';
import { Bust } from './Bust.tsx';
import { KamaeTree } from './KamaeTree.tsx';
import { FocusPips, MOST_FOCUS, WoundPips } from './Pips.tsx';
import { Statuses } from './Statuses.tsx';
import { useAskedTree, useHasPlaces } from './use-asked-tree.ts';
import { useShowing } from './use-showing.ts';

interface HeroPanelProps {
  readonly hero: HeroView;
  readonly view: SenjutsuView;
  /** Where there are many heroes, trees are small. */
  readonly room: 'full' | 'narrow';
}

/** A hero at one glance: portrait, wounds, focus, cards, what weighs on it, and its Kamae tree. */
export const HeroPanel = memo(function HeroPanel({ hero, view, room }: HeroPanelProps) {
  const { lang, words, near } = useBoard();
  const title = useSeatTitle(hero.seat);
  const show = useShowing();
  const asked = useAskedTree();
  const hasPlaces = useHasPlaces(hero);
  const fact = heroFact(hero.hero);
  const isOwn = hero.seat === near;
  const own = view.fighters.find((fighter) => fighter.is === 'hero' && fighter.seat === near);
  const relation = isOwn ? words.you : own?.team === hero.team ? words.ally : words.opponent;
  const hasAdvantage = view.advantage[0] === hero.seat && view.advantage.length > 1;
  return (
    <section
      className={`panel hpan ${room} ${HERO_BADGES[hero.hero].allegiance}${hero.defeat === null ? '' : ' gone'}`}
      aria-label={fact.name[lang]}
    >
      <div className="top">
        <span className="sun" />
        <Bust kind={hero.hero} />
        <div className="who0">
          <h2>{fact.name[lang]}</h2>
          <small>
            <SeatPresence seat={hero.seat} />
            {title === words.you || isOwn ? relation : title}
          </small>
          {hasAdvantage && (
            <span className="adv">
              <Picture name="handheld-fan" />
              {words.advantage}
            </span>
          )}
          {hero.defeat !== null && <span className="adv no">{words.defeated}</span>}
          <SeatClock seat={hero.seat} />
        </div>
        {room === 'narrow' && (
          <span className="kring" title={words.tree(FACE_WORDS[lang].kamae[hero.kamae])}>
            <KamaeBadge kamae={hero.kamae} />
          </span>
        )}
        <Place
          place={seatPlace(hero.seat)}
          looked={fighterThing(hero.id)}
          label={fighterLine(hero, view, lang)}
          className="who1"
        >
          {() => <span className="ring0" />}
        </Place>
      </div>
      <div className="gauge" data-anchor={`wounds:${hero.id}`} data-part={`gauge:${hero.seat}`}>
        <span>{words.wounds}</span>
        <button
          type="button"
          className="woundcards"
          aria-label={`${words.wounds}: ${woundsOf(hero)}/${hero.woundLimit}`}
          onClick={() => show(statusThing(hero.bleeding > 0 ? 'bleeding' : 'wound'))}
        >
          <WoundPips wounds={hero.wounds} bleeding={hero.bleeding} limit={hero.woundLimit} />
        </button>
        <b>
          <Count value={woundsOf(hero)} />
          <small>/{hero.woundLimit}</small>
        </b>
        <span>{words.focus}</span>
        <FocusPips focus={hero.focus} />
        <b>
          <Count value={hero.focus} />
          <small>/{MOST_FOCUS}</small>
        </b>
      </div>
      <div className="cnts">
        <span className="cnt" data-anchor={`hand:${hero.seat}`}>
          <Picture name="poker-hand" />
          <b>
            <Count value={hero.hand.length + hero.stuns} />
          </b>
          <small>{words.inHand}</small>
        </span>
        <span className="cnt" data-anchor={`deck:${hero.seat}`}>
          <Picture name="stack" />
          <b>
            <Count value={hero.deck} />
          </b>
          <small>{words.deck}</small>
        </span>
        <PileButton
          seat={hero.seat}
          kind="discard"
          title={`${fact.name[lang]}: ${words.discard}`}
          told={`${words.discard}: ${hero.discard.length}`}
          known={hero.discard}
          className="cnt"
        >
          <Picture name="card-discard" />
          <b>
            <Count value={hero.discard.length} />
          </b>
          <small>{words.discard}</small>
        </PileButton>
      </div>
      <Statuses fighter={hero} team={view.format === 'teams' ? hero.team : undefined} />
      {(room === 'full' || hasPlaces) && (
        <div className="tw" data-part={`tree:${hero.seat}`} hidden={room === 'narrow' && asked !== hero.id}>
          <KamaeTree
            hero={hero.hero}
            branches={fact.branches}
            kamae={hero.kamae}
            places={hasPlaces ? 'here' : 'elsewhere'}
          />
        </div>
      )}
    </section>
  );
});
