import { useEffect } from 'react';
import { Loading } from '../../shell/Loading.tsx';
import { choiceIn } from '../match/choice-in-address.ts';
import { useFounding } from '../match/use-founding.ts';
import { NotFound } from '../not-found/NotFound.tsx';
import { MissingTable } from '../table/MissingTable.tsx';

/** An address that begins a match: `/play/<game>`, with whatever of a match is chosen in it. */
export function PlayNow({ game }: { readonly game: string }) {
  const choice = choiceIn(game, location.search);
  return choice === undefined ? <NotFound /> : <Beginning game={game} />;
}

function Beginning({ game }: { readonly game: string }) {
  const [founding, begin] = useFounding();
  useEffect(() => {
    const choice = choiceIn(game, location.search);
    // A moment later, so that a page that is drawn twice in development begins one match.
    const timer = setTimeout(() => choice !== undefined && begin(choice, { replace: true }));
    return () => clearTimeout(timer);
  }, [game, begin]);
  return founding.is === 'failed' ? <MissingTable because={founding.text} /> : <Loading />;
}
