import { useCallback, useEffect, useState } from 'react';
import { type AccountView, account } from '../../client/account/account.ts';
import { signedIn } from '../../client/account/signed-in.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';

/** The account of who is signed in, as the server knows it. */
export type KnownAccount =
  | { readonly is: 'nobody' }
  | { readonly is: 'loading' }
  | { readonly is: 'known'; readonly view: AccountView }
  | { readonly is: 'unreachable' };

export function useAccount(): readonly [KnownAccount, () => void] {
  const who = useStored(signedIn);
  const [known, setKnown] = useState<KnownAccount>({ is: 'loading' });
  const refresh = useCallback(() => {
    account().then(
      (view) => setKnown({ is: 'known', view }),
      // Whoever turns out not to be signed in is nobody by now.
      () => setKnown({ is: 'unreachable' }),
    );
  }, []);
  const isSignedIn = who !== undefined;
  useEffect(() => {
    if (!isSignedIn) return;
    setKnown({ is: 'loading' });
    refresh();
  }, [isSignedIn, refresh]);
  return [isSignedIn ? known : { is: 'nobody' }, refresh];
}
