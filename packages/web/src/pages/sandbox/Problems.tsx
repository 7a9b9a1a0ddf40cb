import type { SandboxProblem } from '@kronika/kernel';
import { rulesAddress } from '../../rules/outline.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useEditor } from './scope.ts';
import { SANDBOX_WORDS } from './words.ts';

/** Whether the situation can be played, and each reason why not as a sentence; a touch goes to what it is about. */
export function Problems({ problems }: { readonly problems: readonly SandboxProblem[] }) {
  const say = useWords(SANDBOX_WORDS);
  const lang = useLang();
  const { module, select, show } = useEditor();
  if (problems.length === 0)
    return (
      <div className="sb-verdict fine" role="status">
        <Icon name="x-check" />
        <p>{say.playable}</p>
      </div>
    );
  return (
    <section className="sb-verdict" aria-label={say.problems(problems.length)}>
      <Icon name="hazard-sign" />
      <div>
        <p role="status">
          <b>{say.problems(problems.length)}</b> <span className="quiet">{say.problemsHint}</span>
        </p>
        <ul>
          {problems.map(({ text, rule, thing }) => (
            <li key={`${text.en} ${thing ?? ''}`}>
              {thing === undefined ? (
                text[lang]
              ) : (
                <button
                  type="button"
                  onClick={() => {
                    select(thing);
                    show('set');
                  }}
                >
                  {text[lang]}
                </button>
              )}
              {rule !== undefined && (
                <a className="sb-rule" href={rulesAddress(module.sandbox.game, rule)} target="_blank" rel="noreferrer">
                  {rule}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
