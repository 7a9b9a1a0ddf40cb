import type { SenjutsuView } from '@kronika/senjutsu';
import { useMemo } from 'react';
import type { BoardProps } from '../../../table/board-module.ts';
import { LaneSlot } from '../../../table/overlay/lane-slot.tsx';
import { Mat } from './field/Mat.tsx';
import { sidesOf } from './fighters.ts';
import { OwnCard } from './foes/OwnCard.tsx';
import { DeskHand } from './hand/Hand.tsx';
import { HeroPanel } from './panel/HeroPanel.tsx';
import { PhoneBoard } from './phone/PhoneBoard.tsx';
import { usePreview } from './preview/use-preview.ts';
import { Rail } from './rail/Rail.tsx';
import { Reveal } from './reveal/Reveal.tsx';
import { BoardScopeProvider } from './scope.ts';
import { useStory } from './story/use-story.ts';
import { Wave } from './Wave.tsx';
import { BOARD_WORDS } from './words.ts';
import './board.css';
import './field/field.css';
import './phone/phone.css';

/** The board of Senjutsu: heroes on the left, the field between the speeds and the hand. */
export function Board(props: BoardProps<SenjutsuView>) {
  const { lang, near, layout } = props;
  const scope = useMemo(() => ({ lang, words: BOARD_WORDS[lang], near }), [lang, near]);
  return (
    <BoardScopeProvider value={scope}>
      {layout === 'phone' ? <PhoneBoard {...props} /> : <DeskBoard {...props} />}
    </BoardScopeProvider>
  );
}

function DeskBoard({ view, near, prompt }: BoardProps<SenjutsuView>) {
  const story = useStory(view);
  const preview = usePreview(view);
  const { own, others } = sidesOf(story.view, near);
  const room = others.length > 1 ? 'narrow' : 'full';
  const hasFoes = story.view.fighters.some(({ is }) => is === 'foe');
  const hasRail = story.view.fighters.some(({ played }) => played !== null);
  return (
    <div className={`sendesk ${view.phase}${hasRail ? '' : ' norail'}`}>
      <div className={`rail ${room}${hasFoes ? ' withfoes' : ''}`}>
        {view.horde !== null && <Wave horde={view.horde} />}
        {[...others, own].map((hero) => (
          <HeroPanel key={hero.id} hero={hero} view={story.view} room={room} />
        ))}
        {hasFoes && <OwnCard hero={own} trail={story.trail} />}
      </div>
      <main className="middle">
        {hasRail && <Rail view={story.view} layout="desktop" />}
        <Mat view={story.view} tilt="desk" told={story.told} preview={preview}>
          <LaneSlot className="traylane" />
        </Mat>
      </main>
      <div className="foot0">{prompt}</div>
      <DeskHand hero={own} step={view.phase === 'choose' && !hasRail ? 'choosing' : 'other'} />
      <Reveal view={story.view} layout="desktop" />
    </div>
  );
}
