import { createStore, type Store } from '../../table/session/store.ts';

/** What a browser offers that can install the program. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** The offer of the browser, as long as it stands. Browsers without one install from their own menu. */
export const installOffer: Store<InstallOffer | undefined> = createStore<InstallOffer | undefined>(undefined);

/** Takes note of the offer; made use of only by who asks for it. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    installOffer.set(event);
  });
  addEventListener('appinstalled', () => installOffer.set(undefined));
}

/** Asks the browser to install the program; an offer can be taken up once. */
export async function install(): Promise<void> {
  const offer = installOffer.get();
  installOffer.set(undefined);
  await offer?.prompt();
}
