import type { Lang } from '@kronika/kernel';
import { Fragment } from 'react';
import './key-list.css';
import { SHORTCUTS } from './shortcuts.ts';
import { shownKeys } from './shown-keys.ts';
import { KEY_WORDS } from './words.ts';

/** All keys of the table and what they do, from the list that the table itself follows. */
export function KeyList({ lang }: { readonly lang: Lang }) {
  const say = KEY_WORDS[lang];
  return (
    <dl className="key-list">
      <KeyRow keys={['Tab']} does={say.tab} />
      <KeyRow keys={['Enter']} does={say.press} />
      {SHORTCUTS.map((shortcut) => (
        <KeyRow key={shortcut.does} keys={shownKeys(shortcut.keys, say.names)} does={say.does[shortcut.does]} />
      ))}
    </dl>
  );
}

export function KeyRow({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <Fragment key={key}>
            <kbd>{key}</kbd>{' '}
          </Fragment>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
