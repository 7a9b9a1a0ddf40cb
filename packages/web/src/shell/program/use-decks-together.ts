import { useEffect } from 'react';
import { signedIn } from '../../client/account/signed-in.ts';
import { useStored } from '../preferences/use-stored.ts';

/** For who is signed in, the decks of this browser and of the account are kept the same; nobody else loads any of it. */
export function useDecksTogether(): void {
  const isSignedIn = useStored(signedIn) !== undefined;
  useEffect(() => {
    if (!isSignedIn) return;
    import('../../library/keep-decks-together.ts').then(
      ({ keepDecksTogether }) => keepDecksTogether(),
      // Without a network the next page will do.
      () => undefined,
    );
  }, [isSignedIn]);
}
