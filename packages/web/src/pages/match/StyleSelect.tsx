import { useId } from 'react';
import '../../shell/parts/field.css';
import { useLang, useWords } from '../../shell/use-words.ts';
import { type BotName, levelOf, looksAhead, styleOf, withStyle } from './bot-name.ts';
import { useBotStyles } from './use-bot-styles.ts';
import { MATCH_WORDS } from './words.ts';

interface StyleSelectProps {
  readonly game: string;
  readonly bot: BotName;
  onChange(bot: BotName): void;
}

/** How a bot likes to play, where the game has styles and the bot looks ahead. */
export function StyleSelect({ game, bot, onChange }: StyleSelectProps) {
  const say = useWords(MATCH_WORDS);
  const lang = useLang();
  const id = useId();
  const level = levelOf(bot);
  const styles = useBotStyles(game);
  if (level === undefined || !looksAhead(level) || styles.length === 0) return undefined;
  const chosen = styles.find((style) => style.id === styleOf(bot));
  return (
    <div className="field">
      <label htmlFor={id}>{say.style}</label>
      <select
        id={id}
        value={chosen?.id ?? ''}
        onChange={({ target }) => onChange(withStyle(level, target.value === '' ? undefined : target.value))}
      >
        <option value="">{say.noStyle.name}</option>
        {styles.map((style) => (
          <option key={style.id} value={style.id}>
            {style.name[lang]}
          </option>
        ))}
      </select>
      <small>{chosen?.about[lang] ?? say.noStyle.about}</small>
    </div>
  );
}
