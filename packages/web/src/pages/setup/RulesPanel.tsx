import type { Explained } from '@kronika/kernel';
import { useLang, useWords } from '../../shell/use-words.ts';
import { MatchShape } from './MatchShape.tsx';
import { NO_BADGE } from './no-badge.ts';
import type { SetupParts } from './parts.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { SETUP_WORDS } from './words.ts';

interface RulesPanelProps {
  readonly parts: SetupParts;
  readonly opponents: Explained;
}

/** Opponents that the rules of the game play: who they are, in place of another seat. */
export function RulesPanel({ parts, opponents }: RulesPanelProps) {
  const say = useWords(SETUP_WORDS);
  const lang = useLang();
  return (
    <SeatPanel badge={NO_BADGE} name={opponents.name[lang]} place={say.playedByRules}>
      <MatchShape {...parts} />
      <p className="new-match-hint">{opponents.about[lang]}</p>
    </SeatPanel>
  );
}
