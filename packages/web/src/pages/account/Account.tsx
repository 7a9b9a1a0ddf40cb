import { useState } from 'react';
import { Link } from 'wouter';
import { type AccountView, EXPORT_ADDRESS, signOut } from '../../client/account/account.ts';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import './account.css';
import { ChangePassphrase } from './ChangePassphrase.tsx';
import { Deletion } from './Deletion.tsx';
import { Devices } from './Devices.tsx';
import { dayIn } from './dates.ts';
import { Entering } from './Entering.tsx';
import { Failed } from './Failed.tsx';
import { useAccount } from './use-account.ts';
import { useDoing } from './use-doing.ts';
import { ACCOUNT_WORDS } from './words.ts';

/** The account: signing up and in, and everything that can be done with one. */
export function Account() {
  const say = useWords(ACCOUNT_WORDS);
  const [known, refresh] = useAccount();
  const [news, setNews] = useState<'none' | 'signedOut' | 'removed'>('none');
  return (
    <Page title={say.title}>
      <div className="account">
        <header className="account-head">
          <h1>{say.title}</h1>
          {known.is === 'nobody' && <p>{say.lead}</p>}
        </header>
        <p role="status" className="account-news">
          {known.is === 'nobody' && news !== 'none' && say[news]}
        </p>
        {known.is === 'nobody' && <Entering />}
        {known.is === 'unreachable' && (
          <div className="panel account-part">
            <p>{say.unreachable}</p>
            <button type="button" className="btn" onClick={refresh}>
              {say.again}
            </button>
          </div>
        )}
        {known.is === 'known' && (
          <div className="account-parts">
            <Who view={known.view} signedOut={() => setNews('signedOut')} />
            <Devices sessions={known.view.sessions} refresh={refresh} />
            <Data />
            <ChangePassphrase refresh={refresh} />
            <Deletion removed={() => setNews('removed')} />
          </div>
        )}
      </div>
    </Page>
  );
}

function Who({ view, signedOut }: { readonly view: AccountView; signedOut(): void }) {
  const say = useWords(ACCOUNT_WORDS);
  const lang = useLang();
  const [doing, begin] = useDoing();
  const leave = () => begin(() => signOut().then(signedOut));
  return (
    <section className="panel account-part account-who" aria-label={say.signedInAs}>
      <div>
        <small>{say.signedInAs}</small>
        <h2>{view.name}</h2>
        <small>{say.since(dayIn(lang, view.created))}</small>
      </div>
      <div>
        <button type="button" className="btn" disabled={doing.is === 'doing'} onClick={leave}>
          {say.signOut}
        </button>
        <small>{say.signOutHint}</small>
      </div>
      <Failed doing={doing} />
    </section>
  );
}

function Data() {
  const say = useWords(ACCOUNT_WORDS);
  return (
    <section className="panel account-part" aria-labelledby="account-data">
      <h2 id="account-data">{say.data}</h2>
      <p>{say.dataHint}</p>
      <div className="account-buttons">
        <a className="btn" href={EXPORT_ADDRESS} download="kronika-account.json">
          <Icon name="save" />
          {say.exportGo}
        </a>
        <Link className="btn" href="/statistics">
          <Icon name="open-book" />
          {say.toStatistics}
        </Link>
      </div>
    </section>
  );
}
