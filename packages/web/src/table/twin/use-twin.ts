import { useCallback, useState } from 'react';

const KEY = 'kronika.twin';

export type Twin = 'shown' | 'hidden';

/** Whether the table is drawn in words; who chose it once finds it so again. */
export function useTwin(): readonly [Twin, () => void] {
  const [twin, setTwin] = useState<Twin>(remembered);
  const toggle = useCallback(() => {
    setTwin((now) => {
      const next: Twin = now === 'shown' ? 'hidden' : 'shown';
      try {
        localStorage.setItem(KEY, next);
      } catch {
        // A browser that keeps nothing still shows what was chosen.
      }
      return next;
    });
  }, []);
  return [twin, toggle];
}

function remembered(): Twin {
  try {
    return localStorage.getItem(KEY) === 'shown' ? 'shown' : 'hidden';
  } catch {
    return 'hidden';
  }
}
