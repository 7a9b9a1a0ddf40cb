import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Builder } from '../../decks/Builder.tsx';
import type { DeckModule } from '../../decks/deck-module.ts';
import { type BrokenLink, deckInLink } from '../../decks/link/deck-link.ts';
import type { OpenedDeck } from '../../decks/opened-deck.ts';
import { DECK_WORDS } from '../../decks/words.ts';
import { addressOf } from '../../decks/work/use-work.ts';
import { partOf } from '../../games/parts.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../shell/use-words.ts';
import { copyHere } from './copy-here.ts';
import { NoDeck } from './NoDeck.tsx';

type Found =
  | { readonly is: 'found'; readonly module: DeckModule; readonly opened: OpenedDeck }
  | { readonly is: 'broken'; readonly why: BrokenLink | 'game' };

/** A deck that somebody sent as a link: it is in the link itself. */
export function SharedDeck() {
  const say = useWords(DECK_WORDS);
  const [, navigate] = useLocation();
  const link = useFragment();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    setFound(undefined);
    open(link).then(
      (opened) => isWanted && setFound(opened),
      () => isWanted && setFound({ is: 'broken', why: 'damaged' }),
    );
    return () => {
      isWanted = false;
    };
  }, [link]);
  if (found === undefined) return <Loading />;
  if (found.is === 'broken')
    return <NoDeck title={say.brokenLink} because={found.why === 'game' ? say.noSuchGame : say.links[found.why]} />;
  const { module, opened } = found;
  return (
    <Page title={opened.deck.name || say.decks}>
      <Builder
        key={opened.address}
        module={module}
        opened={opened}
        onSaved={(id) => navigate(addressOf(module.game, id), { replace: true })}
        copy={(deck) => copyHere(module.game, deck, navigate)}
      />
    </Page>
  );
}

async function open(link: string): Promise<Found> {
  const file = await deckInLink(link);
  if (typeof file === 'string') return { is: 'broken', why: file };
  const module = await partOf(file.game, 'decks');
  if (module === undefined) return { is: 'broken', why: 'game' };
  return { is: 'found', module, opened: { address: `/decks/shared${link}`, deck: file.deck, origin: 'shared' } };
}

/** What stands behind the `#`, also when another link is opened in the same window. */
function useFragment(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
}
