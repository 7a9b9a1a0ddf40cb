import type { AgotView, ChallengeView, CharacterView, SeatView } from '@kronika/agot';
import { memo } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import type { Layout } from '../../../table/board-module.ts';
import { type Crowd, shareOf } from '../../../table/crowd/crowd.ts';
import { crowdStyle, Ranks } from '../../../table/crowd/Ranks.tsx';
import { Count } from '../../../table/motion/Count.tsx';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../badges.ts';
import { crowdOf, type Ground } from './crowd.ts';
import { Drafted } from './declaring/Drafted.tsx';
import './declaring/declaring.css';
import { unarmed } from './declaring/declaring.ts';
import { type DefenseProspect, prospectOf } from './declaring/prospect.ts';
import { useDeclaring } from './declaring/use-declaring.ts';
import { DECLARING_WORDS } from './declaring/words.ts';
import { Figure } from './Figure.tsx';
import { type Forecast, forecastOf } from './forecast.ts';
import { useBoard } from './side.ts';

interface LaneProps {
  readonly view: AgotView;
  readonly challenge: ChallengeView;
  readonly layout?: Layout;
}

/** The challenge: who takes part on which side, the totals, and what is at stake. */
export const Lane = memo(function Lane({ view, challenge, layout = 'desktop' }: LaneProps) {
  const { words, near } = useBoard();
  const { type, attacker, defender } = challenge;
  const all = view.seats.flatMap(({ characters }) => characters);
  const forecast = forecastOf(challenge, all);
  // Who is to defend stands there already, dashed, and counts in what is expected.
  const declaring = useDeclaring(view);
  const drafted = declaring?.as === 'defending' ? declaring.chosen : [];
  const prospect = declaring?.as === 'defending' ? defenseOf(prospectOf(view, declaring)) : undefined;
  const ground = view.seats.length > 2 ? 'low lane' : 'lane';
  // On a desk attackers stand on the left; on a phone the near seat stands below.
  const isTurned = layout === 'phone' && attacker === near;
  const sides = [
    { part: 'attacking', seat: attacker, crowd: crowdAt(all, 'attacking', ground, layout), drafted: [] },
    { part: 'defending', seat: defender, crowd: crowdAt(all, 'defending', ground, layout, drafted), drafted },
  ] as const;
  const [first, second] = isTurned ? [sides[1], sides[0]] : sides;
  return (
    <section
      className={`lane ${forecast.is}`}
      data-part="lane"
      aria-label={words.challenge[type]}
      style={{ '--left': shareOf(first.crowd), '--right': shareOf(second.crowd) }}
    >
      <Side {...first} seats={view.seats} />
      {layout === 'desktop' ? (
        <Middle challenge={challenge} forecast={forecast} prospect={prospect} />
      ) : (
        <NarrowMiddle challenge={challenge} forecast={forecast} prospect={prospect} above={first.part} />
      )}
      <Side {...second} seats={view.seats} />
    </section>
  );
});

type Part = 'attacking' | 'defending';
type LaneGround = Extract<Ground, 'lane' | 'low lane'>;

function defenseOf(prospect: ReturnType<typeof prospectOf>): DefenseProspect | undefined {
  return prospect?.as === 'defending' ? prospect : undefined;
}

function crowdAt(
  all: readonly CharacterView[],
  part: Part,
  ground: LaneGround,
  layout: Layout,
  drafted: readonly CharacterView[] = [],
): Crowd<CharacterView> {
  return crowdOf([...all.filter((character) => character.part === part), ...drafted.map(unarmed)], ground, layout);
}

interface SideProps {
  readonly seats: readonly SeatView[];
  readonly seat: number;
  readonly part: Part;
  readonly crowd: Crowd<CharacterView>;
  /** Those of them that are only about to take part. */
  readonly drafted: readonly CharacterView[];
}

/** Whoever takes part on this side, whoever controls them. */
function Side({ seats, seat, part, crowd, drafted }: SideProps) {
  const { lang, words } = useBoard();
  const owner = seats[seat];
  const colours = owner === undefined ? 'neutral' : FACTION_BADGES[owner.allegiance].allegiance;
  const isVacant = crowd.ranks.every((rank) => rank.length === 0);
  return (
    <div className={`side ${part} ${colours} ${crowd.fit}`} style={crowdStyle(crowd)}>
      {drafted.length > 0 && (
        <span className="sidecap">{DECLARING_WORDS[lang].chosen(drafted.length, 'defending')}</span>
      )}
      {isVacant ? (
        <span className="nothing">{words.nobody}</span>
      ) : (
        <Ranks crowd={crowd}>
          {({ one, wearing, breadth }) =>
            drafted.some(({ id }) => id === one.id) ? (
              <Drafted key={one.id} character={one} wearing={wearing} breadth={breadth} />
            ) : (
              <Figure
                key={one.id}
                character={one}
                wearing={wearing}
                breadth={breadth}
                from={`hand:${one.controller}`}
                to={`discard:${one.owner}`}
              />
            )
          }
        </Ranks>
      )}
    </div>
  );
}

