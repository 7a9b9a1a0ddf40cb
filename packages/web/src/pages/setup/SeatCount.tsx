import { announcedGame } from '../../games/parts.ts';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { withSeats } from '../match/choice.ts';
import type { SetupParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

/** How many play, where the game leaves that open, and what it makes of the match. */
export function SeatCount({ choice, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const lang = useLang();
  const game = announcedGame(choice.game);
  if (game === undefined || game.seats.min === game.seats.max) return null;
  const { min, max } = game.seats;
  const seats = choice.others.length + 1;
  const format = game.formatOf?.(seats);
  return (
    <div>
      <Segment
        legend={say.seatCount}
        {...(format === undefined ? {} : { aside: format.name[lang] })}
        options={Array.from({ length: max - min + 1 }, (_, more) => `${min + more}`).map((value) => ({
          value,
          label: value,
        }))}
        value={`${seats}`}
        onChange={(value) => change(withSeats(choice, game, Number(value)))}
      />
      {format !== undefined && <p className="new-match-hint">{format.about[lang]}</p>}
    </div>
  );
}
