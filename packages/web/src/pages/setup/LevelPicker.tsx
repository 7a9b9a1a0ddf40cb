import { LEVEL_IDS, LEVELS } from '@kronika/bots';
import { useId } from 'react';
import { useLang, useWords } from '../../shell/use-words.ts';
import { atLevel, type BotName, levelOf } from '../match/bot-name.ts';
import { useBotName } from '../match/use-bot-name.ts';
import { levelPreference } from '../match/usual-level.ts';
import { MATCH_WORDS } from '../match/words.ts';
import './level-picker.css';

interface LevelPickerProps {
  readonly bot: BotName;
  onChange(bot: BotName): void;
}

/** The levels side by side, the weakest first, and what the chosen one is like. The next match proposes it again. */
export function LevelPicker({ bot, onChange }: LevelPickerProps) {
  const say = useWords(MATCH_WORDS);
  const lang = useLang();
  const nameOf = useBotName();
  const group = useId();
  const chosen = levelOf(bot);
  return (
    <fieldset className="bot-levels">
      <legend>{say.level}</legend>
      <div className="bot-levels-row">
        {LEVEL_IDS.map((level, place) => (
          <label key={level} title={LEVELS[level].name[lang]}>
            <input
              type="radio"
              className="vh"
              name={group}
              aria-label={LEVELS[level].name[lang]}
              checked={level === chosen}
              onChange={() => {
                levelPreference.set(level);
                onChange(atLevel(bot, level));
              }}
            />
            <span className="bot-levels-bars" aria-hidden="true">
              {LEVEL_IDS.map((another, bar) => (
                <i key={another} className={bar <= place ? 'full' : undefined} />
              ))}
            </span>
          </label>
        ))}
      </div>
      <p className="bot-levels-about">
        <b>{nameOf(bot)}</b>
        {chosen !== undefined && `: ${LEVELS[chosen].about[lang]}`}
      </p>
    </fieldset>
  );
}
