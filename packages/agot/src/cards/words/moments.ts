import type { CardId, SeatId } from '@kronika/kernel';
import { on, onPublic, type TriggeredAbility, type When } from '@kronika/lcg';
import type { AgotEvent, LeftPlay } from '../../event.ts';
import type { AgotUse } from '../../rules/card-definition.ts';
import { isParticipating } from '../../rules/values.ts';
import type { AgotState, ChallengeResult, Phase } from '../../state.ts';
import type { ChallengeType } from '../fact.ts';

/** The moments that texts answer to. */
type Moment = When<AgotState, AgotEvent>;

/** What a text says of the challenge that was won or lost. */
export interface Outcome {
  readonly types?: readonly ChallengeType[];
  /** The side on which it was won or lost. */
  readonly as?: 'attacker' | 'defender';
  /** "By N or more STR". */
  readonly by?: number;
  readonly unopposed?: 'unopposed';
}

function fits({ challenge }: AgotState, result: ChallengeResult, seat: SeatId, outcome: Outcome): boolean {
  if (challenge === null) return false;
  if (outcome.types !== undefined && !outcome.types.includes(challenge.type)) return false;
  if (outcome.as !== undefined && (challenge.attacker === seat) !== (outcome.as === 'attacker')) return false;
  if (outcome.by !== undefined && result.margin < outcome.by) return false;
  return outcome.unopposed === undefined || result.unopposed === 'yes';
}

/** "After you win a challenge": by what everybody sees. */
export function afterYouWin(outcome: Outcome = {}): Moment {
  return onPublic(
    'challengeDecided',
    (state, { result }, by) => result.winner === by && fits(state, result, by, outcome),
  );
}

/** "After you lose a challenge": by what everybody sees. */
export function afterYouLose(outcome: Outcome = {}): Moment {
  return onPublic(
    'challengeDecided',
    (state, { result }, by) => result.loser === by && fits(state, result, by, outcome),
  );
}

/** Whom a text names as taking part: the card itself, or another one. */
type Named = (state: AgotState, use: AgotUse) => CardId | undefined;

function afterWith(role: 'winner' | 'loser', who: Named, outcome: Outcome): Moment {
  return on('challengeDecided', (state, { result }, use) => {
    const card = who(state, use);
    return (
      result[role] === use.by &&
      card !== undefined &&
      isParticipating(state, card) &&
      fits(state, result, use.by, outcome)
    );
  });
}

/** "After you win a challenge in which … is participating". */
export function afterYouWinWith(who: Named, outcome: Outcome = {}): Moment {
  return afterWith('winner', who, outcome);
}

/** "After you lose a challenge in which … is participating". */
export function afterYouLoseWith(who: Named, outcome: Outcome = {}): Moment {
  return afterWith('loser', who, outcome);
}

/** The card with the ability. */
export function itself(_: AgotState, { ability }: AgotUse): CardId {
  return ability.self;
}

/** "After you win dominance". */
export const afterDominance: Moment = onPublic('dominanceDetermined', (_, { winner }, by) => winner === by);

/** "After … enters play", of the card itself; `how` narrows it to marshaling or ambush. */
export function afterItEnters(how?: 'marshaled' | 'ambushed' | 'put'): Moment {
  return on(
    'cardEntered',
    (_, event, { ability }) =>
      event.card === ability.self && event.as !== 'duplicate' && (how === undefined || event.how === how),
  );
}

/** "When … is killed", of the card itself. */
export const whenItIsKilled: Moment = on(
  'leftPlay',
  (_, { card, how }, { ability }) => card === ability.self && how === 'killed',
);

/** "When … would be killed or discarded from play": a moment for saving the card that the text means. */
export function wouldLeave(
  who: (state: AgotState, use: AgotUse) => CardId | undefined,
  ...ways: readonly LeftPlay['how'][]
): Moment {
  return on(
    'leftPlay',
    (state, { card, how, save }, use) => save === 'possible' && ways.includes(how) && who(state, use) === card,
  );
}

/** "When the … phase ends". */
export function whenPhaseEnds(phase: Phase): Moment {
  return onPublic('periodEnded', (state, { period }) => period === 'phase' && state.phase === phase);
}

/** "After the … phase begins". */
export function afterPhaseBegins(phase: Phase): Moment {
  return onPublic('periodBegan', (state, { period }) => period === 'phase' && state.phase === phase);
}

type Triggered = TriggeredAbility<AgotState, AgotEvent>;

/** A "When Revealed" ability: mandatory, due when its own plot was revealed just now (AGOT-PLOT-e). */
export function whenRevealed(ability: Omit<Triggered, 'is' | 'when'>): Triggered {
  return {
    ...ability,
    is: 'forcedReaction',
    when: on('whenRevealed', (_, { plots }, use) => plots.includes(use.ability.self)),
  };
}
