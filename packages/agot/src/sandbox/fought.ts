import type { SeatId } from '@kronika/kernel';
import type { ChallengeType } from '../cards/fact.ts';
import type { ParsedSituation } from '../situation/description.ts';
import { seatsIn } from './draft.ts';

type Fought = ParsedSituation['fought'][number];

/** How a challenge of this round came out; `bonus` is one that was won with the bonus for a rival. */
export const OUTCOMES = ['won', 'bonus', 'lost', 'drawn'] as const;

/** The challenge of that type that the seat has initiated this round; the first, where a text allowed more. */
function foughtBy({ fought }: ParsedSituation, seat: SeatId, type: ChallengeType): Fought | undefined {
  return fought.find((one) => one.attacker === seat && one.type === type);
}

/** How it came out, as the value of a control: `won/1`. */
export function outcomeOf(situation: ParsedSituation, seat: SeatId, type: ChallengeType): string {
  const one = foughtBy(situation, seat, type);
  if (one === undefined) return 'untried';
  const { winner, rivalry, against } = one;
  const outcome = winner === null ? 'drawn' : winner !== seat ? 'lost' : rivalry === 'gained' ? 'bonus' : 'won';
  return `${outcome}/${against}`;
}

/** The situation with another outcome of that challenge, or without it. */
export function withOutcome(
  situation: ParsedSituation,
  seat: SeatId,
  type: ChallengeType,
  value: string,
): ParsedSituation {
  const before = foughtBy(situation, seat, type);
  const others = situation.fought.filter((one) => one !== before);
  const [said, whom] = value.split('/');
  const outcome = OUTCOMES.find((one) => one === said);
  const against = seatsIn(situation).find((one) => String(one) === whom);
  if (outcome === undefined || against === undefined) return { ...situation, fought: others };
  const winner = outcome === 'drawn' ? null : outcome === 'lost' ? against : seat;
  const rivalry = outcome === 'bonus' ? 'gained' : 'none';
  return { ...situation, fought: [...others, { attacker: seat, type, against, defender: null, winner, rivalry }] };
}
