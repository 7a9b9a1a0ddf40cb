import { impossible, type Option } from '@kronika/kernel';
import type { BoardModule } from '../board-module.ts';
import { optionsOf } from '../choosing/controls.ts';
import { answerIn, type Draft } from '../choosing/draft.ts';
import type { SessionState } from '../session/session-state.ts';

/** The one button that is filled, and that Enter presses. */
export type Filled =
  | { readonly is: 'option'; readonly option: number }
  | { readonly is: 'confirm' }
  /** Back from a pass that would throw something away. */
  | { readonly is: 'playOn' };

type Asked = Pick<SessionState, 'question' | 'controls' | 'draft' | 'lifted' | 'waste'>;

/** Saying yes to what is offered. */
const YES: readonly string[] = ['accept', 'declare'];
/** Saying no to it. */
const NO: readonly string[] = ['decline', 'pass'];

/** The useful answer, if one suggests itself: never a pass, a no, nothing, or a zero. */
export function filledIn(asked: Asked, board: Pick<BoardModule, 'isOpenChoice'>): Filled | undefined {
  const { question, controls, draft, lifted, waste } = asked;
  if (question === undefined || draft === undefined) return undefined;
  if (waste === 'asking') return { is: 'playOn' };
  if (lifted !== undefined) return { is: 'option', option: lifted };
  if (question.is !== 'choose')
    return isUseful(draft) && answerIn(question, draft) !== undefined ? { is: 'confirm' } : undefined;
  if (board.isOpenChoice?.(question.message) === true) return undefined;
  const options = optionsOf(question);
  const [yes, ...more] = controls.buttons.filter((place) => YES.includes(options[place]?.is ?? ''));
  if (yes !== undefined) return more.length > 0 ? undefined : { is: 'option', option: yes };
  const only = onlyOffer(options);
  return only !== undefined && controls.buttons.includes(only) ? { is: 'option', option: only } : undefined;
}

/** The one thing that is offered beside a no. */
function onlyOffer(options: readonly Option[]): number | undefined {
  const offers = [...options.keys()].filter((place) => !NO.includes(options[place]?.is ?? ''));
  return options.length === 2 && offers.length === 1 ? offers[0] : undefined;
}

function isUseful(draft: Draft): boolean {
  switch (draft.is) {
    case 'choose':
      return false;
    case 'pick':
      return draft.chosen.length > 0;
    case 'number':
      return draft.value !== 0;
    case 'order':
    case 'distribute':
      return true;
    default:
      return impossible(draft);
  }
}
