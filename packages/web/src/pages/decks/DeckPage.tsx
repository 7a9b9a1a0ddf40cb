import { type DeckList, readDeckFile } from '@kronika/decks';
import { isRefusal } from '@kronika/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Builder } from '../../decks/Builder.tsx';
import type { DeckModule } from '../../decks/deck-module.ts';
import type { OpenedDeck } from '../../decks/opened-deck.ts';
import { DECK_WORDS } from '../../decks/words.ts';
import { addressOf } from '../../decks/work/use-work.ts';
import { partOf } from '../../games/parts.ts';
import { deckId } from '../../library/deck-shelf.ts';
import { deckShelf } from '../../library/shelf.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Page } from '../../shell/Page.tsx';
import { languagePreference } from '../../shell/preferences/preferences.ts';
import { useWords } from '../../shell/use-words.ts';
import { copyHere } from './copy-here.ts';
import { NoDeck } from './NoDeck.tsx';

interface DeckPageProps {
  readonly game: string;
  /** `new`, or the id of an own deck. */
  readonly deck: string;
}

type Found =
  | { readonly is: 'found'; readonly module: DeckModule; readonly opened: OpenedDeck }
  | { readonly is: 'missing'; readonly what: 'game' | 'deck' };

const EMPTY: DeckList = { name: '', cards: [], meta: {} };

/** A deck in the builder: a new one, one that starts from a ready deck, or one of one's own. */
export function DeckPage({ game, deck }: DeckPageProps) {
  const say = useWords(DECK_WORDS);
  const search = useSearch();
  const [, navigate] = useLocation();
  const [found, setFound] = useState<Found>();
  // A new deck gets its address when it is saved: it stays open, it is not opened again.
  const savedAs = useRef<string>(undefined);
  useEffect(() => {
    if (savedAs.current === deck) return;
    savedAs.current = undefined;
    let isWanted = true;
    setFound(undefined);
    open({ game, deck }, search).then(
      (opened) => isWanted && setFound(opened),
      () => isWanted && setFound({ is: 'missing', what: 'deck' }),
    );
    return () => {
      isWanted = false;
    };
  }, [game, deck, search]);
  if (found === undefined) return <Loading />;
  if (found.is === 'missing')
    return found.what === 'game' ? (
      <NoDeck title={say.noSuchGame} />
    ) : (
      <NoDeck title={say.noSuchDeck} because={say.noSuchDeckHint} />
    );
  const { module, opened } = found;
  return (
    <Page title={say.decks}>
      <Builder
        key={opened.address}
        module={module}
        opened={opened}
        onSaved={(id) => {
          savedAs.current = id;
          navigate(addressOf(game, id), { replace: true });
        }}
        copy={(work) => copyHere(module.game, work, navigate)}
      />
    </Page>
  );
}

async function open({ game, deck }: DeckPageProps, search: string): Promise<Found> {
  const module = await partOf(game, 'decks');
  if (module === undefined) return { is: 'missing', what: 'game' };
  if (deck === 'new') return { is: 'found', module, opened: fresh(module, new URLSearchParams(search)) };
  const id = deckId(deck);
  const kept = await deckShelf.read(id);
  const file = kept === undefined || kept.game !== game ? undefined : readDeckFile(kept.file);
  if (file === undefined || isRefusal(file)) return { is: 'missing', what: 'deck' };
  return { is: 'found', module, opened: { address: addressOf(game, id), deck: file.deck, id, origin: 'own' } };
}

/** A new deck: empty, or with the cards of a ready one. */
function fresh(module: DeckModule, asked: URLSearchParams): OpenedDeck {
  const lang = languagePreference.get();
  const from = module.ready.find(({ id }) => id === asked.get('from'));
  const deck =
    from === undefined
      ? EMPTY
      : { ...from.deck, name: from.name[lang], meta: { ...from.deck.meta, description: from.about[lang] } };
  return {
    address: `/decks/${module.game}/new?from=${from?.id ?? ''}`,
    deck,
    origin: 'new',
    ...(asked.has('import') ? { over: 'import' } : {}),
  };
}
