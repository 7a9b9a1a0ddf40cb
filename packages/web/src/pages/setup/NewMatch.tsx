import { useState } from 'react';
import { useSearch } from 'wouter';
import { GAMES } from '../../games/index.ts';
import { announcedGame, canBePlayed, hasPart } from '../../games/parts.ts';
import { usePart } from '../../games/use-part.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../shell/use-words.ts';
import { useDeckChoices } from '../decks/use-deck-choices.ts';
import type { MatchChoice } from '../match/choice.ts';
import { choiceIn } from '../match/choice-in-address.ts';
import { inAnotherGame } from '../match/in-another-game.ts';
import { GamePicker } from './GamePicker.tsx';
import './new-match.css';
import { Opposite } from './Opposite.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { hasDecks } from './parts.ts';
import { StartMatch } from './StartMatch.tsx';
import { SETUP_WORDS } from './words.ts';

/** Everything one can choose before a match, on one page, as the game describes it. The address may have chosen some of it. */
export function NewMatch() {
  const say = useWords(SETUP_WORDS);
  const search = useSearch();
  const [game, setGame] = useState(() => gameIn(search));
  const [chosen, setChosen] = useState<MatchChoice>();
  const decks = useDeckChoices(game);
  const form = usePart(game, 'setup');
  const Own = usePart(game, 'newMatch');
  const layout = hasPart(game, 'newMatch') ? 'new-match own' : 'new-match';
  const choice =
    form === undefined
      ? undefined
      : chosen === undefined
        ? choiceIn(game, form, search)
        : inAnotherGame(chosen, game, form);
  const parts = choice !== undefined &&
    form !== undefined && {
      choice,
      form,
      decks,
      change: (changed: Partial<MatchChoice>) => setChosen({ ...choice, ...changed }),
    };
  return (
    <Page title={say.title}>
      <div className={layout}>
        <header>
          <h1>{say.title}</h1>
          <p>{form === undefined || hasDecks(form) ? say.lead : say.leadWithoutDecks}</p>
        </header>
        <GamePicker
          value={game}
          onChange={(other) => {
            setChosen(choice);
            setGame(other);
          }}
        />
        {parts && (Own !== undefined || !hasPart(game, 'newMatch')) ? (
          Own === undefined ? (
            <>
              <OwnPanel {...parts} />
              <Opposite {...parts} />
              <OptionsPanel {...parts} />
            </>
          ) : (
            <Own
              {...parts}
              seats={
                <>
                  <OwnPanel {...parts} />
                  <Opposite {...parts} />
                </>
              }
              start={<StartMatch {...parts} />}
            />
          )
        ) : (
          <p role="status">{say.loading}</p>
        )}
      </div>
    </Page>
  );
}

/** The game that the address asks for, if it can be played, else the first one. */
function gameIn(search: string): string {
  const asked = new URLSearchParams(search).get('game') ?? '';
  return canBePlayed(announcedGame(asked)) ? asked : GAMES[0].id;
}
