/** What a page says to the service worker: that it is there. */
export interface PageIsHere {
  readonly is: 'here';
}

/** What the service worker says to pages: which edition it gives to whoever opens a page now. */
export interface Serving {
  readonly is: 'serving';
  readonly version: string;
}

/** The lock that a page of an edition holds as long as it is open; what it may still load is kept that long. */
export function lockOf(version: string): string {
  return `${LOCK}${version}`;
}

/** The edition that a lock speaks for, if it is such a lock. */
export function versionIn(lock: string): string | undefined {
  return lock.startsWith(LOCK) ? lock.slice(LOCK.length) : undefined;
}

const LOCK = 'kronika-page/';
