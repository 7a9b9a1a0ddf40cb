import { useState } from 'react';
import { Switch } from '../parts/Switch.tsx';
import { useStored } from '../preferences/use-stored.ts';
import { useWords } from '../use-words.ts';
import './attention.css';
import { askPermission, permissionNow } from './notification.ts';
import { notificationPreference, type Switched, tabMarkPreference } from './preferences.ts';
import { ATTENTION_WORDS } from './words.ts';

/** How somebody who looks elsewhere learns that it is their turn. */
export function NoticeSettings() {
  const say = useWords(ATTENTION_WORDS);
  const [permission, setPermission] = useState(permissionNow);
  const wanted = useStored(notificationPreference);
  const isOn = wanted === 'on' && permission === 'granted';
  const turn = (value: Switched) => {
    notificationPreference.set(value);
    if (value === 'on') askPermission().then(setPermission, () => undefined);
  };
  const hint =
    permission === 'unavailable'
      ? say.unavailable
      : permission === 'denied'
        ? say.denied
        : permission === 'unasked'
          ? say.notificationHint
          : undefined;
  return (
    <fieldset className="settings-group">
      <legend>{say.notices}</legend>
      <Switch
        label={say.tabMark}
        hint={say.tabMarkHint}
        value={useStored(tabMarkPreference)}
        onChange={tabMarkPreference.set}
      />
      <Switch
        label={say.notification}
        {...(hint === undefined ? {} : { hint })}
        value={isOn ? 'on' : 'off'}
        onChange={turn}
      />
    </fieldset>
  );
}
