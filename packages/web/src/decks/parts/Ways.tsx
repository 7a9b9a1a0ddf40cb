import type { DeckList } from '@kronika/decks';
import { Link } from 'wouter';
import type { DeckId } from '../../library/deck-shelf.ts';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import { DECK_WORDS } from '../words.ts';
import { Action } from './DeckPanel.tsx';

/** Where one can go from the builder. */
export interface DeckWays {
  onSaved(id: DeckId): void;
  copy(deck: DeckList): void;
}

interface WaysProps extends DeckWays {
  readonly deckId: DeckId | undefined;
  /** What is still in the box of the import. */
  readonly importText: string;
  readonly undo: (() => void) | undefined;
}

/** What else can be done with a deck. */
export function Ways({ deckId, importText, undo, copy }: WaysProps) {
  const { module, deck, problems, open } = useBuilding();
  const say = useWords(DECK_WORDS);
  const waiting = importText.split('\n').filter((line) => line.trim() !== '').length;
  const isPlayable = problems.length === 0 && module.problemsAtTable(deck).length === 0;
  return (
    <section className="deck-actions" aria-label={say.actions}>
      <Action
        icon="scroll-unfurled"
        label={waiting === 0 ? say.importing : `${say.importing} · ${say.unclear(waiting)}`}
        onClick={() => open({ is: 'import' })}
      />
      <Action icon="share" label={say.share} onClick={() => open({ is: 'share' })} />
      <Action icon="poker-hand" label={say.testHand} onClick={() => open({ is: 'hand' })} />
      {undo !== undefined && <Action icon="x-undo" label={say.undo} onClick={undo} />}
      {deckId !== undefined && <Action icon="scroll-unfurled" label={say.copyDeck} onClick={() => copy(deck)} />}
      {deckId !== undefined && isPlayable && (
        <Link className="deck-action" href={`/new?game=${module.game}&deck=${deckId}`}>
          <Icon name="x-play" />
          <span>{say.play}</span>
        </Link>
      )}
    </section>
  );
}
