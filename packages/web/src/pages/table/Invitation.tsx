import { useId, useState } from 'react';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { TABLE_WORDS } from './words.ts';

/** The address to send to whoever should come. */
export function Invitation({ leave }: { leave(): void }) {
  const say = useWords(TABLE_WORDS);
  const id = useId();
  const [copied, setCopied] = useState<'not' | 'copied' | 'byHand'>('not');
  const address = `${location.origin}${location.pathname}`;
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setCopied('copied'),
      // Without permission, e.g. on a page without https, one copies by hand.
      () => setCopied('byHand'),
    );
  };
  return (
    <section className="panel gathering-panel" aria-label={say.invite}>
      <h2>{say.invite}</h2>
      <p className="gathering-hint">{say.inviteHint}</p>
      <div className="field">
        <label htmlFor={id}>{say.address}</label>
        <input id={id} type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
      </div>
      <div className="gathering-buttons">
        <button type="button" className="btn main" onClick={copy}>
          <Icon name={copied === 'copied' ? 'x-check' : 'share'} />
          {copied === 'copied' ? say.copied : say.copy}
        </button>
        <button type="button" className="btn ghost" onClick={leave}>
          {say.leave}
        </button>
      </div>
      <p className="gathering-hint" role="status">
        {copied === 'byHand' ? say.copyByHand : ''}
      </p>
    </section>
  );
}
