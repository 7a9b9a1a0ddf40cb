import type { DeckList } from '@kronika/decks';
import { writeDeckFile } from '@kronika/decks';
import { useCallback, useEffect, useState } from 'react';
import { type DeckId, newDeckId } from '../../library/deck-shelf.ts';
import { deckShelf } from '../../library/shelf.ts';
import { useWords } from '../../shell/use-words.ts';
import type { DeckModule } from '../deck-module.ts';
import type { OpenedDeck } from '../opened-deck.ts';
import { DECK_WORDS } from '../words.ts';
import { forgetUnsaved, rememberUnsaved, unsavedAt } from './unsaved.ts';
import { begun, changed, isUnsaved, kept, undone, type Work } from './work.ts';

/** How saving stands. */
export interface Saving {
  readonly is: 'idle' | 'saving' | 'failed';
  readonly id: DeckId | undefined;
}

interface WorkedOn {
  readonly work: Work;
  readonly saving: Saving;
  readonly restored: 'restored' | 'no';
  change(deck: DeckList): void;
  undo(): void;
  save(): void;
  /** Goes back to the deck as it was saved. */
  discard(): void;
}

/** A deck that is worked on: every change can be undone, and nothing is lost when the page is left. */
export function useWork(module: DeckModule, opened: OpenedDeck, onSaved: (id: DeckId) => void): WorkedOn {
  const say = useWords(DECK_WORDS);
  const saved = opened.id === undefined ? undefined : opened.deck;
  const [unsaved] = useState(() => unsavedAt(opened.address));
  const [work, setWork] = useState<Work>(() => {
    const start = begun(opened.deck, saved);
    return unsaved === undefined ? start : changed(start, unsaved);
  });
  const [restored, setRestored] = useState<'restored' | 'no'>(() => (isUnsaved(work) ? 'restored' : 'no'));
  const [saving, setSaving] = useState<Saving>({ is: 'idle', id: opened.id });
  const address = saving.id === undefined ? opened.address : addressOf(module.game, saving.id);
  useEffect(() => {
    if (isUnsaved(work)) rememberUnsaved(address, module.game, work.deck);
    else forgetUnsaved(address);
  }, [work, address, module]);
  const change = useCallback((deck: DeckList) => setWork((before) => changed(before, deck)), []);
  const save = () => {
    const name = work.deck.name.trim() || say.nameless;
    const deck = { ...work.deck, name };
    const id = saving.id ?? newDeckId();
    setSaving({ is: 'saving', id: saving.id });
    deckShelf
      .keep({ id, game: module.game, name, changed: Date.now(), file: writeDeckFile({ game: module.game, deck }) })
      .then(
        () => {
          forgetUnsaved(address);
          setWork((before) => kept(before.deck === work.deck ? changed(before, deck) : before, deck));
          setRestored('no');
          setSaving({ is: 'idle', id });
          onSaved(id);
        },
        () => setSaving({ is: 'failed', id: saving.id }),
      );
  };
  return {
    work,
    saving,
    restored,
    change,
    save,
    undo: () => setWork(undone),
    discard: () => {
      setWork(begun(opened.deck, saved));
      setRestored('no');
    },
  };
}

/** Where an own deck is worked on. */
export function addressOf(game: string, id: DeckId): string {
  return `/decks/${game}/${id}`;
}
