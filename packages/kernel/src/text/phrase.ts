import type { Lang } from '../lang.ts';

/** The same words in every language: a name in the first case without a full stop, or a whole sentence. */
export type Phrase = Readonly<Record<Lang, string>>;
