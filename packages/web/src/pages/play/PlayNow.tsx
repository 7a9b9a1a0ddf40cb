import { useEffect } from 'react';
import { announcedGame, canBePlayed } from '../../games/parts.ts';
import { Loading } from '../../shell/Loading.tsx';
import { choiceIn } from '../match/choice-in-address.ts';
import type { Choosing } from '../match/found.ts';
import { useFounding } from '../match/use-founding.ts';
import { NotFound } from '../not-found/NotFound.tsx';
import { MissingTable } from '../table/MissingTable.tsx';

/** An address that begins a match: `/play/<game>`, with whatever of a match is chosen in it. */
export function PlayNow({ game }: { readonly game: string }) {
  return canBePlayed(announcedGame(game)) ? <Beginning game={game} /> : <NotFound />;
}

function Beginning({ game }: { readonly game: string }) {
  const [founding, begin] = useFounding();
  useEffect(() => {
    const { search } = location;
    const choose: Choosing = (form) => choiceIn(game, form, search);
    // A moment later, so that a page that is drawn twice in development begins one match.
    const timer = setTimeout(() => begin(game, { choose, replace: true }));
    return () => clearTimeout(timer);
  }, [game, begin]);
  return founding.is === 'failed' ? <MissingTable because={founding.text} /> : <Loading />;
}
