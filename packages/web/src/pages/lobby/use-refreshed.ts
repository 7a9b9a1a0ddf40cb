import { useEffect, useState } from 'react';
import { onNetworkChange } from '../../shell/offline/network.ts';

/** Something that is asked for again and again. */
export type Refreshed<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'known'; readonly value: T }
  | { readonly is: 'unreachable' };

/** How often lists are asked for while somebody looks, in milliseconds. */
const EVERY = 8_000;

/**
 * What is asked for, kept fresh while the page is in sight, and asked for at once when the network comes or goes. `ask`
 * must stay the same function; `also` calls back when there is another reason to ask at once.
 */
export function useRefreshed<T>(ask: () => Promise<T>, also?: (then: () => void) => () => void): Refreshed<T> {
  const [state, setState] = useState<Refreshed<T>>({ is: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const refresh = () => {
      if (document.visibilityState === 'hidden') return;
      ask().then(
        (value) => isWanted && setState({ is: 'known', value }),
        () => isWanted && setState({ is: 'unreachable' }),
      );
    };
    refresh();
    const timer = setInterval(refresh, EVERY);
    document.addEventListener('visibilitychange', refresh);
    const deaf = onNetworkChange(refresh);
    const callOff = also?.(refresh);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      deaf();
      callOff?.();
    };
  }, [ask, also]);
  return state;
}
