import { keyOf } from '@kronika/kernel';
import { END_DIE_THING } from '@kronika/oath';
import { Place } from '../../../../table/choosing/Place.tsx';
import { Picture } from '../../cards/Picture.tsx';
import { useBoard } from '../scope.ts';

/** On which faces of the end die the game ends after each round, and how likely that is. */
const END_DIE: Readonly<Record<number, string>> = { 5: '6 · 17 %', 6: '5–6 · 33 %', 7: '3–6 · 67 %' };
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The round track: the ends of the rounds 5 to 7 are a throw of the die. */
export function Rounds({ round }: { readonly round: number }) {
  const { words } = useBoard();
  return (
    <div className="oa-rounds">
      <Place
        place={keyOf(END_DIE_THING)}
        looked={END_DIE_THING}
        label={`${words.round(round)}, ${words.endDie}`}
        className="oa-enddie"
      >
        {() => (
          <ol>
            {ROUNDS.map((each) => (
              <li key={each} className={each < round ? 'done' : each === round ? 'now' : ''}>
                <b>{each}</b>
                {END_DIE[each] !== undefined && (
                  <span className="die">
                    <Picture name="o-die" />
                    {END_DIE[each]}
                  </span>
                )}
                {each === 8 && <span className="die">{words.end}</span>}
              </li>
            ))}
          </ol>
        )}
      </Place>
    </div>
  );
}
