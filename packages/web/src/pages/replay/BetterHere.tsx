import { useEffect } from 'react';
import { useLang, useWords } from '../../shell/use-words.ts';
import { useTable } from '../../table/session/context.ts';
import { useOpenReplay } from './scope.ts';
import { REPLAY_WORDS } from './words.ts';

/** At a mistake: what would have been better, lit on the board and in words. */
export function BetterHere({ layout }: { readonly layout: 'phone' | 'desktop' }) {
  const lang = useLang();
  const say = useWords(REPLAY_WORDS);
  const { session } = useTable();
  const open = useOpenReplay();
  const mistake = open?.analysis?.mistakes.find(({ move }) => move === open.move);
  const board = open?.shown?.match.board;
  useEffect(() => {
    if (mistake === undefined || board === undefined) return;
    const places = mistake.options.flatMap((option) => {
      const spot = session.module.spotOf(option, board);
      return spot.is === 'place' ? [spot.place] : [];
    });
    session.light(places);
    return () => session.light([]);
  }, [session, mistake, board]);
  // On a desk the words stand beside the board.
  if (mistake === undefined || layout === 'desktop') return undefined;
  return (
    <p className="replaybetter" role="status">
      {mistake.played[lang]} <b>{say.better(mistake.better[lang])}</b>
    </p>
  );
}
