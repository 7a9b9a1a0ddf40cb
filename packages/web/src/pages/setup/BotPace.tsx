import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { PACES } from '../match/choice.ts';
import { MATCH_WORDS } from '../match/words.ts';
import type { SetupParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

/** How fast the bots of the table answer. */
export function BotPace({ choice, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const { paces } = useWords(MATCH_WORDS);
  return (
    <div>
      <Segment
        legend={choice.others.length === 1 ? say.pace : say.paceOfAll}
        options={PACES.map((value) => ({ value, label: paces[value].name }))}
        value={choice.pace}
        onChange={(pace) => change({ pace })}
      />
      <p className="new-match-hint">{paces[choice.pace].about}</p>
    </div>
  );
}
