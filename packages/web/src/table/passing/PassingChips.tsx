import { printedId } from '@kronika/kernel';
import { useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { useSession, useTable } from '../session/context.ts';
import { usePassingText, usePassingWords } from './use-passing.ts';

/** So many muted cards are named; the others are counted until somebody wants to see them. */
const NAMED = 1;

/** Whatever passes or keeps still for the seat, each gone with one click. */
export function PassingChips() {
  const { session, lang, guide } = useTable();
  const say = usePassingWords();
  const passing = usePassingText(useSession(({ known }) => known?.document.you.passing));
  const muted = useSession(({ known }) => known?.document.you.muted);
  const isPlaying = useSession(({ known }) => known?.document.status === 'playing');
  const view = useSession(({ known }) => known?.document.match?.board);
  const [more, setMore] = useState<'shown' | 'counted'>('counted');
  const cards = Object.keys(muted ?? {});
  if (!isPlaying || guide !== undefined || (passing === undefined && cards.length === 0)) return undefined;
  const named = more === 'shown' ? cards : cards.slice(0, NAMED);
  return (
    <ul className="onrow" aria-label={say.chips}>
      {passing !== undefined && <Chip icon="hourglass" text={passing} onOff={() => session.stopPassing()} />}
      {named.map((printed) => (
        <Chip
          key={printed}
          icon="x-mute"
          text={say.muted(session.module.nameOf({ is: 'card', printed: printedId(printed) }, view)[lang])}
          onOff={() => session.wish({ is: 'askAbout', printed, when: 'always' })}
        />
      ))}
      {cards.length > NAMED && (
        <li>
          <button
            type="button"
            className="onchip more"
            aria-expanded={more === 'shown'}
            onClick={() => setMore(more === 'shown' ? 'counted' : 'shown')}
          >
            {more === 'shown' ? say.fewerMuted : say.moreMuted(cards.length - NAMED)}
          </button>
        </li>
      )}
    </ul>
  );
}

interface ChipProps {
  readonly icon: IconName;
  readonly text: string;
  readonly onOff: () => void;
}

function Chip({ icon, text, onOff }: ChipProps) {
  const say = usePassingWords();
  return (
    <li className="onchip">
      <Icon name={icon} />
      <span>{text}</span>
      <button type="button" aria-label={say.off(text)} onClick={onOff}>
        <Icon name="x-cross" />
      </button>
    </li>
  );
}
