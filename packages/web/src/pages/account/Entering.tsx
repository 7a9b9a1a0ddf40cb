import { type FormEvent, useId, useState } from 'react';
import { signIn, signUp } from '../../client/account/account.ts';
import { Segment } from '../../shell/parts/Segment.tsx';
import { LONGEST_NAME } from '../../shell/preferences/preferences.ts';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { Failed } from './Failed.tsx';
import { PassphraseField } from './PassphraseField.tsx';
import { useDoing } from './use-doing.ts';
import { ACCOUNT_WORDS } from './words.ts';

const WAYS = ['up', 'in'] as const;

const REASON_ICONS: readonly IconName[] = ['world', 'poker-hand', 'open-book'];

/** For who is not signed in: what an account is for, and the two ways to get in. */
export function Entering() {
  const say = useWords(ACCOUNT_WORDS);
  return (
    <div className="account-entering">
      <section className="account-reasons" aria-label={say.whatFor}>
        <h2>{say.whatFor}</h2>
        <ul>
          {say.reasons.map(({ head, text }, place) => (
            <li key={head}>
              <Icon name={REASON_ICONS[place] ?? 'world'} />
              <div>
                <h3>{head}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p>{say.without}</p>
      </section>
      <EntryForm />
    </div>
  );
}

function EntryForm() {
  const say = useWords(ACCOUNT_WORDS);
  const [way, setWay] = useState<(typeof WAYS)[number]>('up');
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [doing, begin] = useDoing();
  const id = useId();
  const enter = (event: FormEvent) => {
    event.preventDefault();
    begin(() => (way === 'up' ? signUp : signIn)({ name, passphrase }));
  };
  return (
    <form className="panel account-form" onSubmit={enter} aria-label={say.ways[way]}>
      <Segment
        legend={say.way}
        legendShown="heard"
        options={WAYS.map((value) => ({ value, label: say.ways[value] }))}
        value={way}
        onChange={(value) => setWay(value)}
      />
      <div className="field">
        <label htmlFor={id}>{say.name}</label>
        <input
          id={id}
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LONGEST_NAME}
          aria-describedby={`${id}-hint`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <small id={`${id}-hint`}>{say.nameHint}</small>
      </div>
      <PassphraseField
        label={say.passphrase}
        {...(way === 'up' ? { hint: say.passphraseHint } : {})}
        kind={way === 'up' ? 'new-password' : 'current-password'}
        value={passphrase}
        onChange={setPassphrase}
      />
      {way === 'up' && (
        <p className="account-warning">
          <Icon name="hazard-sign" />
          <span>{say.noRecovery}</span>
        </p>
      )}
      <Failed doing={doing} />
      <button type="submit" className="btn main" disabled={doing.is === 'doing'}>
        {doing.is === 'doing' ? say.working : say.go[way]}
      </button>
    </form>
  );
}
