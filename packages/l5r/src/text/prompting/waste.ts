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
      const playable = question.options.filter(
        (option) => 'ability' in option && option.ability === 'playFromProvince',
      );
      return mine.fate > 0 && playable.length > 0 ? say.dynasty(mine.fate, playable.length) : undefined;
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
