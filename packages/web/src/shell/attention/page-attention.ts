import type { Attention } from '../../table/attention/attention.ts';
import { languagePreference } from '../preferences/preferences.ts';
import { notify, permissionNow, withdraw } from './notification.ts';
import { notificationPreference, tabMarkPreference } from './preferences.ts';
import { speaker } from './speaker.ts';
import { markTab } from './tab.ts';
import { ATTENTION_WORDS } from './words.ts';

/** How the page passes on what a table wants noticed, as its people chose. */
export const pageAttention: Attention = {
  sound: (kind) => speaker.play(kind),
  asked: (what) => {
    const { yourMove } = ATTENTION_WORDS[languagePreference.get()];
    markTab(what !== undefined && tabMarkPreference.get() === 'on' ? yourMove : undefined);
    if (what === undefined) withdraw().catch(() => undefined);
    else if (mayNotify()) notify(yourMove, what).catch(() => undefined);
  },
};

/** Who sees the page needs no notice. */
function mayNotify(): boolean {
  return (
    notificationPreference.get() === 'on' && permissionNow() === 'granted' && document.visibilityState === 'hidden'
  );
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') withdraw().catch(() => undefined);
});
