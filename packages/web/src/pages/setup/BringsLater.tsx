import type { SetupForm } from '@kronika/kernel';
import { useWords } from '../../shell/use-words.ts';
import { hasDecks } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

/** Whoever comes by a link chooses for themselves what to bring; nothing is said where nobody brings anything. */
export function BringsLater({ form }: { readonly form: SetupForm }) {
  const say = useWords(SETUP_WORDS);
  if (form.brings === undefined) return undefined;
  return <p className="new-match-hint">{hasDecks(form) ? say.theirDeckLater : say.theirPartsLater}</p>;
}
