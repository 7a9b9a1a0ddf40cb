import { keyOf } from '@kronika/kernel';
import type { SenjutsuView } from '@kronika/senjutsu';
import { Icon } from '../../../../sprite/Icon.tsx';
import { hintText, optionText } from '../../../../table/choosing/told.ts';
import { ownSeat, useSession, useTable } from '../../../../table/session/context.ts';
import { useTelling } from '../../../../table/session/use-telling.ts';
import { asSentence } from '../../../../table/text/seat-names.ts';
import { Picture } from '../../cards/Picture.tsx';
import { MOST_LETTERS, useFieldChoices, useMarked } from '../field/use-choices.ts';
import { heroesOf } from '../fighters.ts';
import { fighterName } from '../labels.ts';
import { outcomeAt, type StepOutcome } from '../preview/preview.ts';
import { useBoard } from '../scope.ts';
import { cellThing, sidePlace } from '../things.ts';

interface OutcomesProps {
  readonly view: SenjutsuView;
  /** So many are written out; more of them are seen on the field alone. */
  readonly most?: number;
}

/** What the choices on the field lead to: A, B, C, each with what happens and why. */
export function Outcomes({ view, most = MOST_LETTERS }: OutcomesProps) {
  const { words } = useBoard();
  const { session } = useTable();
  const telling = useTelling();
  const question = useSession((state) => state.question);
  const seat = useSession(({ known }) => ownSeat(known?.document));
  const choices = useFieldChoices();
  const marked = useMarked(choices).split(' ');
  const hero = heroesOf(view).find((one) => one.seat === seat);
  const isMove = question?.message.key === 'moveTo';
  const all = [
    ...choices.cells.map((choice) => ({
      ...choice,
      place: keyOf(cellThing(choice.of)),
      outcome: isMove && hero !== undefined ? outcomeAt(view, hero, choice.of) : undefined,
    })),
    ...choices.sides.map((choice) => ({ ...choice, place: sidePlace(choice.of), outcome: undefined })),
  ];
  if (question === undefined || all.length === 0 || all.length > most) return undefined;
  return (
    <ul className="outc" aria-label={words.outcomes}>
      {all.map(({ option, offered, letter, place, outcome }) => (
        <li key={option}>
          <button
            type="button"
            className={marked.includes(place) ? 'out0 on' : 'out0'}
            onPointerEnter={() => 'id' in offered && session.look(cellOf(String(offered.id)), 'passing')}
            onClick={() => session.press(option)}
          >
            <i>{letter}</i>
            <span>
              <b>{asSentence(optionText(telling, offered))}</b>
              <Why hint={hintText(telling, offered, question)} outcome={outcome} view={view} />
            </span>
            {outcome !== undefined && <Result outcome={outcome} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

const cellOf = (id: string) => ({ is: 'cell', id }) as const;

interface WhyProps {
  readonly hint: string | undefined;
  readonly outcome: StepOutcome | undefined;
  readonly view: SenjutsuView;
}

/** What the rules say of it, and whom it would hit. */
function Why({ hint, outcome, view }: WhyProps) {
  const { lang, words } = useBoard();
  const whom = outcome?.struck.map((fighter) => fighterName(fighter, view, lang)).join(', ') ?? '';
  const parts = [
    ...(outcome === undefined ? [] : [outcome.stopped === 'yes' ? words.isStopped(whom) : words.hits(whom)]),
    ...(hint === undefined ? [] : [hint]),
  ];
  return parts.length === 0 ? undefined : <>: {parts.join(' ')}</>;
}

function Result({ outcome: { wounds, stopped } }: { readonly outcome: StepOutcome }) {
  if (stopped === 'yes')
    return (
      <span className="res bl" aria-hidden="true">
        <Icon name="shield" />
      </span>
    );
  return (
    <span className="res" aria-hidden="true">
      <Picture name="drop" />
      {wounds > 0 ? wounds : '✱'}
    </span>
  );
}
