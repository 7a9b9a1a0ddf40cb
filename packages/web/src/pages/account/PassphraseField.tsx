import { useId, useState } from 'react';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { ACCOUNT_WORDS } from './words.ts';

interface PassphraseFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Whether the browser should offer one that it knows, or a new one. */
  readonly kind: 'current-password' | 'new-password';
  readonly value: string;
  onChange(value: string): void;
}

/** A passphrase, hidden until somebody wants to see it: long ones are hard to type blindly. */
export function PassphraseField({ label, hint, kind, value, onChange }: PassphraseFieldProps) {
  const say = useWords(ACCOUNT_WORDS);
  const [shown, setShown] = useState<'hidden' | 'shown'>('hidden');
  const id = useId();
  return (
    <div className="field account-passphrase">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={shown === 'shown' ? 'text' : 'password'}
        autoComplete={kind}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={200}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        aria-pressed={shown === 'shown'}
        aria-label={say.show}
        title={shown === 'shown' ? say.hide : say.show}
        onClick={() => setShown(shown === 'shown' ? 'hidden' : 'shown')}
      >
        <Icon name="x-eye" />
      </button>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
