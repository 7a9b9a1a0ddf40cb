import type { Lang } from '@kronika/kernel';
import { STAGE_SPEEDS } from '../../table/staging/tempo.ts';
import { STAGING_WORDS } from '../../table/staging/words.ts';
import { NoticeSettings } from '../attention/NoticeSettings.tsx';
import { SoundSettings } from '../attention/SoundSettings.tsx';
import { InstallSetting } from '../offline/InstallSetting.tsx';
import { Segment } from '../parts/Segment.tsx';
import { useLang, useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';
import { NameField } from './NameField.tsx';
import {
  animationPreference,
  languagePreference,
  SPEEDS,
  THEMES,
  tempoPreference,
  themePreference,
} from './preferences.ts';
import './preferences.css';
import { useStored } from './use-stored.ts';

/** Each language calls itself by its own name. */
export const LANGUAGES: readonly { readonly value: Lang; readonly label: string }[] = [
  { value: 'pl', label: 'Polski' },
  { value: 'en', label: 'English' },
];

/** Everything that is remembered of how somebody wants to play. Each switch takes effect at once. */
export function Preferences() {
  const say = useWords(SHELL_WORDS);
  const { speed, speeds } = useWords(STAGING_WORDS);
  return (
    <div className="preferences">
      <NameField />
      <Segment legend={say.language} options={LANGUAGES} value={useLang()} onChange={languagePreference.set} />
      <Segment
        legend={say.theme}
        options={THEMES.map((value) => ({ value, label: say.themes[value] }))}
        value={useStored(themePreference)}
        onChange={themePreference.set}
      />
      <Segment
        legend={say.animation}
        options={SPEEDS.map((value) => ({ value, label: say.animations[value] }))}
        value={useStored(animationPreference)}
        onChange={animationPreference.set}
      />
      <Segment
        legend={speed}
        options={STAGE_SPEEDS.map((value) => ({ value, label: speeds[value] }))}
        value={useStored(tempoPreference)}
        onChange={tempoPreference.set}
      />
      <SoundSettings />
      <NoticeSettings />
      <InstallSetting />
    </div>
  );
}
