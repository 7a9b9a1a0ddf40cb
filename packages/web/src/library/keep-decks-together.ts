import { signedIn } from '../client/account/signed-in.ts';
import { accountDeckShelf } from './shelf.ts';

/** How long after a change the account hears of it, in milliseconds: who builds a deck changes it often. */
const AFTER_CHANGE = 2_000;

let begun: 'no' | 'yes' = 'no';

/** From now on the decks of this browser and of the account are kept the same, whenever there is a network. */
export function keepDecksTogether(): void {
  if (begun === 'yes') return;
  begun = 'yes';
  // Without a network, or with a server that does not answer, the next occasion will do.
  const catchUp = () => void accountDeckShelf.catchUp().catch(() => undefined);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  accountDeckShelf.subscribe(() => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      if (await accountDeckShelf.hasNews()) catchUp();
    }, AFTER_CHANGE);
  });
  signedIn.subscribe(() => signedIn.get() !== undefined && catchUp());
  addEventListener('online', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  catchUp();
}
