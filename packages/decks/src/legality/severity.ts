import type { DeckProblem, ProblemMessage } from './problem.ts';

/** How far a deck is from keeping the rule; the problem is gone when nothing is left of it. */
export function severityOf(m: ProblemMessage): number {
  switch (m.key) {
    case 'unknownCards':
      return m.ids.length;
    case 'wrongCount':
      return Math.max((m.bounds.min ?? 0) - m.count, m.count - (m.bounds.max ?? Number.POSITIVE_INFINITY));
    case 'tooManyCopies':
      return m.count - m.limit;
    case 'tooManyRepeated':
      return m.names.length - m.most;
    case 'missingKind':
      return 1;
    case 'tooManyKinds':
      return m.kinds.length - m.most;
    case 'overBudget':
      return m.spent - m.budget;
    case 'repeatedKind':
    case 'notAllowed':
    case 'required':
      return m.names.length;
  }
}

/** Whether there is too much of something, so that one more card would not make it better. */
export function isExcess(m: ProblemMessage): boolean {
  switch (m.key) {
    case 'unknownCards':
    case 'missingKind':
    case 'required':
      return false;
    case 'wrongCount':
      return m.count > (m.bounds.max ?? Number.POSITIVE_INFINITY);
    case 'tooManyCopies':
    case 'tooManyRepeated':
    case 'repeatedKind':
    case 'tooManyKinds':
    case 'notAllowed':
    case 'overBudget':
      return true;
  }
}

/** What the problem is about: the same before and after a change of the deck, while its numbers differ. */
export function problemKey({ rule, message: m }: DeckProblem): string {
  return JSON.stringify([rule, m.key, subjectOf(m)]);
}

function subjectOf(m: ProblemMessage): string {
  switch (m.key) {
    case 'wrongCount':
      return m.what.en.other;
    case 'tooManyCopies':
      return m.name.en;
    case 'missingKind':
    case 'repeatedKind':
      return m.kind.en;
    case 'tooManyKinds':
    case 'overBudget':
      return m.of.en.other;
    case 'notAllowed':
    case 'required':
      return m.what.en;
    case 'unknownCards':
    case 'tooManyRepeated':
      return '';
  }
}
