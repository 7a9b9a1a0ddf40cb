import { type Answer, impossible } from '@kronika/kernel';
import type { Draft } from './draft.ts';

/** What is marked so far, in the form of an answer that need not be whole; nothing for what one click answers. */
export function markedIn(draft: Draft): Answer | undefined {
  switch (draft.is) {
    case 'choose':
      return undefined;
    case 'pick':
    case 'order':
      return draft.chosen;
    case 'number':
      return draft.value;
    case 'distribute':
      return draft.amounts;
    default:
      return impossible(draft);
  }
}
