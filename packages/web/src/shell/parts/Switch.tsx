import { type ReactNode, useId } from 'react';
import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: 'on' | 'off';
  onChange(value: 'on' | 'off'): void;
  /** Something small at the right. */
  readonly children?: ReactNode;
}

/** Something that is on or off, with a sentence where one is needed. */
export function Switch({ label, hint, value, onChange, children }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        checked={value === 'on'}
        onChange={({ target }) => onChange(target.checked ? 'on' : 'off')}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
      />
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
