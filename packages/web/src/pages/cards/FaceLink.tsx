import { memo } from 'react';
import { Link } from 'wouter';
import type { DeckCard, DeckModule } from '../../decks/deck-module.ts';
import { useLang } from '../../shell/use-words.ts';
import { cardAddress } from './search-in-address.ts';

interface FaceLinkProps {
  readonly module: DeckModule;
  readonly card: DeckCard;
}

/** A card that leads to its page. */
export const FaceLink = memo(function FaceLink({ module: { game, Face }, card: { id } }: FaceLinkProps) {
  const lang = useLang();
  return (
    <li className="card-cell" data-card={id}>
      <Link href={cardAddress(game, id)} className="card-cell-face">
        <Face printed={id} size="h" lang={lang} />
      </Link>
    </li>
  );
});
