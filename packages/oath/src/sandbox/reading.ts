import { InvariantError, invalid, invalidBecause, isRefusal, type Refusal, refusalText } from '@kronika/kernel';
import { doubles } from '../faults.ts';
import type { OathSituation } from '../situation/description.ts';
import { situationSchema } from '../situation/description.ts';
import { type Draft, draftOf } from '../situation/draft.ts';
import { meaningOf } from '../situation/state.ts';

/** Reads a situation and says everything in it that goes without saying, so that nothing shifts when something moves. */
export function readDraft(input: unknown): Draft | Refusal {
  const parsed = situationSchema.safeParse(input);
  if (!parsed.success) return invalidBecause('the situation', parsed.error);
  const { phase = 'act', won, underway } = parsed.data;
  const { state, problems } = meaningOf(parsed.data);
  const [first, ...more] = [
    ...problems,
    ...doubles(state).map((name) => ({ at: name, problem: 'the card is there twice' })),
  ];
  if (first !== undefined) return invalid('the situation', first, ...more);
  return draftOf(state, {
    phase,
    ...(won === undefined ? {} : { won }),
    ...(underway === undefined ? {} : { underway }),
  });
}

/** A situation that is known to make sense. */
export function draftFrom(description: OathSituation): Draft {
  const draft = readDraft(description);
  if (isRefusal(draft)) throw new InvariantError(refusalText(draft, 'en'));
  return draft;
}
