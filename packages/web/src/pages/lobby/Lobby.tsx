import { Page } from '../../shell/Page.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { OPPONENTS, type Opponent } from '../match/choice.ts';
import { LevelField } from '../match/LevelField.tsx';
import './lobby.css';
import { MyMatches } from './MyMatches.tsx';
import { modePreference } from './mode.ts';
import { OpenTables } from './OpenTables.tsx';
import { Posters } from './Posters.tsx';
import { usePublicTables } from './use-public-tables.ts';
import { LOBBY_WORDS } from './words.ts';

const MODE_ICONS: Readonly<Record<Opponent, IconName>> = {
  link: 'sound-waves',
  here: 'shaking-hands',
  bot: 'vintage-robot',
};

/** The first page: what this is, one click to a match, and the matches that are going on. */
export function Lobby() {
  const say = useWords(LOBBY_WORDS);
  const mode = useStored(modePreference);
  const tables = usePublicTables();
  return (
    <Page title="">
      <div className="lobby">
        <header className="lobby-head">
          <div>
            <h1>{say.title}</h1>
            <p>{say.lead}</p>
          </div>
          <div className="lobby-how">
            <Segment
              legend={say.how}
              legendShown="heard"
              options={OPPONENTS.map((value) => ({
                value,
                label: (
                  <>
                    <Icon name={MODE_ICONS[value]} />
                    {say.modes[value]}
                  </>
                ),
              }))}
              value={mode}
              onChange={modePreference.set}
            />
            {mode === 'bot' && <LevelField />}
          </div>
        </header>
        <Posters mode={mode} tables={tables} />
        <MyMatches />
        <OpenTables tables={tables} />
      </div>
    </Page>
  );
}
