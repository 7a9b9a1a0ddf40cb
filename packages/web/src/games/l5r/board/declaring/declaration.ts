import { type CardId, isCardId, type Question, type SeatId } from '@kronika/kernel';
import type { ConflictType, Element, L5rView } from '@kronika/l5r';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import type { Draft } from '../../../../table/choosing/draft.ts';

/** An attack that is being declared: what was decided so far, and who is marked. */
export interface AttackDeclaration {
  readonly is: 'attack';
  readonly attacker: SeatId;
  readonly type: ConflictType;
  readonly ring: Element;
  readonly province: CardId | undefined;
  readonly attackers: readonly CardId[];
  readonly mayDefend: readonly CardId[];
  /** What the declaration waits for. */
  readonly awaits: 'province' | 'attackers' | 'evaded';
}

/** Those who are marked as defenders of the conflict that goes on. */
export interface DefenseDeclaration {
  readonly is: 'defense';
  readonly defenders: readonly CardId[];
}

/** What is being declared at this table. Nothing of it has happened: it stands on the board as long as it can be taken back. */
export type Declaration = AttackDeclaration | DefenseDeclaration;

export function declarationIn(
  { declaring, conflict }: L5rView,
  question: Question | undefined,
  draft: Draft | undefined,
): Declaration | undefined {
  const key = question?.message.key;
  const marked = markedIn(question, draft);
  if (declaring !== null) {
    const { attacker, type, ring, province, attackers, mayDefend } = declaring;
    const isEvading = key === 'declareEvaded';
    return {
      is: 'attack',
      attacker,
      type,
      ring,
      province,
      attackers: attackers ?? (key === 'declareAttackers' ? marked : []),
      mayDefend: isEvading ? mayDefend.filter((card) => !marked.includes(card)) : mayDefend,
      awaits: province === undefined ? 'province' : isEvading ? 'evaded' : 'attackers',
    };
  }
  return conflict !== null && key === 'declareDefenders' ? { is: 'defense', defenders: marked } : undefined;
}

/** The cards that were clicked so far. */
function markedIn(question: Question | undefined, draft: Draft | undefined): readonly CardId[] {
  if (question === undefined || draft?.is !== 'pick') return [];
  const options = optionsOf(question);
  return draft.chosen.flatMap((place) => {
    const card: unknown = Reflect.get(options[place] ?? {}, 'card');
    return isCardId(card) ? [card] : [];
  });
}

const NOBODY: readonly CardId[] = [];

/** Those who stand in the lane although they have not left their home. */
export function marchingIn(declaration: Declaration | undefined): readonly CardId[] {
  if (declaration === undefined) return NOBODY;
  return declaration.is === 'attack' ? declaration.attackers : declaration.defenders;
}
