/** One at a time: the newest takes the place of the one before. */
const TAG = 'kronika-turn';

/** Whether the browser lets this page notify anybody. */
export type Permission = 'granted' | 'denied' | 'unasked' | 'unavailable';

export function permissionNow(): Permission {
  if (!('Notification' in globalThis)) return 'unavailable';
  return Notification.permission === 'default' ? 'unasked' : Notification.permission;
}

/** Asks the person; only ever called because they have just asked for it. */
export async function askPermission(): Promise<Permission> {
  if (permissionNow() === 'unasked') await Notification.requestPermission();
  return permissionNow();
}

/** Shows a notice outside of the page, which leads back to it. */
export async function notify(title: string, body: string): Promise<void> {
  const options: NotificationOptions = { body, tag: TAG, data: location.href, icon: ICON };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) await registration.showNotification(title, options);
  // Where there is no service worker, the page has to do it; on phones it cannot.
  else new Notification(title, options).addEventListener('click', () => window.focus());
}

/** Takes it away again. */
export async function withdraw(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: TAG })) ?? []) shown.close();
}

const ICON = new URL('../icons/icon-192.png', import.meta.url).href;
