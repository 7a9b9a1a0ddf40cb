import { isRecord, isText } from '../../client/reading.ts';
import { lockOf, type PageIsHere } from '../../service-worker/messages.ts';
import { copyNow, freshnessNow } from './copy.ts';
import { ownEdition } from './own-edition.ts';

const SERVICE_WORKER = '/sw.js';

/** How often a page that stays open asks whether there is a newer edition, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

/**
 * Keeps all of the program on this device, so that it needs no network from the next moment on. Nothing of it begins
 * before the page is there and idle. A newer edition is told of, and taken when somebody loads the page again.
 */
export function keepCopy(): void {
  const version = ownEdition();
  // Only secure pages may keep something; and there is nothing to keep while the program is being developed.
  if (version === undefined || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  holdEdition(version);
  serviceWorker.addEventListener('message', ({ data }) => {
    if (!isRecord(data) || data.is !== 'serving' || !isText(data.version)) return;
    copyNow.set('whole');
    freshnessNow.set(data.version === version ? 'current' : 'superseded');
  });
  serviceWorker.startMessages();
  whenIdle(() => {
    serviceWorker
      .register(SERVICE_WORKER)
      .then(follow)
      .catch(() => undefined);
  });
}

/** As long as the page is open, what it may still have to load is kept. */
function holdEdition(version: string): void {
  navigator.locks
    .request(lockOf(version), { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
}

function follow(registration: ServiceWorkerRegistration): void {
  const here: PageIsHere = { is: 'here' };
  registration.active?.postMessage(here);
  // Without a network, or with a server that is being upgraded, the next time will do.
  const ask = () => registration.update().catch(() => undefined);
  setInterval(ask, ASK_EVERY);
  addEventListener('online', ask);
}

function whenIdle(then: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 3_000 });
    else setTimeout(then, 1_000);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
