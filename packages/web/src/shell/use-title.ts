import { useEffect } from 'react';
import { useSelected } from '../table/session/store.ts';
import { tabMarkNow } from './attention/tab-mark.ts';
import { ATTENTION_WORDS } from './attention/words.ts';
import { useWords } from './use-words.ts';

/** Calls the window so while the component is there; when somebody is waited for, that comes first. */
export function useTitle(title: string): void {
  const { yourMove } = useWords(ATTENTION_WORDS);
  const mark = useSelected(tabMarkNow, (now) => now);
  useEffect(() => {
    const parts = [...(mark === 'asked' ? [`● ${yourMove}`] : []), ...(title === '' ? [] : [title]), 'Kronika'];
    document.title = parts.join(' · ');
  }, [title, mark, yourMove]);
}
