import { useState } from 'react';
import { useSearch } from 'wouter';
import { announcedGame } from '../../games/parts.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../shell/use-words.ts';
import { useDeckChoices } from '../decks/use-deck-choices.ts';
import { FIRST_CHOICE, firstChoice, type MatchChoice, withOther } from '../match/choice.ts';
import { choiceIn } from '../match/choice-in-address.ts';
import { GamePicker } from './GamePicker.tsx';
import './new-match.css';
import { OpponentPanel } from './OpponentPanel.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { OthersPanel } from './OthersPanel.tsx';
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
        <GamePicker value={choice.game} onChange={(game) => change(inGame(choice, game))} />
        <OwnPanel {...parts} />
        {choice.others.length === 1 ? <OpponentPanel {...parts} /> : <OthersPanel {...parts} />}
        <OptionsPanel {...parts} />
      </div>
    </Page>
  );
}

/** The same in another game, as far as it fits there: its decks are others, and so is how many play. */
function inGame(before: MatchChoice, game: string): MatchChoice {
  const announced = announcedGame(game);
  if (announced === undefined) return before;
  const { deck, others } = firstChoice(announced);
  const { opponent, name, bot } = before.others[0];
  return withOther({ ...before, game, deck, others }, 0, { opponent, name, bot });
}
