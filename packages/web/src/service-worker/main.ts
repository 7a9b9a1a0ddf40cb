import type { Edition } from './edition.ts';
import { Editions } from './editions.ts';
import { type Serving, versionIn } from './messages.ts';
import { wayOf } from './way.ts';

/**
 * Keeps the program on this device. A new edition takes over as soon as all of it is here: whoever opens a page gets it,
 * and pages that are open go on with what they were made of, which is kept until the last of them is closed.
 */
declare const self: ServiceWorkerGlobalScope;

/** Put in by the build. */
declare const EDITION: Edition;

const editions = new Editions(caches, (path, how) => fetch(path, how));

self.addEventListener('install', (event) => {
  event.waitUntil(editions.store(EDITION).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin);
  if (way === 'server') return;
  const kept =
    way === 'page' ? editions.pageIn(EDITION.version) : editions.fileIn(EDITION.version, new URL(request.url).pathname);
  event.respondWith(kept.then((response) => response ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  event.source?.postMessage(serving());
  event.waitUntil(tidy());
});

// A notice that somebody is waited for leads to the page it came from.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address: unknown = event.notification.data;
  if (typeof address === 'string') event.waitUntil(show(address));
});

async function takeOver(): Promise<void> {
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(serving());
}

function serving(): Serving {
  return { is: 'serving', version: EDITION.version };
}

/** Lets go of editions that no open page is made of. While a page is only just opening, nobody knows what it needs. */
async function tidy(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const inUse = held.flatMap(({ name }) => versionIn(name ?? '') ?? []);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (inUse.length >= pages.length) await editions.keepOnly(new Set([...inUse, EDITION.version]));
}

async function show(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page === undefined ? self.clients.openWindow(address) : page.focus());
}
