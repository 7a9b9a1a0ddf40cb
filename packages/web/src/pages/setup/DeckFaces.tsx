import type { PrintedId } from '@kronika/kernel';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { FaceProps } from '../../decks/deck-module.ts';
import { gamesWith, partOf } from '../../games/parts.ts';
import { useLang } from '../../shell/use-words.ts';

const WIDTH = 64;

/** Without the faces one can still choose. */
const noFace: ComponentType<FaceProps> = () => null;

const loaded = (game: string) =>
  lazy(async () => ({ default: (await partOf(game, 'card').catch(() => undefined)) ?? noFace }));

/** The cards of each game, loaded where they are looked at. */
const CARDS = new Map(gamesWith('card').map(({ id }) => [id, loaded(id)]));

interface DeckFacesProps {
  readonly game: string;
  readonly faces: readonly PrintedId[];
}

/** A few cards of a deck, side by side. */
export function DeckFaces({ game, faces }: DeckFacesProps): ReactNode {
  const lang = useLang();
  const Card = CARDS.get(game);
  return (
    <Suspense fallback={<div className="in-the-deck-faces" />}>
      <div className="in-the-deck-faces">
        {Card !== undefined &&
          faces.map((printed) => <Card key={printed} printed={printed} size="t" lang={lang} width={WIDTH} />)}
      </div>
    </Suspense>
  );
}
