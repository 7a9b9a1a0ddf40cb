import { isFormatChosen, type SetupForm, seatCountsOf, type Teams, teamsFor } from '@kronika/kernel';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { type MatchChoice, seatCountOf } from '../match/choice.ts';
import { formatIn, teamsIn, withFormat, withSeats } from '../match/shape.ts';
import type { SetupParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

/** The format, how many play and who with whom, as far as the game leaves that open. */
export function MatchShape(parts: SetupParts) {
  const { choice, form } = parts;
  return (
    <>
      {isFormatChosen(form) && <FormatChoice {...parts} />}
      {countsIn(choice, form).length > 1 && <SeatCount {...parts} />}
      {teamsFor(formatIn(choice, form), seatCountOf(choice)).length > 1 && <TeamChoice {...parts} />}
    </>
  );
}

/** Whether there is anything to be chosen. */
export function isShapeOpen({ choice, form }: Pick<SetupParts, 'choice' | 'form'>): boolean {
  return isFormatChosen(form) || countsIn(choice, form).length > 1;
}

/** Where the format is chosen by itself, it says how many can play; otherwise the number of players tells the format. */
function countsIn(choice: MatchChoice, form: SetupForm): readonly number[] {
  return seatCountsOf(isFormatChosen(form) ? { formats: [formatIn(choice, form)] } : form);
}

function FormatChoice({ choice, form, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const lang = useLang();
  const format = formatIn(choice, form);
  return (
    <div>
      <Segment
        legend={say.format}
        options={form.formats.map(({ id, name }) => ({ value: id, label: name[lang] }))}
        value={format.id}
        onChange={(id) => {
          const chosen = form.formats.find((one) => one.id === id);
          if (chosen !== undefined) change(withFormat(choice, form, chosen));
        }}
      />
      <p className="new-match-hint">{format.about[lang]}</p>
    </div>
  );
}

function SeatCount({ choice, form, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const lang = useLang();
  // Told here only where the number of players decides it.
  const format = isFormatChosen(form) || form.formats.length === 1 ? undefined : formatIn(choice, form);
  return (
    <div>
      <Segment
        legend={say.seatCount}
        {...(format === undefined ? {} : { aside: format.name[lang] })}
        options={countsIn(choice, form).map((count) => ({ value: `${count}`, label: `${count}` }))}
        value={`${seatCountOf(choice)}`}
        onChange={(value) => change(withSeats(choice, form, Number(value)))}
      />
      {format !== undefined && <p className="new-match-hint">{format.about[lang]}</p>}
    </div>
  );
}

/** Who plays with whom. */
export function TeamChoice({ choice, form, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const possible = teamsFor(formatIn(choice, form), seatCountOf(choice));
  return (
    <Segment
      legend={say.teams}
      options={possible.map((teams) => ({ value: teams.join(), label: teamsTold(teams) }))}
      value={teamsIn(choice, form)?.join()}
      onChange={(value) => {
        const teams = possible.find((one) => one.join() === value);
        if (teams !== undefined) change({ teams });
      }}
    />
  );
}

/** Who plays with whom by the numbers of the seats, e.g. `1+3 – 2+4`. */
function teamsTold(teams: Teams): string {
  const numbers = [...new Set(teams)].toSorted((one, other) => one - other);
  return numbers
    .map((number) => teams.flatMap((team, seat) => (team === number ? [seat + 1] : [])).join('+'))
    .join(' – ');
}
