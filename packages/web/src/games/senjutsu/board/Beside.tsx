import { isCardThing, keyOf } from '@kronika/kernel';
import type { SenjutsuView } from '@kronika/senjutsu';
import { useMemo } from 'react';
import { Icon } from '../../../sprite/Icon.tsx';
import type { BesideProps } from '../../../table/board-module.ts';
import { thingIn } from '../../../table/looked.ts';
import { useSession, useTable } from '../../../table/session/context.ts';
import { Clash } from './clash/Clash.tsx';
import { Covered } from './clash/Covered.tsx';
import { Outcomes } from './clash/Outcomes.tsx';
import { FoeFocus, focusedFoe } from './foes/FoeFocus.tsx';
import { Foes } from './foes/Foes.tsx';
import { BoardScopeProvider } from './scope.ts';
import { useStory } from './story/use-story.ts';
import { BOARD_WORDS } from './words.ts';

/** Beside the field: the facedown cards and the card one looks at, or the revealed cards and what choices lead to. */
export function Beside({ view, lang, near, inspector }: BesideProps<SenjutsuView>) {
  const scope = useMemo(() => ({ lang, words: BOARD_WORDS[lang], near }), [lang, near]);
  return (
    <BoardScopeProvider value={scope}>
      <Column view={view} inspector={inspector} />
    </BoardScopeProvider>
  );
}

function Column({ view, inspector }: Pick<BesideProps<SenjutsuView>, 'view' | 'inspector'>) {
  const { session, words } = useTable();
  const story = useStory(view);
  const isAsked = useSession(({ looked, pinned }) => looked !== undefined && pinned === 'asked');
  const isRevealed = story.view.fighters.some(({ played }) => played !== null);
  const isHandOffered = useLooksAtOffered();
  if (isRevealed && isHandOffered) return <div className="senbeside">{inspector}</div>;
  if (isRevealed && isAsked)
    return (
      <div className="senbeside beside">
        <button type="button" className="btn ghost" onClick={() => session.close()}>
          <Icon name="x-back" />
          {words.close}
        </button>
        {inspector}
      </div>
    );
  const foe = focusedFoe(story.view);
  if (isRevealed && foe !== undefined)
    return (
      <div className="senbeside">
        <FoeFocus foe={foe} view={story.view} trail={story.trail} />
        <Outcomes view={story.view} />
        <Foes view={story.view} without={foe} />
      </div>
    );
  if (isRevealed)
    return (
      <div className="senbeside">
        <Clash view={story.view} trail={story.trail} size="M" />
        <Outcomes view={story.view} />
      </div>
    );
  return (
    <div className="senbeside">
      {view.phase === 'choose' && <Covered view={view} />}
      <Foes view={story.view} />
      {inspector}
    </div>
  );
}

/** Whether one points at a card that may be chosen now: it is shown large, whatever else would stand there. */
function useLooksAtOffered(): boolean {
  return useSession(({ looked, controls }) => {
    const thing = looked === undefined ? undefined : thingIn(looked);
    return thing !== undefined && isCardThing(thing) && controls.places.has(keyOf(thing));
  });
}
