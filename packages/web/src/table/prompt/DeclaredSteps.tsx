import type { Question } from '@kronika/kernel';
import { useMemo } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { withSeatNames } from '../text/seat-names.ts';

/** What was decided so far of a move of several decisions; each step can be taken back with what came after it. */
export function DeclaredSteps({ question }: { readonly question: Question }) {
  const { session, words } = useTable();
  const { module, view, lang, names } = useTelling();
  // What was only touched can be let go of, whatever happened before.
  const most = useSession(({ known, ahead }) => {
    if (known?.document.you.undo === 'free') return Number.POSITIVE_INFINITY;
    return ahead === undefined ? 0 : 1;
  });
  const steps = useMemo(
    () =>
      (module.declared?.(question, view, lang) ?? []).map((step) => ({
        ...step,
        text: withSeatNames(step.text, module.text[lang], names),
      })),
    [module, question, view, lang, names],
  );
  if (steps.length === 0) return undefined;
  return (
    <ul className="declared" aria-label={words.declared}>
      {steps.map(({ text, icon, back }) => (
        <li key={`${text} ${back}`}>
          {icon !== undefined && <Icon name={icon} />}
          <span>{text}</span>
          {back > 0 && back <= most && (
            <button type="button" aria-label={words.takeBackStep(text)} onClick={() => void session.backBy(back)}>
              <Icon name="x-cross" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
