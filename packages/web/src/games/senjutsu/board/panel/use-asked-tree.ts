import { type FighterId, type HeroView, isSenjutsuMessage } from '@kronika/senjutsu';
import { useSession } from '../../../../table/session/context.ts';
import { useBoard } from '../scope.ts';

/** The hero whose Kamae is asked about now. */
export function useAskedTree(): FighterId | undefined {
  return useSession(({ question }) => {
    const message = question?.message;
    if (message === undefined || !isSenjutsuMessage(message)) return undefined;
    return message.key === 'changeKamae' || message.key === 'jumpKamae' ? message.of : undefined;
  });
}

/** Whether the places of a tree belong to this hero: to whom the question is about, otherwise to who looks at the board. */
export function useHasPlaces(hero: HeroView): boolean {
  const { near } = useBoard();
  const asked = useAskedTree();
  return asked === undefined ? hero.seat === near : asked === hero.id;
}
