import type { PrintedId } from '@kronika/kernel';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadGameCode } from '../../client/load-game-code.ts';
import type { FaceProps } from '../../decks/deck-module.ts';
import { useLang } from '../../shell/use-words.ts';

const WIDTH = 64;

/** Without the faces one can still choose. */
const noFace: ComponentType<FaceProps> = () => null;

const loaded = (load: () => Promise<ComponentType<FaceProps>>) =>
  lazy(async () => ({ default: await loadGameCode(load).catch(() => noFace) }));

/** The cards of each game, loaded where they are looked at. */
const CARDS: Readonly<Record<string, ComponentType<FaceProps>>> = {
  l5r: loaded(async () => (await import('../../games/l5r/cards/L5rCard.tsx')).L5rCard),
  agot: loaded(async () => {
    const [{ AgotCard }, { mountArt }] = await Promise.all([
      import('../../games/agot/cards/AgotCard.tsx'),
      import('../../games/agot/art/mount-art.ts'),
    ]);
    await mountArt();
    return AgotCard;
  }),
};

interface DeckFacesProps {
  readonly game: string;
  readonly faces: readonly PrintedId[];
}

/** A few cards of a deck, side by side. */
export function DeckFaces({ game, faces }: DeckFacesProps): ReactNode {
  const lang = useLang();
  const Card = Object.hasOwn(CARDS, game) ? CARDS[game] : undefined;
  return (
    <Suspense fallback={<div className="in-the-deck-faces" />}>
      <div className="in-the-deck-faces">
        {Card !== undefined &&
          faces.map((printed) => <Card key={printed} printed={printed} size="t" lang={lang} width={WIDTH} />)}
      </div>
    </Suspense>
  );
}
