import { type FormEvent, useState } from 'react';
import { deleteAccount } from '../../client/account/account.ts';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { Failed } from './Failed.tsx';
import { PassphraseField } from './PassphraseField.tsx';
import { useDoing } from './use-doing.ts';
import { ACCOUNT_WORDS } from './words.ts';

/** Deletes the account; the passphrase is asked for, because it cannot be taken back. */
export function Deletion({ removed }: { removed(): void }) {
  const say = useWords(ACCOUNT_WORDS);
  const [passphrase, setPassphrase] = useState('');
  const [doing, begin] = useDoing();
  const remove = (event: FormEvent) => {
    event.preventDefault();
    begin(async () => {
      await deleteAccount(passphrase);
      removed();
    });
  };
  return (
    <details className="panel account-part">
      <summary>
        <h2>{say.remove}</h2>
      </summary>
      <form onSubmit={remove} aria-label={say.remove}>
        <p>{say.removeHint}</p>
        <PassphraseField
          label={say.removeConfirm}
          kind="current-password"
          value={passphrase}
          onChange={setPassphrase}
        />
        <Failed doing={doing} />
        <button type="submit" className="btn account-delete" disabled={doing.is === 'doing'}>
          <Icon name="trash-can" />
          {say.removeGo}
        </button>
      </form>
    </details>
  );
}
