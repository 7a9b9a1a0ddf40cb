import { useMemo } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { Layout } from '../board-module.ts';
import { optionsOf } from '../choosing/controls.ts';
import { optionText, promptText } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { optionState } from '../session/session-state.ts';
import { useTelling } from '../session/use-telling.ts';
import { buttonPlan } from './button-plan.ts';
import { Dial } from './Dial.tsx';
import { DistributeRow } from './DistributeRow.tsx';

/** What a question offers besides things on the board, where that is too much for the prompt: a dial, a list of words. */
export function ChoicePanel({ layout }: { readonly layout: Layout }) {
  const { session, words } = useTable();
  const telling = useTelling();
  const { module } = telling;
  const question = useSession((state) => state.question);
  const draft = useSession((state) => state.draft);
  const controls = useSession((state) => state.controls);
  const plan = useMemo(
    () =>
      question === undefined
        ? undefined
        : buttonPlan(question, controls, (option) => optionText(telling, option), layout),
    [question, controls, telling, layout],
  );
  if (question === undefined || draft === undefined || plan === undefined) return undefined;
  if (question.is === 'number')
    return module.numberControl(question.message) === 'dial' ? (
      <section className="choices panel dialbox" aria-label={promptText(telling, question)}>
        <Dial question={question} draft={draft} />
      </section>
    ) : undefined;
  if (question.is === 'distribute')
    return (
      <section className="choices panel" aria-label={promptText(telling, question)}>
        <ul>
          {question.options.map((option, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list
            <li key={place}>
              <DistributeRow option={place} text={optionText(telling, option)} question={question} draft={draft} />
            </li>
          ))}
        </ul>
      </section>
    );
  if (plan.panel.length === 0) return undefined;
  const options = optionsOf(question);
  return (
    <section className="choices panel" aria-label={words.options}>
      <ul>
        {plan.panel.map(({ option: place, text }) => {
          const option = options[place];
          const icon = option === undefined ? undefined : module.optionIcon(option);
          const state = optionState(question, draft, [place]);
          return (
            <li key={place}>
              <button
                type="button"
                className={`choice ${state.startsWith('is') ? 'on' : `c-${state}`}`}
                data-option={place}
                aria-pressed={draft.is === 'choose' ? undefined : state.startsWith('is')}
                onClick={() => session.takeOption(place)}
              >
                {icon !== undefined && <Icon name={icon} />}
                <span>{text}</span>
                {state.startsWith('is') && <b className="nth">{state.slice(3) || '✓'}</b>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
