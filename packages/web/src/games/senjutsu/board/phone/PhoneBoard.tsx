import type { SenjutsuView } from '@kronika/senjutsu';
import type { BoardProps } from '../../../../table/board-module.ts';
import { LaneSlot } from '../../../../table/overlay/lane-slot.tsx';
import { PhoneBar } from '../../../../table/PhoneBar.tsx';
import { LogButton } from '../../../../table/TopBar.tsx';
import { Outcomes } from '../clash/Outcomes.tsx';
import { Mat } from '../field/Mat.tsx';
import { sidesOf } from '../fighters.ts';
import { Foes } from '../foes/Foes.tsx';
import { Hand } from '../hand/Hand.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { Rail } from '../rail/Rail.tsx';
import { Reveal } from '../reveal/Reveal.tsx';
import { useStory } from '../story/use-story.ts';
import { Wave } from '../Wave.tsx';
import { PhoneHero } from './PhoneHero.tsx';
import { Pills } from './Pills.tsx';

/** One strip under the other: the others, the speeds, the cards, the field, what is asked, the hand, oneself. */
export function PhoneBoard({ view, near, prompt, coach }: BoardProps<SenjutsuView>) {
  const story = useStory(view);
  const preview = usePreview(view);
  const { own, others } = sidesOf(story.view, near);
  const isRevealed = story.view.fighters.some(({ played }) => played !== null);
  return (
    <main className={`senphone ${view.phase}`}>
      {coach}
      <PhoneBar />
      {view.horde !== null && <Wave horde={view.horde} />}
      <div className={`others0 n${others.length}`}>
        {others.map((hero) => (
          <PhoneHero key={hero.id} hero={hero} view={story.view} />
        ))}
        <Foes view={story.view} />
      </div>
      {isRevealed && <Rail view={story.view} layout="phone" />}
      {isRevealed && <Pills view={story.view} trail={story.trail} />}
      <Mat view={story.view} tilt="phone" told={story.told} preview={preview}>
        <LaneSlot className="traylane" />
      </Mat>
      <Outcomes view={story.view} most={4} />
      {prompt}
      <Hand hero={own} size="xs" />
      <PhoneHero hero={own} view={story.view}>
        <LogButton />
      </PhoneHero>
      <Reveal view={story.view} layout="phone" />
    </main>
  );
}
