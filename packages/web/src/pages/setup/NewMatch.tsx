import { useState } from 'react';
import { useSearch } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../shell/use-words.ts';
import { useDeckChoices } from '../decks/use-deck-choices.ts';
import { FIRST_CHOICE, type MatchChoice } from '../match/choice.ts';
import { choiceIn } from '../match/choice-in-address.ts';
import { GamePicker } from './GamePicker.tsx';
import './new-match.css';
import { OpponentPanel } from './OpponentPanel.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { SETUP_WORDS } from './words.ts';

/** Everything one can choose before a match, on one page. The address may have chosen some of it. */
export function NewMatch() {
  const say = useWords(SETUP_WORDS);
  const search = useSearch();
  const [choice, setChoice] = useState<MatchChoice>(
    () => choiceIn(new URLSearchParams(search).get('game') ?? FIRST_CHOICE.game, search) ?? FIRST_CHOICE,
  );
  const decks = useDeckChoices(choice.game);
  const change = (changed: Partial<MatchChoice>) => setChoice((before) => ({ ...before, ...changed }));
  const parts = { choice, decks, change };
  return (
    <Page title={say.title}>
      <div className="new-match">
        <header>
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
        </header>
        <GamePicker value={choice.game} onChange={(game) => change({ game })} />
        <OwnPanel {...parts} />
        <OpponentPanel {...parts} />
        <OptionsPanel {...parts} />
      </div>
    </Page>
  );
}
