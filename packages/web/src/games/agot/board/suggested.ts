import type { Answer, Question } from '@kronika/kernel';

/** Keywords of the winner only give: whoever may use them does, unless they say otherwise. */
export function suggested(question: Question): Answer | undefined {
  switch (question.message.key) {
    case 'renown':
    case 'pillage':
      return question.is === 'pick' && question.options.length <= question.max
        ? question.options.map((_, place) => place)
        : undefined;
    case 'insight':
      return question.is === 'number' ? question.max : undefined;
    default:
      return undefined;
  }
}
