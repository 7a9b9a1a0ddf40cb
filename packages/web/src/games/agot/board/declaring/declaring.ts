import {
  type AgotView,
  CHALLENGE_TYPES,
  type ChallengeType,
  type CharacterView,
  type DeclaredStep,
  declarationIn,
} from '@kronika/agot';
import { type CardId, isCardId, type Question, type SeatId } from '@kronika/kernel';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import type { Draft } from '../../../../table/choosing/draft.ts';

/** A declaration in the making, as far as its player has come. Nothing of it has happened yet. */
export interface Declaring {
  readonly as: 'attacking' | 'defending';
  readonly type: ChallengeType;
  readonly attacker: SeatId;
  /** Nobody while the opponent is still to be chosen. */
  readonly defender: SeatId | undefined;
  /** Who is to take part. */
  readonly chosen: readonly CharacterView[];
  /** Whom stealth keeps from defending. */
  readonly bypassed: readonly CardId[];
}

/** What is being declared by the question that is open; nothing if it asks for something else. */
export function declaringIn(
  view: AgotView,
  question: Question | undefined,
  draft: Draft | undefined,
): Declaring | undefined {
  if (question === undefined) return undefined;
  const { key } = question.message;
  const chosen = draft?.is === 'pick' ? draft.chosen.flatMap((option) => cardIn(question, option)) : [];
  if (key === 'declareDefenders' && view.challenge !== null) {
    const { type, attacker, defender } = view.challenge;
    return { as: 'defending', type, attacker, defender, chosen: charactersIn(view, chosen), bypassed: [] };
  }
  const steps = declarationIn(question.message);
  const type = stepOf(steps, 'type')?.type;
  if (type === undefined || !CHALLENGE_TYPES.includes(type)) return undefined;
  const cards = key === 'declareAttackers' ? chosen : (stepOf(steps, 'attackers')?.cards ?? []);
  return {
    as: 'attacking',
    type,
    attacker: question.seat,
    defender: stepOf(steps, 'against')?.seat,
    chosen: charactersIn(view, cards),
    bypassed: steps.flatMap((step) => (step.is === 'stealth' && step.bypasses !== null ? [step.bypasses] : [])),
  };
}

function stepOf<K extends DeclaredStep['is']>(
  steps: readonly DeclaredStep[],
  is: K,
): Extract<DeclaredStep, { readonly is: K }> | undefined {
  return steps.find((step): step is Extract<DeclaredStep, { readonly is: K }> => step.is === is);
}

function cardIn(question: Question, option: number): readonly CardId[] {
  const card: unknown = Reflect.get(optionsOf(question)[option] ?? {}, 'card');
  return isCardId(card) ? [card] : [];
}

function charactersIn(view: AgotView, cards: readonly CardId[]): readonly CharacterView[] {
  const all = view.seats.flatMap(({ characters }) => characters);
  return cards.flatMap((card) => all.filter(({ id }) => id === card));
}

/** Who is only about to take part is drawn as a card alone, standing; what lies on it and under it stays where it is. */
export function unarmed(character: CharacterView): CharacterView {
  return { ...character, stance: 'standing', attachments: [], duplicates: [], power: 0, tokens: {} };
}
