import type { Control, ControlValue } from '@kronika/kernel';
import { useId } from 'react';
import { Segment } from '../../../shell/parts/Segment.tsx';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import { SANDBOX_WORDS } from '../words.ts';

interface ControlFieldProps<C extends Control = Control> {
  readonly control: C;
  set(value: ControlValue): void;
}

/** More words than these, or longer ones, are a list to open. */
const SHORT = 26;

/** Something that can be set, as a stepper, a segment, a list or chips. */
export function ControlField({ control, set }: ControlFieldProps) {
  switch (control.is) {
    case 'number':
      return <NumberField control={control} set={set} />;
    case 'choice':
      return <ChoiceField control={control} set={set} />;
    case 'several':
      return <SeveralField control={control} set={set} />;
  }
}

function NumberField({ control, set }: ControlFieldProps<Extract<Control, { readonly is: 'number' }>>) {
  const say = useWords(SANDBOX_WORDS);
  const name = control.name[useLang()];
  const { value, min, max } = control;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be one line
    <div className="sb-number" role="group" aria-label={name}>
      <span>{name}</span>
      <button
        type="button"
        className="sb-step"
        aria-label={say.less(name)}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="x-minus" />
      </button>
      <output>{value}</output>
      <button
        type="button"
        className="sb-step"
        aria-label={say.more(name)}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon name="x-plus" />
      </button>
    </div>
  );
}

function ChoiceField({ control, set }: ControlFieldProps<Extract<Control, { readonly is: 'choice' }>>) {
  const lang = useLang();
  const id = useId();
  const options = control.options.map(({ value, name }) => ({ value, label: name[lang] }));
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  if (letters <= SHORT)
    return <Segment legend={control.name[lang]} options={options} value={control.value} onChange={set} />;
  return (
    <div className="field">
      <label htmlFor={id}>{control.name[lang]}</label>
      <select id={id} value={control.value} onChange={(event) => set(event.target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function SeveralField({ control, set }: ControlFieldProps<Extract<Control, { readonly is: 'several' }>>) {
  const lang = useLang();
  const { value, options } = control;
  return (
    <fieldset className="sb-several">
      <legend>{control.name[lang]}</legend>
      {options.map((option) => {
        const isSet = value.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            className="sb-chip"
            aria-pressed={isSet}
            onClick={() => set(isSet ? value.filter((one) => one !== option.value) : [...value, option.value])}
          >
            {option.name[lang]}
          </button>
        );
      })}
    </fieldset>
  );
}
