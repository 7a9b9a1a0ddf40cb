import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { announcedGame, playableWith } from '../../games/parts.ts';
import { usePart } from '../../games/use-part.ts';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { MyMatch } from '../lobby/my-match.ts';
import { EmptyList, TableList } from '../lobby/TableList.tsx';
import { useMyMatches } from '../lobby/use-my-matches.ts';
import type { ReadChronicle } from './chronicle-part.ts';
import './chronicles.css';
import { latestOf } from './latest.ts';
import { chronicleAddress } from './place.ts';
import { CHRONICLE_WORDS } from './words.ts';

/** All chronicles of who is at this browser, and the way in for those from elsewhere. */
export function Chronicles() {
  const say = useWords(CHRONICLE_WORDS);
  const matches = useMyMatches();
  const latest = matches.is === 'known' ? latestOf(matches.value) : [];
  const games = playableWith('chronicle');
  return (
    <Page title={say.title}>
      <div className="chronicles">
        <header>
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
        </header>
        <TableList title={say.mine}>
          {matches.is !== 'loading' && latest.length === 0 && (
            <EmptyList text={say.none}>
              {games.map(({ id }) => (
                <Link key={id} className="btn" href={`/new?game=${id}`}>
                  {say.first}
                </Link>
              ))}
            </EmptyList>
          )}
          <ul>
            {latest.map((match) => (
              <Row key={match.summary.table} match={match} />
            ))}
          </ul>
        </TableList>
        {games.map(({ id }) => (
          <Bring key={id} game={id} />
        ))}
      </div>
    </Page>
  );
}

function Row({ match: { at, summary } }: { readonly match: MyMatch }) {
  const say = useWords(CHRONICLE_WORDS);
  const lang = useLang();
  const part = usePart(summary.game, 'chronicle');
  const people = summary.seats.map(({ name }) => name).join(', ');
  const address = chronicleAddress(at === 'device' ? 'device' : 'server', summary.table);
  return (
    <li className="table-list-row over">
      <Icon name="scroll-unfurled" />
      <div>
        <h3>
          <Link href={address}>{summary.title ?? people}</Link>
        </h3>
        <small>
          {[
            announcedGame(summary.game)?.name[lang],
            part === undefined ? undefined : say.games(part.numberOf(summary)),
            part?.lineOf(summary)?.[lang],
            at === 'device' ? say.onDevice : undefined,
          ]
            .filter((line) => line !== undefined)
            .join(' · ')}
        </small>
      </div>
      <Link href={address} className="btn ghost">
        {say.open}
      </Link>
    </li>
  );
}

/** A place for the text of a chronicle that was played elsewhere. */
function Bring({ game }: { readonly game: string }) {
  const say = useWords(CHRONICLE_WORDS);
  const lang = useLang();
  const id = useId();
  const [, navigate] = useLocation();
  const part = usePart(game, 'chronicle');
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadChronicle>();
  if (part === undefined) return undefined;
  return (
    <section className="panel chronicle-bring" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say.bring}</h2>
      <p>{say.bringHint}</p>
      <label htmlFor={id}>{part.textName[lang]}</label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setRead(undefined);
        }}
      />
      {read?.is === 'damaged' && (
        <p className="bad" role="alert">
          {read.problem[lang]}
        </p>
      )}
      {read?.is === 'read' && (
        <div className="chronicle-read" role="status">
          <p>
            <b>{read.about[lang]}</b>
          </p>
          <ul>
            {read.notices.map((notice) => (
              <li key={notice.en}>{notice[lang]}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="chronicle-bring-go">
        <button
          type="button"
          className={read?.is === 'read' ? 'btn' : 'btn main'}
          disabled={text.trim() === ''}
          onClick={() => setRead(part.read(text))}
        >
          {say.read}
        </button>
        {read?.is === 'read' && (
          <button
            type="button"
            className="btn main"
            onClick={() => navigate(`/new?${new URLSearchParams({ game, ...brought(read.options) })}`)}
          >
            {say.begin}
          </button>
        )}
      </div>
    </section>
  );
}

/** In an address, options that a chronicle brings are told from those of the form. */
function brought(options: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [`past.${key}`, value]));
}
