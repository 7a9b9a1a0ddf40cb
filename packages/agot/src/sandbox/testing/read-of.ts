import { isRefusal, refusalText } from '@kronika/kernel';
import type { AgotSituation } from '../../situation/description.ts';
import { type AgotSandboxSituation, agotSandbox } from '../sandbox.ts';

/** The situation as the sandbox reads it; a test that describes nonsense fails. */
export function readOf(description: AgotSituation): AgotSandboxSituation {
  const situation = agotSandbox.read(description);
  if (isRefusal(situation)) throw new Error(refusalText(situation, 'en'));
  return situation;
}
