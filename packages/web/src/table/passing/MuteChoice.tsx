import type { PrintedId } from '@kronika/kernel';
import type { Asking } from '@kronika/protocol';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useSession, useTable } from '../session/context.ts';
import { usePassingWords } from './use-passing.ts';

/** When one wants to be asked about a card of one's own; nothing for a card that never asks. */
export function MuteChoice({ printed }: { readonly printed: PrintedId }) {
  const { session, lang, guide } = useTable();
  const say = usePassingWords();
  const isOwn = useSession(
    ({ known }) => known?.document.status === 'playing' && known.document.you.ownCards?.includes(printed) === true,
  );
  const now = useSession(({ known }) => known?.document.you.muted?.[printed] ?? 'always');
  if (!isOwn || guide !== undefined || session.module.opensWindows?.(printed) === false) return undefined;
  const mine = session.module.text[lang].span?.('contest').mine;
  const choices: readonly Asking[] = mine === undefined ? ['always', 'never'] : ['always', 'own', 'never'];
  return (
    <div className="mute panel">
      <Segment
        legend={say.askAbout}
        options={choices.map((when) => ({
          value: when,
          label: when === 'own' && mine !== undefined ? mine : say.asking[when],
          title: say.askingNote[when],
        }))}
        value={now}
        onChange={(when) => session.wish({ is: 'askAbout', printed, when })}
      />
      <p className="quiet">
        {say.askingNote[now]}. {say.askingHint}
      </p>
    </div>
  );
}
