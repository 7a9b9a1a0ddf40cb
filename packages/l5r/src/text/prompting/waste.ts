import type { Question } from '@kronika/kernel';
import type { L5rView } from '../../view.ts';
import type { Names } from '../names-in.ts';
import { promptWords } from './words-in.ts';

/** What a pass would throw away: fate and characters that could be played for it, or a conflict. */
export function wasteOf(names: Names, question: Question, view: L5rView): string | undefined {
  const say = promptWords(names.lang).waste;
  const mine = view.seats[question.seat];
  if (mine === undefined || question.is !== 'choose') return undefined;
  switch (question.message.key) {
    case 'dynastyWindow': {
      // One card is offered once for each amount of fate that can be put on it.
      const playable = new Set(
        question.options.map((option) =>
          'ability' in option && option.ability === 'playFromProvince' && 'card' in option ? option.card : undefined,
        ),
      );
      playable.delete(undefined);
      return mine.fate > 0 && playable.size > 0 ? say.dynasty(mine.fate, playable.size) : undefined;
    }
    case 'conflictOpportunity':
    case 'declareRing': {
      const offered = question.options.map(({ is }) => is);
      const mayDeclare = offered.includes('pass') && (offered.includes('declare') || offered.includes('ring'));
      const ready = mine.characters.filter(({ stance }) => stance === 'ready').length;
      return mayDeclare && ready > 0 ? say.conflict(ready) : undefined;
    }
    default:
      return undefined;
  }
}
