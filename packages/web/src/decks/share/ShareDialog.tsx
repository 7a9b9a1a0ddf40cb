import { slugOf } from '@kronika/kernel';
import { useEffect, useId, useState } from 'react';
import { Dialog } from '../../shell/parts/Dialog.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import '../import/import.css';
import { linkOf } from '../link/deck-link.ts';
import './share.css';
import { SHARE_WORDS } from './words.ts';

/** The deck to give away: as a link that holds it, and in the forms of other programs. */
export function ShareDialog({ onClose }: { onClose(): void }) {
  const say = useWords(SHARE_WORDS);
  return (
    <Dialog title={say.title} onClose={onClose}>
      <Link />
      <Export />
    </Dialog>
  );
}

function Link() {
  const { module, deck } = useBuilding();
  const say = useWords(SHARE_WORDS);
  const id = useId();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    linkOf({ game: module.game, deck }).then(
      (link) => isWanted && setAddress(`${location.origin}/decks/shared#${link}`),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [module, deck]);
  return (
    <section className="share-part">
      <div className="field">
        <label htmlFor={id}>{say.link}</label>
        <input id={id} type="text" readOnly value={address ?? say.making} onFocus={({ target }) => target.select()} />
        <small>{say.linkHint}</small>
      </div>
      <div className="share-buttons">
        <CopyButton className="btn main" text={address} word={say.copyLink} />
      </div>
    </section>
  );
}

function Export() {
  const { module, deck, lang } = useBuilding();
  const say = useWords(SHARE_WORDS);
  const id = useId();
  const [chosen, setChosen] = useState(module.exports[0]?.id ?? '');
  const form = module.exports.find((one) => one.id === chosen);
  if (form === undefined) return null;
  const text = form.write(deck);
  return (
    <section className="share-part">
      <Segment
        legend={say.form}
        options={module.exports.map((one) => ({ value: one.id, label: one.name[lang] }))}
        value={chosen}
        onChange={setChosen}
      />
      <p className="import-hint">{form.about[lang]}</p>
      <label htmlFor={id} className="vh">
        {say.text}
      </label>
      <textarea id={id} className="share-text" readOnly rows={8} value={text} />
      <div className="share-buttons">
        <CopyButton className="btn" text={text} word={say.copyText} />
        <button
          type="button"
          className="btn"
          onClick={() => download(text, `${slugOf(deck.name) || 'deck'}.${form.ending}`)}
        >
          <Icon name="save" />
          {say.download}
        </button>
      </div>
    </section>
  );
}

interface CopyButtonProps {
  readonly className: string;
  readonly text: string | undefined;
  readonly word: string;
}

function CopyButton({ className, text, word }: CopyButtonProps) {
  const say = useWords(SHARE_WORDS);
  const [copied, setCopied] = useState<{ readonly text: string; readonly how: 'copied' | 'byHand' }>();
  const how = copied?.text === text ? copied?.how : undefined;
  const copy = () => {
    if (text === undefined) return;
    // Without permission, e.g. on a page without https, one copies by hand.
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setCopied({ text, how: 'copied' }),
      () => setCopied({ text, how: 'byHand' }),
    );
  };
  return (
    <>
      <button type="button" className={className} disabled={text === undefined} onClick={copy}>
        <Icon name={how === 'copied' ? 'x-check' : 'share'} />
        {how === 'copied' ? say.copied : word}
      </button>
      <span role="status" className="import-hint">
        {how === 'byHand' && say.byHand}
      </span>
    </>
  );
}

/** Gives the text to the browser as a file. */
function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
