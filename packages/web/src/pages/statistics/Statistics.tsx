import { useState } from 'react';
import { Link } from 'wouter';
import { signedIn } from '../../client/account/signed-in.ts';
import { announcedGame } from '../../games/parts.ts';
import { type FinishedMatch, isAgainstBot } from '../../history/finished.ts';
import type { HistoryModule } from '../../history/history-module.ts';
import { Page } from '../../shell/Page.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { PlayWithBot } from '../lobby/MyMatches.tsx';
import { Hatching } from './Bar.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { Overview } from './Overview.tsx';
import { Plots } from './Plots.tsx';
import './statistics.css';
import { useHistory, useHistoryModule } from './use-history.ts';
import { OPPONENTS, type Opponents, STATISTICS_WORDS } from './words.ts';

/** Everything that was played to its end, and what it amounts to. */
export function Statistics() {
  const say = useWords(STATISTICS_WORDS);
  const history = useHistory();
  const isSignedIn = useStored(signedIn) !== undefined;
  return (
    <Page title={say.title}>
      <div className="statistics">
        <header className="statistics-head">
          <h1>{say.title}</h1>
          <p>
            {isSignedIn ? say.lead : say.leadAlone} <Link href="/account">{say.toAccount}</Link>
          </p>
        </header>
        <Hatching />
        {history.is === 'unreachable' && <p role="alert">{say.unreachable}</p>}
        {history.is === 'known' && history.matches.length === 0 && (
          <div className="panel statistics-empty">
            <p>{say.none}</p>
            <PlayWithBot label={say.play} />
          </div>
        )}
        {history.is === 'known' && history.matches.length > 0 && <Known matches={history.matches} />}
      </div>
    </Page>
  );
}

function Known({ matches }: { readonly matches: readonly FinishedMatch[] }) {
  const say = useWords(STATISTICS_WORDS);
  const lang = useLang();
  const games = [...new Set(matches.map(({ game }) => game))];
  const [chosen, setGame] = useState(games[0] ?? '');
  const game = games.includes(chosen) ? chosen : (games[0] ?? '');
  const [opponents, setOpponents] = useState<Opponents>('all');
  const module = useHistoryModule(game);
  const these = matches.filter((match) => match.game === game && isAmong(opponents, match));
  return (
    <>
      <div className="statistics-choice">
        {games.length > 1 && (
          <Segment
            legend={say.game}
            options={games.map((value) => ({ value, label: announcedGame(value)?.name[lang] ?? value }))}
            value={game}
            onChange={setGame}
          />
        )}
        <Segment
          legend={say.against}
          options={OPPONENTS.map((value) => ({ value, label: say.opponents[value] }))}
          value={opponents}
          onChange={(value) => setOpponents(value)}
        />
      </div>
      {these.length === 0 ? (
        <p className="panel statistics-empty">{say.noneOfThese}</p>
      ) : (
        <>
          <Overview matches={these} />
          <Plots matches={these} module={module} />
          <HistoryList matches={these} module={module} />
        </>
      )}
    </>
  );
}

function isAmong(opponents: Opponents, match: FinishedMatch): boolean {
  switch (opponents) {
    case 'all':
      return true;
    case 'bots':
      return isAgainstBot(match);
    case 'people':
      return !isAgainstBot(match);
  }
}

/** How many are shown at first, and with every wish for more. */
const FEW = 12;

interface HistoryListProps {
  readonly matches: readonly FinishedMatch[];
  readonly module: HistoryModule | undefined;
}

function HistoryList({ matches, module }: HistoryListProps) {
  const say = useWords(STATISTICS_WORDS);
  const [shown, setShown] = useState(FEW);
  return (
    <section className="panel statistics-history" aria-labelledby="statistics-history">
      <h2 id="statistics-history">{say.history}</h2>
      <ul>
        {matches.slice(0, shown).map((match) => (
          <HistoryRow key={match.table} match={match} module={module} />
        ))}
      </ul>
      {matches.length > shown && (
        <button type="button" className="btn" onClick={() => setShown(shown + FEW)}>
          {say.more}
        </button>
      )}
    </section>
  );
}
