import { type AgotView, type CharacterView, cardName, factOf } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';
import { memo } from 'react';
import { Mon } from '../../../../cards/Mon.tsx';
import { Icon } from '../../../../sprite/Icon.tsx';
import type { Layout } from '../../../../table/board-module.ts';
import { crowdStyle, Ranks } from '../../../../table/crowd/Ranks.tsx';
import { Count } from '../../../../table/motion/Count.tsx';
import { useSeatName } from '../../../../table/session/context.ts';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../../badges.ts';
import { crowdOf } from '../crowd.ts';
import { useBoard } from '../side.ts';
import { ableToDefend } from '../side-strength.ts';
import { Drafted } from './Drafted.tsx';
import { type Declaring, unarmed } from './declaring.ts';
import './declaring.css';
import { type AttackProspect, opposing, prospectOf } from './prospect.ts';
import { DECLARING_WORDS } from './words.ts';

interface DeclaringLaneProps {
  readonly view: AgotView;
  readonly declaring: Declaring;
  readonly layout: Layout;
}

/** A challenge that is being declared: who is to attack, whom, and what may come of it. */
export const DeclaringLane = memo(function DeclaringLane({ view, declaring, layout }: DeclaringLaneProps) {
  const { words } = useBoard();
  const prospect = prospectOf(view, declaring);
  if (prospect?.as !== 'attacking') return undefined;
  const attackers = <Attackers view={view} declaring={declaring} layout={layout} />;
  const defenders = <Defenders view={view} declaring={declaring} />;
  return (
    <section className="lane drafting" data-part="lane" aria-label={words.challenge[declaring.type]}>
      {layout === 'desktop' ? attackers : defenders}
      <Middle prospect={prospect} declaring={declaring} layout={layout} />
      {layout === 'desktop' ? defenders : attackers}
    </section>
  );
});

function Attackers({ view, declaring: { attacker, defender, chosen }, layout }: DeclaringLaneProps) {
  const { lang } = useBoard();
  const say = DECLARING_WORDS[lang];
  const crowd = crowdOf(chosen.map(unarmed), 'lane', layout);
  const colours = FACTION_BADGES[view.seats[attacker]?.allegiance ?? 'neutral'].allegiance;
  return (
    <div className={`side attacking ${colours} ${crowd.fit}`} style={crowdStyle(crowd)}>
      {chosen.length === 0 ? (
        <span className="nothing">{defender === undefined ? say.whomAgainst : say.whoAttacks}</span>
      ) : (
        <>
          <span className="sidecap">{say.chosen(chosen.length, 'attacking')}</span>
          <Ranks crowd={crowd}>
            {({ one, wearing, breadth }) => (
              <Drafted key={one.id} character={one} wearing={wearing} breadth={breadth} />
            )}
          </Ranks>
        </>
      )}
    </div>
  );
}

/** More than these are told as a number. */
const LISTED = 4;

/** Who may defend, by name and strength. */
function Defenders({ view, declaring }: Pick<DeclaringLaneProps, 'view' | 'declaring'>) {
  const { lang } = useBoard();
  const { defender, type, bypassed } = declaring;
  const name = useSeatName(defender ?? 0);
  const seat = defender === undefined ? undefined : view.seats[defender];
  const say = DECLARING_WORDS[lang];
  if (seat === undefined) return <div className="side defending" />;
  const able = [...opposing(view, ableToDefend(seat, type))]
    .filter(({ id }) => !bypassed.includes(id))
    .sort((one, other) => other.strength - one.strength);
  const rest = able.slice(LISTED);
  return (
    <div className={`side defending ${FACTION_BADGES[seat.allegiance].allegiance}`}>
      <span className="sidecap">
        {name}: {able.length === 0 ? say.nobodyCan : say.mayDefend}
      </span>
      <ul className="coulddefend">
        {able.slice(0, LISTED).map((one) => (
          <li key={one.id}>
            <span>{nameIn(one, lang)}</span>
            <b>{one.strength}</b>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <span>+{rest.length}</span>
            <b>{rest.reduce((sum, { strength }) => sum + strength, 0)}</b>
          </li>
        )}
      </ul>
    </div>
  );
}

function nameIn({ sight }: CharacterView, lang: Lang): string {
  return sight.face === 'up' ? cardName(factOf(sight.printed))[lang] : '?';
}

interface MiddleProps {
  readonly prospect: AttackProspect;
  readonly declaring: Declaring;
  readonly layout: Layout;
}

function Middle({ prospect, declaring: { type }, layout }: MiddleProps) {
  const { lang, words } = useBoard();
  const say = DECLARING_WORDS[lang];
  const { attack, most } = prospect;
  const attacking = (
    <div className="total">
      <b>
        <Count value={attack} />
      </b>
      <small>{say.yourAttack}</small>
    </div>
  );
  const defending = (
    <div className="total maybe">
      <b>{most === undefined ? '?' : most === 0 ? '0' : `0–${most}`}</b>
      <small>{words.defense}</small>
    </div>
  );
  // They stand where they will when the challenge is declared.
  return (
    <div className="mid">
      {layout === 'desktop' && <span className="type">{words.challenge[type]}</span>}
      <div className="vs">
        {layout === 'desktop' ? attacking : defending}
        <Mon badge={CHALLENGE_BADGES[type]} place="line" />
        {layout === 'desktop' ? defending : attacking}
      </div>
      {attack > 0 && most !== undefined && (
        <>
          <span className="need">
            <Icon name="crown" />
            {say.undefended(prospect)}
          </span>
          {most > 0 && <p className="ifall">{say.defendedByAll(prospect)}</p>}
        </>
      )}
    </div>
  );
}
