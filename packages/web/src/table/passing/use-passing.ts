import type { Until } from '@kronika/protocol';
import { useSession, useTable } from '../session/context.ts';
import { PASSING_WORDS, type PassingWords } from './words.ts';

export function usePassingWords(): PassingWords {
  return PASSING_WORDS[useTable().lang];
}

/** One way to pass for a while, as it can be chosen now. */
export interface PassWay {
  readonly until: Until;
  readonly name: string;
  readonly note: string;
}

/** How long one can pass: until something happens, and for the rest of what goes on now. */
export function usePassWays(): readonly PassWay[] {
  const { session, lang } = useTable();
  const words = usePassingWords();
  const spans = useSession(({ known }) => known?.document.you.spans);
  const text = session.module.text[lang];
  return [
    { until: 'something', name: words.untilSomething, note: words.untilSomethingNote },
    ...(spans ?? []).flatMap((until): readonly PassWay[] => {
      const said = text.span?.(until);
      return said === undefined ? [] : [{ until, name: said.rest, note: said.stillAsks }];
    }),
  ];
}

/** What is said while one passes like that. */
export function usePassingText(until: Until | undefined): string | undefined {
  const { session, lang } = useTable();
  const words = usePassingWords();
  switch (until) {
    case undefined:
      return undefined;
    case 'something':
      return words.passingUntilSomething;
    case 'contest':
    case 'phase':
      return session.module.text[lang].span?.(until).passing;
  }
}
