import { type NumberForm, type OptionForm, type OptionValue, optionIn } from '@kronika/kernel';
import { useId } from 'react';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SETUP_WORDS } from './words.ts';

interface OptionChoiceProps {
  readonly option: OptionForm;
  readonly value: OptionValue | undefined;
  onChange(value: OptionValue): void;
}

/** One option of the game, and what the chosen value means. */
export function OptionChoice({ option, value, onChange }: OptionChoiceProps) {
  const lang = useLang();
  const say = useWords(SETUP_WORDS);
  switch (option.is) {
    case 'choice': {
      const chosen = option.values.find((one) => one.value === value);
      return (
        <div>
          <Segment
            legend={option.name[lang]}
            options={option.values.map((one) => ({ value: one.value, label: one.name[lang] }))}
            value={chosen?.value}
            onChange={onChange}
          />
          {chosen !== undefined && <p className="new-match-hint">{chosen.about[lang]}</p>}
        </div>
      );
    }
    case 'switch':
      return (
        <div>
          <Segment
            legend={option.name[lang]}
            options={[
              { value: 'true', label: say.yes },
              { value: 'false', label: say.no },
            ]}
            value={value === true ? 'true' : 'false'}
            onChange={(chosen) => onChange(chosen === 'true')}
          />
          <p className="new-match-hint">{option.about[lang]}</p>
        </div>
      );
    case 'number':
      return <NumberChoice option={option} value={Number(value)} onChange={onChange} />;
  }
}

interface NumberChoiceProps {
  readonly option: NumberForm;
  readonly value: number;
  onChange(value: OptionValue): void;
}

function NumberChoice({ option, value, onChange }: NumberChoiceProps) {
  const lang = useLang();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{option.name[lang]}</label>
      <input
        id={id}
        type="number"
        min={option.min}
        max={option.max}
        value={value}
        onChange={({ target }) => {
          const chosen = optionIn(option, target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      />
      <small>{option.about[lang]}</small>
    </div>
  );
}
