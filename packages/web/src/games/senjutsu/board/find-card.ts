import type { CardId, PrintedId } from '@kronika/kernel';
import type { SenjutsuView } from '@kronika/senjutsu';

/** Which card this is, if the viewer knows it. */
export function printedIn({ fighters }: SenjutsuView, card: CardId): PrintedId | undefined {
  for (const fighter of fighters) {
    const { played } = fighter;
    if (played?.revealed.is === 'card' && played.revealed.card === card) return played.revealed.printed;
    const instant = played?.instants.find((lying) => lying.card === card);
    if (instant !== undefined) return instant.printed;
    if (fighter.is !== 'hero') continue;
    const lying = [...fighter.inPlay, ...fighter.reactions].find((one) => one.card === card);
    if (lying !== undefined) return lying.printed;
    const sight = [...fighter.hand, ...fighter.core, ...fighter.discard, ...fighter.known].find(
      (one) => one.face === 'up' && one.card === card,
    );
    if (sight?.face === 'up') return sight.printed;
  }
  return undefined;
}
