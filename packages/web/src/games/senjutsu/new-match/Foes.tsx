import { type ChoiceForm, type OptionForm, type OptionValue, optionsFor } from '@kronika/kernel';
import { FOE_KINDS, HEROES } from '@kronika/senjutsu';
import { useId } from 'react';
import { formatIn, optionsIn } from '../../../pages/match/shape.ts';
import { OptionChoice } from '../../../pages/setup/OptionChoice.tsx';
import type { SetupParts } from '../../../pages/setup/parts.ts';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { coloursOf } from '../board/fighters.ts';
import { Bust } from '../board/panel/Bust.tsx';
import { NEW_MATCH_WORDS } from './words.ts';

/** The options that are chosen here. */
export const FOE_KEYS: readonly string[] = ['foeKind', 'foes', 'foeLimit', 'nightmare', 'fallenLeader'];

/** Whom the players fight, how many, and how hard they are. */
export function Foes({ choice, form, change }: SetupParts) {
  const say = useWords(NEW_MATCH_WORDS);
  const values = optionsIn(choice, form);
  const options = optionsFor(form, formatIn(choice, form)).filter(({ key }) => FOE_KEYS.includes(key));
  const put = (key: string, value: OptionValue) => change({ options: { ...choice.options, [key]: value } });
  const kind = options.find(isKind);
  return (
    <section className="panel sm-box" aria-label={say.foes}>
      <h2>
        {say.foes} <small>{say.foesHint}</small>
      </h2>
      {kind !== undefined && (
        <Kinds option={kind} value={String(values.foeKind)} onChange={(value) => put('foeKind', value)} />
      )}
      <div className="sm-foe-options">
        {options
          .filter((option) => option !== kind)
          .map((option) => (
            <OptionChoice
              key={option.key}
              option={option}
              value={values[option.key]}
              onChange={(value) => put(option.key, value)}
            />
          ))}
      </div>
    </section>
  );
}

function isKind(option: OptionForm): option is ChoiceForm {
  return option.is === 'choice' && option.key === 'foeKind';
}

interface KindsProps {
  readonly option: ChoiceForm;
  readonly value: string;
  onChange(value: string): void;
}

/** Soldiers first, then the heroes. */
function Kinds({ option, value, onChange }: KindsProps) {
  const lang = useLang();
  const name = useId();
  const chosen = option.values.find((one) => one.value === value);
  return (
    <fieldset className="sm-foes">
      <legend className="vh">{option.name[lang]}</legend>
      {[...FOE_KINDS, ...HEROES].map((kind) => {
        const told = option.values.find((one) => one.value === kind);
        return told === undefined ? undefined : (
          <label key={kind} className={`sm-hero small ${coloursOf(kind)}`}>
            <input type="radio" className="vh" name={name} checked={kind === value} onChange={() => onChange(kind)} />
            <span className="sm-hero-scene" aria-hidden="true" />
            <Bust kind={kind} />
            <span className="sm-hero-caption">
              <b>{told.name[lang]}</b>
            </span>
          </label>
        );
      })}
      {chosen !== undefined && <p className="new-match-hint">{chosen.about[lang]}</p>}
    </fieldset>
  );
}
