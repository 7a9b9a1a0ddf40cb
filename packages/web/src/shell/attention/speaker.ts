import { Speaker } from '../../sound/speaker.ts';
import { mutedPreference, volumePreference } from './preferences.ts';

/** The one loud-speaker of the page. */
export const speaker = new Speaker({
  volume: () => volumePreference.get() / 100,
  isMuted: (kind) => mutedPreference.get().includes(kind),
});

for (const touch of ['pointerdown', 'keydown'] as const)
  addEventListener(touch, () => speaker.touched(), { capture: true, passive: true });
// Who came here by a click has touched the page already.
if (navigator.userActivation?.hasBeenActive) speaker.touched();
