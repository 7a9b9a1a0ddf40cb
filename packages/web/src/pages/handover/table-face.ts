import type { Lang, Phrase, SeatId } from '@kronika/kernel';
import type { Badge } from '../../cards/Mon.tsx';

/**
 * What a game says about itself outside its board. Methods, not function properties: boards of any game are handed to
 * the face of that game only.
 */
export interface TableFace<V = unknown> {
  /** Whose colours the seat plays, if that can be seen already. */
  sideOf(board: V, seat: SeatId): { readonly badge: Badge; readonly name: Phrase } | undefined;
  /** Where the match stands, in a few words. */
  moment(board: V, lang: Lang): string | undefined;
  /** What the cover hides between people at one screen; cards in hands, if nothing is said. */
  readonly hides?: 'table';
}
