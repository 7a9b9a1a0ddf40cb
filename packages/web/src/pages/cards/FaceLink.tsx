import { memo } from 'react';
import { Link } from 'wouter';
import type { DeckCard } from '../../decks/deck-module.ts';
import { useLang } from '../../shell/use-words.ts';
import type { CardsModule } from './cards-module.ts';
import { cardAddress } from './search-in-address.ts';

interface FaceLinkProps {
  readonly module: CardsModule;
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