interface StakeProps {
  readonly challenge: ChallengeView;
  readonly forecast: Forecast;
}

interface MiddleProps extends StakeProps {
  /** What comes of the defense that is being declared. */
  readonly prospect: DefenseProspect | undefined;
}

/** The totals as they would be with those who are about to defend. */
function expected(forecast: Forecast, prospect: DefenseProspect | undefined): Forecast {
  if (prospect === undefined) return forecast;
  const { attack, defense, missing } = prospect;
  return {
    ...forecast,
    winner: missing > 0 ? (attack > 0 ? 'attacking' : 'nobody') : 'defending',
    totals: { attacking: attack, defending: defense },
  };
}

function standingOf({ winner }: Forecast, part: Part): string {
  if (winner === 'nobody') return '';
  return winner === part ? ' ahead' : ' behind';
}

function Middle({ challenge, forecast: standing, prospect }: MiddleProps) {
  const { lang, words } = useBoard();
  const { type, step } = challenge;
  const forecast = expected(standing, prospect);
  return (
    <div className="mid">
      <span className="type">{words.challenge[type]}</span>
      <span className="step">{words.steps[step]}</span>
      <div className="vs">
        <Total part="attacking" forecast={forecast} />
        <Mon badge={CHALLENGE_BADGES[type]} place="line" />
        <Total part="defending" forecast={forecast} />
      </div>
      {prospect === undefined && <Stake challenge={challenge} forecast={forecast} />}
      <span className={`need ${forecast.is}`}>
        {prospect === undefined && forecast.unopposed && <Icon name="crown" />}
        {prospect === undefined ? words.forecast(forecast) : DECLARING_WORDS[lang].outcome(prospect)}
      </span>
    </div>
  );
}

function Total({ part, forecast }: { readonly part: Part; readonly forecast: Forecast }) {
  const { words } = useBoard();
  return (
    <div className={`total${standingOf(forecast, part)}`}>
      <b>
        <Count value={forecast.totals[part]} />
      </b>
      <small>{part === 'attacking' ? words.attack : words.defense}</small>
    </div>
  );
}

/** What the loser has to suffer; nothing if the defense holds. */
function Stake({ challenge: { claim, type }, forecast: { winner } }: StakeProps) {
  const { words } = useBoard();
  return (
    <p className={winner === 'attacking' ? 'stake' : 'stake off'}>
      <Icon name="gavel" />
      {words.claimWord} <b>{claim}</b>: {words.claim(claim, type)}
    </p>
  );
}

function NarrowMiddle({ challenge, forecast: standing, prospect, above }: MiddleProps & { readonly above: Part }) {
  const { lang, words } = useBoard();
  const { type, claim, step } = challenge;
  const forecast = expected(standing, prospect);
  const short = prospect === undefined ? words.short(forecast) : DECLARING_WORDS[lang].short(prospect);
  const told = {
    attacking: {
      word: words.attack,
      more: (
        <>
          {words.claimWord} {claim}
        </>
      ),
    },
    defending: { word: words.defense, more: <em>{short}</em> },
  };
  const below = above === 'attacking' ? 'defending' : 'attacking';
  return (
    <div className="mid">
      <div className={`tot${standingOf(forecast, above)}`}>
        <b>
          <Count value={forecast.totals[above]} />
        </b>
        <small>
          {told[above].word}
          <br />
          {told[above].more}
        </small>
      </div>
      <span className="kind0" title={`${words.challenge[type]}: ${words.steps[step]}`}>
        <Mon badge={CHALLENGE_BADGES[type]} place="line" />
        <small>{words.steps[step]}</small>
      </span>
      <div className={`tot r${standingOf(forecast, below)}`}>
        <small>
          {told[below].word}
          <br />
          {told[below].more}
        </small>
        <b>
          <Count value={forecast.totals[below]} />
        </b>
      </div>
    </div>
  );
}
