import { useId, useRef, useState } from 'react';
import { type KeptSituation, situationId } from '../../../library/situation-shelf.ts';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import { linkTo } from '../link.ts';
import { useEditor } from '../scope.ts';
import {
  isUnreadable,
  type NamedSituation,
  readSituation,
  type Unreadable,
  writeSituation,
} from '../shared-situation.ts';
import { SANDBOX_WORDS } from '../words.ts';
import { situationShelf, useShelf } from './use-shelf.ts';

/** Situations to start from, those one kept, and the ways in and out: a link, a file. */
export function ShelfPanel() {
  const say = useWords(SANDBOX_WORDS);
  const lang = useLang();
  const { module, name, situation, rename, replace } = useEditor();
  const { sandbox } = module;
  const kept = useShelf(sandbox.game);
  const [news, setNews] = useState('');
  const nameId = useId();
  const named: NamedSituation = { name: name.trim() === '' ? say.unnamed : name.trim(), situation };
  const fail = () => setNews(say.failed);

  const keep = () => {
    const id = situationId(`${sandbox.game}/${named.name}`);
    const file = JSON.stringify(writeSituation(sandbox, named));
    situationShelf
      .keep({ id, game: sandbox.game, name: named.name, changed: Date.now(), file })
      .then(() => setNews(say.kept(named.name)), fail);
  };
  const copy = () => {
    linkTo(sandbox, named)
      .then(async (fragment) => {
        const address = `${location.origin}${location.pathname}${fragment}`;
        history.replaceState(history.state, '', fragment);
        await navigator.clipboard.writeText(address);
      })
      .then(
        () => setNews(say.linkCopied),
        () => setNews(say.linkHint),
      );
  };
  const take = (read: NamedSituation | Unreadable) => {
    if (isUnreadable(read)) setNews(say.unreadable(read));
    else {
      replace(read);
      setNews('');
    }
  };
  return (
    <>
      <div className="field">
        <label htmlFor={nameId}>{say.name}</label>
        <input
          id={nameId}
          value={name}
          maxLength={80}
          placeholder={say.unnamed}
          onChange={(event) => rename(event.target.value)}
        />
      </div>
      <div className="sb-ways">
        <button type="button" className="btn" onClick={keep}>
          <Icon name="save" />
          {say.keep}
        </button>
        <button type="button" className="btn" onClick={copy}>
          <Icon name="share" />
          {say.copyLink}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => download(`${say.fileName}.json`, writeSituation(sandbox, named))}
        >
          <Icon name="x-down" />
          {say.download}
        </button>
        <FileButton taken={(text) => take(fileRead(text, (value) => readSituation(sandbox, value)))} />
      </div>
      <p className="sb-news" role="status">
        {news}
      </p>
      <p className="quiet">{say.linkHint}</p>
      <h2>{say.ready}</h2>
      <ul className="sb-shelf">
        {sandbox.ready.map((ready) => (
          <li key={ready.id}>
            <button
              type="button"
              className="sb-row"
              onClick={() => replace({ name: ready.name[lang], situation: ready.situation })}
            >
              <b>{ready.name[lang]}</b>
              <small>{ready.about[lang]}</small>
            </button>
          </li>
        ))}
      </ul>
      <h2>{say.own}</h2>
      {kept?.length === 0 && <p className="quiet">{say.noneKept}</p>}
      <ul className="sb-shelf">
        {kept?.map((one) => (
          <KeptRow
            key={one.id}
            kept={one}
            open={() => take(fileRead(one.file, (value) => readSituation(sandbox, value)))}
            forget={() => situationShelf.remove(one.id).catch(fail)}
          />
        ))}
      </ul>
    </>
  );
}

interface KeptRowProps {
  readonly kept: KeptSituation;
  open(): void;
  forget(): void;
}

function KeptRow({ kept, open, forget }: KeptRowProps) {
  const say = useWords(SANDBOX_WORDS);
  const lang = useLang();
  return (
    <li className="sb-kept">
      <button type="button" className="sb-row" aria-label={say.open(kept.name)} onClick={open}>
        <b>{kept.name}</b>
        <small>{new Date(kept.changed).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })}</small>
      </button>
      <button
        type="button"
        className="tool"
        aria-label={say.forget(kept.name)}
        title={say.forget(kept.name)}
        onClick={forget}
      >
        <Icon name="trash-can" />
      </button>
    </li>
  );
}

function fileRead(text: string, read: (value: unknown) => NamedSituation | Unreadable): NamedSituation | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { unreadable: 'notOurs' };
  }
  return read(value);
}

function FileButton({ taken }: { taken(text: string): void }) {
  const say = useWords(SANDBOX_WORDS);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        <Icon name="x-up" />
        {say.upload}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={say.upload}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be opened again.
          event.target.value = '';
          void file?.text().then(taken, () => taken(''));
        }}
      />
    </>
  );
}

function download(name: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
