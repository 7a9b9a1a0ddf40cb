import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { type Badge, Mon } from '../../cards/Mon.tsx';
import { type KeptDeck, newDeckId } from '../../library/deck-shelf.ts';
import { deckShelf } from '../../library/shelf.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { renamed } from './renamed.ts';
import { useGameDecks } from './use-deck-choices.ts';
import { SHELF_WORDS } from './words.ts';

const NO_BADGE: Badge = { allegiance: 'neutral', shape: 'octa', icon: 'x-enso' };

const LONGEST_NAME = 80;

type Doing = 'nothing' | 'renaming' | 'removing' | 'failed';

/** A deck of one's own, and everything that can be done with it without opening it. */
export function OwnDeck({ deck }: { readonly deck: KeptDeck }) {
  const say = useWords(SHELF_WORDS);
  const lang = useLang();
  const [doing, setDoing] = useState<Doing>('nothing');
  const choice = useGameDecks(deck.game)?.own(deck);
  const address = `/decks/${deck.game}/${deck.id}`;
  const done = (change: Promise<void>) => {
    change.then(
      () => setDoing('nothing'),
      () => setDoing('failed'),
    );
  };
  const copy = () => {
    const name = say.copyOf(deck.name);
    done(deckShelf.keep({ ...renamed(deck, name), id: newDeckId(), changed: Date.now() }));
  };
  return (
    <li className={`panel own-deck ${choice?.badge.allegiance ?? ''}`} data-deck={deck.id}>
      <Mon badge={choice?.badge ?? NO_BADGE} place="line" />
      <div className="own-deck-name">
        <h3>
          <Link href={address}>{deck.name}</Link>
        </h3>
        <small>
          {choice !== undefined && `${choice.side[lang]} · `}
          {choice?.state.is === 'legal' && say.legal}
          {choice?.state.is === 'draft' && <b>{say.draft(choice.state.faults)}</b>}
          {` · ${say.changed(dayOf(deck.changed, lang))}`}
        </small>
      </div>
      <div className="own-deck-ways">
        {choice?.state.is === 'legal' && (
          <Link
            href={`/new?game=${deck.game}&deck=${deck.id}`}
            className="deck-way"
            aria-label={`${say.play}: ${deck.name}`}
          >
            <Icon name="x-play" />
            <span>{say.play}</span>
          </Link>
        )}
        <Way icon="scroll-unfurled" word={say.copy} name={deck.name} onClick={copy} />
        <Way icon="cog" word={say.rename} name={deck.name} onClick={() => setDoing('renaming')} />
        <Way icon="trash-can" word={say.remove} name={deck.name} onClick={() => setDoing('removing')} />
      </div>
      {doing === 'renaming' && (
        <Renaming
          deck={deck}
          rename={(name) => done(deckShelf.keep({ ...renamed(deck, name), changed: Date.now() }))}
          cancel={() => setDoing('nothing')}
        />
      )}
      {doing === 'removing' && (
        <div className="own-deck-asks" role="alert">
          <p>{say.reallyRemove(deck.name)}</p>
          <button type="button" className="btn" onClick={() => done(deckShelf.remove(deck.id))}>
            <Icon name="trash-can" />
            {say.yes}
          </button>
          <button type="button" className="btn ghost" onClick={() => setDoing('nothing')}>
            {say.no}
          </button>
        </div>
      )}
      {doing === 'failed' && (
        <p className="own-deck-asks" role="alert">
          {say.failed}
        </p>
      )}
    </li>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly word: string;
  readonly name: string;
  onClick(): void;
}

function Way({ icon, word, name, onClick }: WayProps) {
  return (
    <button type="button" className="deck-way" aria-label={`${word}: ${name}`} onClick={onClick}>
      <Icon name={icon} />
      <span>{word}</span>
    </button>
  );
}

interface RenamingProps {
  readonly deck: KeptDeck;
  rename(name: string): void;
  cancel(): void;
}

function Renaming({ deck, rename, cancel }: RenamingProps) {
  const say = useWords(SHELF_WORDS);
  const id = useId();
  const [name, setName] = useState(deck.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') rename(name.trim());
  };
  return (
    <form className="own-deck-asks" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{say.newName}</label>
        <input
          id={id}
          type="text"
          required
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <button type="submit" className="btn">
        <Icon name="x-check" />
        {say.keepName}
      </button>
      <button type="button" className="btn ghost" onClick={cancel}>
        {say.no}
      </button>
    </form>
  );
}

function dayOf(time: number, lang: string): string {
  return new Date(time).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
}
