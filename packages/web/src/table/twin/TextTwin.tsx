import type { SeatId } from '@kronika/kernel';
import { useMemo } from 'react';
import type { TwinLine } from '../board-module.ts';
import { optionsOf } from '../choosing/controls.ts';
import { hintText, optionText, promptText, tipIn } from '../choosing/told.ts';
import { thingIn } from '../looked.ts';
import { DistributeRow } from '../prompt/DistributeRow.tsx';
import { NumberTiles } from '../prompt/NumberTiles.tsx';
import { hasTiles } from '../prompt/number-tiles.ts';
import { useWithdrawal, WithdrawButton } from '../prompt/WithdrawButton.tsx';
import { useSession, useTable } from '../session/context.ts';
import { optionState, placeState } from '../session/session-state.ts';
import { useTelling } from '../session/use-telling.ts';
import { SinceTwin } from '../staging/SinceList.tsx';
import { withSeatNames } from '../text/seat-names.ts';

/** The same view and the same question, drawn with headings, lists and numbered options. */
export function TextTwin({ near }: { readonly near: SeatId }) {
  const { words } = useTable();
  const telling = useTelling();
  const { module, lang, view, names } = telling;
  const sections = useMemo(() => (view === undefined ? [] : module.twin(view, lang, near)), [module, view, lang, near]);
  const text = module.text[lang];
  const moment = view === undefined ? undefined : text.moment?.(view);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard, also while nothing is asked
    <section className="twin" id="twin" aria-label={words.board} tabIndex={0}>
      <h1>
        {text.name}
        {moment !== undefined && `: ${moment}`}
      </h1>
      <TwinOptions />
      <SinceTwin />
      {sections.map(({ key, heading, lines }) => (
        <section key={key}>
          <h2>{withSeatNames(heading, text, names)}</h2>
          <ul>
            {lines.map((line) => (
              <TwinRow key={line.key} line={{ ...line, text: withSeatNames(line.text, text, names) }} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function TwinRow({ line: { text, place, looked } }: { readonly line: TwinLine }) {
  const { session, words } = useTable();
  const telling = useTelling();
  const state = useSession((now) => (place === undefined ? 'plain' : placeState(now, place)));
  const thing = looked === undefined ? undefined : thingIn(looked);
  const tip = thing === undefined ? undefined : tipIn(telling, thing);
  const mark =
    state === 'may' ? `, ${words.may}` : state.startsWith('is') ? `, ${words.isChosen}${state.slice(2)}` : '';
  return (
    <li>
      {text}
      {mark !== '' && <strong>{mark}</strong>}
      {tip !== undefined && <small>{` ${tip.text}`}</small>}
      {looked !== undefined && (
        <>
          {' '}
          <button
            type="button"
            className="linkish"
            aria-label={`${words.details}: ${text}`}
            onClick={() => {
              session.look(looked, 'asked');
              session.open({ is: 'inspector' });
            }}
          >
            {words.details}
          </button>
        </>
      )}
    </li>
  );
}

/** Every option as a numbered button. What is asked stands in the prompt above. */
function TwinOptions() {
  const { session, words } = useTable();
  const telling = useTelling();
  const question = useSession((state) => state.question);
  const draft = useSession((state) => state.draft);
  if (question === undefined || draft === undefined) return <TwinWithdrawal />;
  // The prompt counts to what has no tiles.
  if (question.is === 'number' && !hasTiles(question)) return undefined;
  return (
    <section className="twinask">
      <h2>{words.options}</h2>
      {question.is === 'number' && <NumberTiles question={question} draft={draft} />}
      <ol>
        {optionsOf(question).map((option, place) => {
          const state = optionState(question, draft, [place]);
          const text = optionText(telling, option);
          const hint = hintText(telling, option, question);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list
            <li key={place}>
              {question.is === 'distribute' ? (
                <DistributeRow option={place} text={text} question={question} draft={draft} />
              ) : (
                <button
                  type="button"
                  className="btn pick"
                  data-option={place}
                  aria-pressed={draft.is === 'choose' ? undefined : state.startsWith('is')}
                  onClick={() => session.choose(place)}
                >
                  {text}
                  {state.startsWith('is') && ` (${words.isChosen}${state.slice(2)})`}
                  {hint !== undefined && <small>{` ${hint}`}</small>}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Nothing is asked, but an offer of one's own can be withdrawn. */
function TwinWithdrawal() {
  const { words } = useTable();
  const telling = useTelling();
  const withdrawal = useWithdrawal();
  if (withdrawal === undefined) return undefined;
  return (
    <section className="twinask">
      <h2>{words.options}</h2>
      <p>{promptText(telling, withdrawal)}</p>
      <WithdrawButton />
    </section>
  );
}
