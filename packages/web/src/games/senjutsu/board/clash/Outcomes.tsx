import { keyOf } from '@kronika/kernel';
import { hintText, optionText } from '../../../../table/choosing/told.ts';
import { useSession, useTable } from '../../../../table/session/context.ts';
import { useTelling } from '../../../../table/session/use-telling.ts';
import { useFieldChoices, useMarked } from '../field/use-choices.ts';
import { useBoard } from '../scope.ts';
import { cellThing, sidePlace } from '../things.ts';

/** So many outcomes are written out; more of them are seen on the field alone. */
const MOST = 6;

/** What the choices on the field lead to: A, B, C, each with what happens and why. */
export function Outcomes() {
  const { words } = useBoard();
  const { session } = useTable();
  const telling = useTelling();
  const question = useSession((state) => state.question);
  const choices = useFieldChoices();
  const marked = useMarked(choices).split(' ');
  const all = [
    ...choices.cells.map((choice) => ({ ...choice, place: keyOf(cellThing(choice.of)) })),
    ...choices.sides.map((choice) => ({ ...choice, place: sidePlace(choice.of) })),
  ];
  if (question === undefined || all.length === 0 || all.length > MOST) return undefined;
  return (
    <ul className="outc" aria-label={words.outcomes}>
      {all.map(({ option, offered, letter, place }) => (
        <li key={option}>
          <button
            type="button"
            className={marked.includes(place) ? 'out0 on' : 'out0'}
            onClick={() => session.press(option)}
          >
            <i>{letter}</i>
            <span>
              <b>{optionText(telling, offered)}</b>
              {hintFor(hintText(telling, offered, question))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function hintFor(hint: string | undefined): string {
  return hint === undefined ? '' : `: ${hint}`;
}
