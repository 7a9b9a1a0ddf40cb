import { useEffect } from 'react';

/** Calls the window so while the component is there. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Kronika' : `${title} · Kronika`;
  }, [title]);
}
