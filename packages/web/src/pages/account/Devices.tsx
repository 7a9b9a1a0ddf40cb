import { endOtherSessions, endSession, type Session } from '../../client/account/account.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { dayIn, momentIn } from './dates.ts';
import { Failed } from './Failed.tsx';
import { useDoing } from './use-doing.ts';
import { ACCOUNT_WORDS } from './words.ts';

interface DevicesProps {
  readonly sessions: readonly Session[];
  /** Something has changed. */
  refresh(): void;
}

/** Where somebody is signed in; each device but this one can be signed out from here. */
export function Devices({ sessions, refresh }: DevicesProps) {
  const say = useWords(ACCOUNT_WORDS);
  const lang = useLang();
  const [doing, begin] = useDoing();
  const end = (what: () => Promise<void>) => begin(() => what().finally(refresh));
  return (
    <section className="panel account-part" aria-labelledby="account-devices">
      <h2 id="account-devices">{say.devices}</h2>
      <p>{say.devicesHint}</p>
      <ul className="account-devices">
        {sessions.map(({ id, device, created, seen, at }) => (
          <li key={id}>
            <div>
              <b>{device || say.unknownDevice}</b>
              <small>
                {at === 'here' ? say.thisDevice : say.lastSeen(momentIn(lang, seen))} ·{' '}
                {say.began(dayIn(lang, created))}
              </small>
            </div>
            {at === 'elsewhere' && (
              <button
                type="button"
                className="btn"
                aria-label={say.endOf(device || say.unknownDevice)}
                disabled={doing.is === 'doing'}
                onClick={() => end(() => endSession(id))}
              >
                {say.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Failed doing={doing} />
      {sessions.length > 2 && (
        <button type="button" className="btn" disabled={doing.is === 'doing'} onClick={() => end(endOtherSessions)}>
          {say.endOthers}
        </button>
      )}
    </section>
  );
}
