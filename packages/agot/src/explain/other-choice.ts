import { mayKnow, type Phrase, type Question, type Reason } from '@kronika/kernel';
import { printedOn, reason } from '@kronika/lcg';
import { OTHER_CHOICES } from '../text/explain/other-choices.ts';
import type { Asked } from './asked.ts';

/** The question is about something else than cards: about what. */
export function otherChoice({ match: { state }, seat, question }: Asked): readonly Reason[] {
  const what = chosenInstead(question);
  if (what === undefined) return [];
  const { because } = question;
  const source = because.is === 'card' && mayKnow(state.table, because.card, seat) ? because.card : undefined;
  return [reason(what, because.rule ?? 'AGOT-SEQ-e', source && printedOn(state, source))];
}

function chosenInstead(question: Question): Phrase | undefined {
  if (question.is === 'number') return OTHER_CHOICES.number;
  for (const { is } of question.options) if (OTHER_CHOICES[is] !== undefined) return OTHER_CHOICES[is];
  return undefined;
}
