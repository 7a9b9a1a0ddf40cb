import { useWords } from '../../shell/use-words.ts';
import { useMedia } from '../../table/motion/pace.ts';
import { BetterHere } from './BetterHere.tsx';
import { ChanceGraph } from './ChanceGraph.tsx';
import { Controls } from './Controls.tsx';
import { useOpenReplay } from './scope.ts';
import { Track } from './Track.tsx';
import { REPLAY_WORDS } from './words.ts';
import './replay.css';

/** Where a table has its prompt: playing, stepping and leaping through the match. */
export function ReplayBar() {
  const say = useWords(REPLAY_WORDS);
  const replay = useOpenReplay();
  const isPhone = useMedia('(max-width: 760px)');
  if (replay === undefined) return undefined;
  return (
    <section className="replaybar panel" aria-label={say.controls}>
      <Controls replay={replay} layout={isPhone ? 'phone' : 'desktop'} />
      <BetterHere layout={isPhone ? 'phone' : 'desktop'} />
      <Track replay={replay} />
      {!isPhone && <ChanceGraph replay={replay} />}
    </section>
  );
}
