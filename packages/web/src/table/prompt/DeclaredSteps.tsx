import type { Question } from '@kronika/kernel';
import { useMemo } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';

/** What was decided so far of a move of several decisions; each step can be taken back with what came after it. */
export function DeclaredSteps({ question }: { readonly question: Question }) {
  const { session, words } = useTable();
  const { module, view, lang } = useTelling();
  const undo = useSession(({ known }) => known?.document.you.undo);
  const steps = useMemo(() => module.declared?.(question, view, lang) ?? [], [module, question, view, lang]);
  if (steps.length === 0) return undefined;
  return (
    <ul className="declared" aria-label={words.declared}>
      {steps.map(({ text, icon, back }) => (
        <li key={`${text} ${back}`}>
          {icon !== undefined && <Icon name={icon} />}
          <span>{text}</span>
          {back > 0 && undo === 'free' && (
            <button type="button" aria-label={words.takeBackStep(text)} onClick={() => void session.backBy(back)}>
              <Icon name="x-cross" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
