import type { Question } from '@kronika/kernel';
import type { SenjutsuView } from '../view.ts';
import { counted } from './amounts.ts';
import { heroAt, type Names } from './names-in.ts';

/** What the seat throws away if it passes: a counter, or a benefit of the attack or block that has just succeeded. */
export function wasteText({ lang }: Names, question: Question, view: SenjutsuView): string | undefined {
  const me = heroAt(view, question.seat);
  if (me === undefined || question.is !== 'choose') return undefined;
  const cards = question.options.filter(({ is }) => is === 'card').length;
  switch (question.message.key) {
    case 'counter':
      return cards === 0
        ? undefined
        : {
            pl: `możesz teraz skontrować (${counted('pl', cards, 'card')}), drugiej okazji nie będzie`,
            en: `you could counter now (${counted('en', cards, 'card')}); there is no second chance`,
          }[lang];
    case 'benefit':
      return cards === 0
        ? undefined
        : {
            pl: `możesz teraz zagrać nagłą korzyść (${counted('pl', cards, 'card')})`,
            en: `you could play an instant benefit now (${counted('en', cards, 'card')})`,
          }[lang];
    default:
      return undefined;
  }
}
