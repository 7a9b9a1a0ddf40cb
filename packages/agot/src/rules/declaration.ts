import { type CardId, isCardId, type Message, type SeatId } from '@kronika/kernel';
import type { ChallengeType } from '../cards/fact.ts';
import type { AgotState } from '../state.ts';
import { challengeable, eligibleAttackers } from './eligible.ts';

/**
 * A step of a declaration that has been taken. Until the last one nothing has happened (AGOT-CHAL-a), so the steps
 * travel with the next question, to nobody but the player who declares.
 */
export type DeclaredStep = DeclaredThing & {
  /** Whether the player chose it; where there was only one possibility, there is no decision to take back. */
  readonly by: 'choice' | 'necessity';
};

type DeclaredThing =
  | { readonly is: 'type'; readonly type: ChallengeType }
  | { readonly is: 'against'; readonly seat: SeatId }
  | { readonly is: 'attackers'; readonly cards: readonly CardId[] }
  /** Whether a stealth attacker bypasses somebody, and whom. */
  | { readonly is: 'stealth'; readonly card: CardId; readonly bypasses: CardId | null };

interface Declaring {
  readonly attacker: SeatId;
  readonly type: ChallengeType;
  readonly against?: SeatId;
  readonly attackers?: readonly CardId[];
  /** The stealth attackers that have been decided about, and the one that is asked about now. */
  readonly stealthy?: readonly CardId[];
  readonly bypassed?: readonly { readonly by: CardId; readonly card: CardId }[];
}

/** What has been declared so far. */
export function declarationOf(state: AgotState, declaring: Declaring): readonly DeclaredStep[] {
  const { attacker, type, against, attackers, stealthy = [], bypassed = [] } = declaring;
  const steps: DeclaredStep[] = [{ is: 'type', type, by: 'choice' }];
  if (against !== undefined)
    steps.push({ is: 'against', seat: against, by: byCount(challengeable(state, attacker, type).length) });
  if (attackers !== undefined)
    steps.push({ is: 'attackers', cards: attackers, by: byCount(eligibleAttackers(state, attacker, type).length) });
  for (const card of stealthy.slice(0, -1))
    steps.push({
      is: 'stealth',
      card,
      bypasses: bypassed.find(({ by }) => by === card)?.card ?? null,
      by: 'choice',
    });
  return steps;
}

function byCount(possibilities: number): DeclaredStep['by'] {
  return possibilities > 1 ? 'choice' : 'necessity';
}

/** What a question says has been declared before it. */
export function declarationIn(message: Message): readonly DeclaredStep[] {
  const declared: unknown = Reflect.get(message, 'declared');
  return Array.isArray(declared) ? declared.filter(isDeclaredStep) : [];
}

function isDeclaredStep(step: unknown): step is DeclaredStep {
  if (typeof step !== 'object' || step === null) return false;
  const of = (name: string): unknown => Reflect.get(step, name);
  switch (of('is')) {
    case 'type':
      return typeof of('type') === 'string';
    case 'against':
      return typeof of('seat') === 'number';
    case 'attackers': {
      const cards = of('cards');
      return Array.isArray(cards) && cards.every(isCardId);
    }
    case 'stealth':
      return isCardId(of('card'));
    default:
      return false;
  }
}
