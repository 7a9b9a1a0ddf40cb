import { type FormEvent, useState } from 'react';
import { changePassphrase } from '../../client/account/account.ts';
import { useWords } from '../../shell/use-words.ts';
import { Failed } from './Failed.tsx';
import { PassphraseField } from './PassphraseField.tsx';
import { useDoing } from './use-doing.ts';
import { ACCOUNT_WORDS } from './words.ts';

export function ChangePassphrase({ refresh }: { refresh(): void }) {
  const say = useWords(ACCOUNT_WORDS);
  const [now, setNow] = useState('');
  const [next, setNext] = useState('');
  const [doing, begin] = useDoing();
  const change = (event: FormEvent) => {
    event.preventDefault();
    begin(async () => {
      await changePassphrase({ now, next });
      setNow('');
      setNext('');
      refresh();
    });
  };
  return (
    <details className="panel account-part">
      <summary>
        <h2>{say.change}</h2>
      </summary>
      <form onSubmit={change} aria-label={say.change}>
        <p>{say.changeHint}</p>
        <PassphraseField label={say.old} kind="current-password" value={now} onChange={setNow} />
        <PassphraseField
          label={say.next}
          hint={say.passphraseHint}
          kind="new-password"
          value={next}
          onChange={setNext}
        />
        <Failed doing={doing} />
        <p role="status">{doing.is === 'done' && say.changed}</p>
        <button type="submit" className="btn" disabled={doing.is === 'doing'}>
          {say.changeGo}
        </button>
      </form>
    </details>
  );
}
