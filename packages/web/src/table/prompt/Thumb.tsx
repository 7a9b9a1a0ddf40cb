import type { Looked } from '../looked.ts';
import { useTable } from '../session/context.ts';

/** A thing as a small picture; nothing in a game that has none. */
export function Thumb({ looked }: { readonly looked: Looked }) {
  const { session, lang } = useTable();
  const { Thumb: Picture } = session.module;
  return Picture === undefined ? undefined : <Picture looked={looked} lang={lang} />;
}
