import { useId } from 'react';
import { SOUNDS, type SoundKind } from '../../sound/kinds.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { Switch } from '../parts/Switch.tsx';
import { useStored } from '../preferences/use-stored.ts';
import { useWords } from '../use-words.ts';
import './attention.css';
import { mutedPreference, type Switched, volumePreference } from './preferences.ts';
import { ATTENTION_WORDS } from './words.ts';

/** How loud, and what of it; each can be listened to. */
export function SoundSettings() {
  const say = useWords(ATTENTION_WORDS);
  const volume = useStored(volumePreference);
  const muted = useStored(mutedPreference);
  const id = useId();
  const turn = (kind: SoundKind, value: Switched) =>
    mutedPreference.set(value === 'off' ? [...muted, kind] : muted.filter((one) => one !== kind));
  return (
    <fieldset className="settings-group">
      <legend>{say.sounds}</legend>
      <div className="volume">
        <label htmlFor={id}>{say.volume}</label>
        <output htmlFor={id}>{say.volumeNow(volume)}</output>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-valuetext={say.volumeNow(volume)}
          onChange={({ target }) => volumePreference.set(Number(target.value))}
          onPointerUp={() => listen('turn')}
        />
      </div>
      {SOUNDS.map((kind) => (
        <Switch
          key={kind}
          label={say.kinds[kind]}
          value={muted.includes(kind) ? 'off' : 'on'}
          onChange={(value) => turn(kind, value)}
        >
          <button
            type="button"
            className="listen"
            disabled={volume === 0}
            aria-label={say.listen(say.kinds[kind])}
            title={say.listen(say.kinds[kind])}
            onClick={() => listen(kind)}
          >
            <Icon name="x-play" />
          </button>
        </Switch>
      ))}
    </fieldset>
  );
}

/** The loud-speaker is loaded when it is needed; the click that asked for it is the touch it waits for. */
function listen(kind: SoundKind): void {
  import('./speaker.ts').then(({ speaker }) => speaker.sampleWhenReady(kind)).catch(() => undefined);
}
