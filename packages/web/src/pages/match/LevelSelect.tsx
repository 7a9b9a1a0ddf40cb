import { LEVEL_IDS, LEVELS } from '@kronika/bots';
import { useId } from 'react';
import '../../shell/parts/field.css';
import { useLang, useWords } from '../../shell/use-words.ts';
import { atLevel, type BotName, levelOf } from './bot-name.ts';
import { useBotName } from './use-bot-name.ts';
import { levelPreference } from './usual-level.ts';
import { MATCH_WORDS } from './words.ts';

interface LevelSelectProps {
  readonly bot: BotName;
  onChange(bot: BotName): void;
}

/** The levels of bots where there is room for one line. The next match proposes what is chosen here. */
export function LevelSelect({ bot, onChange }: LevelSelectProps) {
  const say = useWords(MATCH_WORDS);
  const lang = useLang();
  const nameOf = useBotName();
  const id = useId();
  const level = levelOf(bot);
  return (
    <div className="field">
      <label htmlFor={id}>{say.level}</label>
      <select
        id={id}
        value={level ?? bot}
        onChange={({ target }) => {
          const chosen = LEVEL_IDS.find((one) => one === target.value);
          if (chosen === undefined) return;
          levelPreference.set(chosen);
          onChange(atLevel(bot, chosen));
        }}
      >
        {level === undefined && <option value={bot}>{nameOf(bot)}</option>}
        {LEVEL_IDS.map((one) => (
          <option key={one} value={one}>
            {LEVELS[one].name[lang]}
          </option>
        ))}
      </select>
    </div>
  );
}
