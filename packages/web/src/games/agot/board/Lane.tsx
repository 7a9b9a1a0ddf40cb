import type { AgotView, ChallengeView, CharacterView, SeatView } from '@kronika/agot';
import { memo } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import type { Layout } from '../../../table/board-module.ts';
import { type Crowd, shareOf } from '../../../table/crowd/crowd.ts';
import { crowdStyle } from '../../../table/crowd/Ranks.tsx';
import { Count } from '../../../table/motion/Count.tsx';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../badges.ts';
import { crowdOf } from './crowd.ts';
import { Figures } from './Front.tsx';
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
  // On a desk attackers stand on the left; on a phone the near seat stands below.
  const isTurned = layout === 'phone' && attacker === near;
  const sides = [
    { part: 'attacking', seat: attacker, crowd: crowdAt(all, 'attacking', layout) },
    { part: 'defending', seat: defender, crowd: crowdAt(all, 'defending', layout) },
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
        <Middle challenge={challenge} forecast={forecast} />
      ) : (
        <NarrowMiddle challenge={challenge} forecast={forecast} above={first.part} />
      )}
      <Side {...second} seats={view.seats} />
    </section>
  );
});

type Part = 'attacking' | 'defending';

function crowdAt(all: readonly CharacterView[], part: Part, layout: Layout): Crowd<CharacterView> {
  return crowdOf(
    all.filter((character) => character.part === part),
    'lane',
    layout,
  );
}

interface SideProps {
  readonly seats: readonly SeatView[];
  readonly seat: number;
  readonly part: Part;
  readonly crowd: Crowd<CharacterView>;
}

/** Whoever takes part on this side, whoever controls them. */
function Side({ seats, seat, part, crowd }: SideProps) {
  const { words } = useBoard();
  const owner = seats[seat];
  const colours = owner === undefined ? 'neutral' : FACTION_BADGES[owner.allegiance].allegiance;
  const isVacant = crowd.ranks.every((rank) => rank.length === 0);
  return (
    <div className={`side ${part} ${colours} ${crowd.fit}`} style={crowdStyle(crowd)}>
      {isVacant ? <span className="nothing">{words.nobody}</span> : <Figures crowd={crowd} />}
    </div>
  );
}

interface MiddleProps {
  readonly challenge: ChallengeView;
  readonly forecast: Forecast;
}

function standingOf({ winner }: Forecast, part: Part): string {
  if (winner === 'nobody') return '';
  return winner === part ? ' ahead' : ' behind';
}

function Middle({ challenge, forecast }: MiddleProps) {
  const { words } = useBoard();
  const { type, step } = challenge;
  return (
    <div className="mid">
      <span className="type">{words.challenge[type]}</span>
      <span className="step">{words.steps[step]}</span>
      <div className="vs">
        <Total part="attacking" forecast={forecast} />
        <Mon badge={CHALLENGE_BADGES[type]} place="line" />
        <Total part="defending" forecast={forecast} />
      </div>
      <Stake challenge={challenge} forecast={forecast} />
      <span className={`need ${forecast.is}`}>
        {forecast.unopposed && <Icon name="crown" />}
        {words.forecast(forecast)}
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
function Stake({ challenge: { claim, type }, forecast: { winner } }: MiddleProps) {
  const { words } = useBoard();
  return (
    <p className={winner === 'attacking' ? 'stake' : 'stake off'}>
      <Icon name="gavel" />
      {words.claimWord} <b>{claim}</b>: {words.claim(claim, type)}
    </p>
  );
}

function NarrowMiddle({ challenge, forecast, above }: MiddleProps & { readonly above: Part }) {
  const { words } = useBoard();
  const { type, claim, step } = challenge;
  const told = {
    attacking: {
      word: words.attack,
      more: (
        <>
          {words.claimWord} {claim}
        </>
      ),
    },
    defending: { word: words.defense, more: <em>{words.short(forecast)}</em> },
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
