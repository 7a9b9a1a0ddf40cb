import type { Phrase } from '@kronika/kernel';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { addressOfFile } from '../../replay/open-file.ts';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { MatchRow } from '../lobby/MatchRow.tsx';
import { addressOf, turnOf } from '../lobby/my-match.ts';
import { EmptyList, TableList } from '../lobby/TableList.tsx';
import { useMyMatches } from '../lobby/use-my-matches.ts';
import { REPLAY_WORDS } from './words.ts';
import './replays.css';

/** The matches that can be watched: one's own that are over, and whatever file one has. */
export function Replays() {
  const say = useWords(REPLAY_WORDS);
  const matches = useMyMatches();
  const over = matches.is === 'known' ? matches.value.filter((match) => turnOf(match) === 'over') : [];
  return (
    <Page title={say.title}>
      <div className="replays">
        <header>
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
        </header>
        <DropZone />
        <TableList title={say.mine}>
          {matches.is !== 'loading' && over.length === 0 && <EmptyList text={say.none} />}
          <ul>
            {over.map((match) => (
              <MatchRow key={addressOf(match)} match={match} />
            ))}
          </ul>
        </TableList>
      </div>
    </Page>
  );
}

/** A place for a file, to be dropped or chosen. */
function DropZone() {
  const say = useWords(REPLAY_WORDS);
  const lang = useLang();
  const id = useId();
  const [, navigate] = useLocation();
  const [over, setOver] = useState<'over' | 'away'>('away');
  const [refused, setRefused] = useState<Phrase | undefined>(undefined);
  const open = (file: File | null | undefined) => {
    setOver('away');
    if (file === null || file === undefined) return;
    addressOfFile(file).then(
      (address) => (typeof address === 'string' ? navigate(address) : setRefused(address)),
      () => setRefused(undefined),
    );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className="replaydrop panel"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver('over');
      }}
      onDragLeave={() => setOver('away')}
      onDrop={drop}
    >
      <Icon name="scroll-unfurled" />
      <div>
        <h2>{say.drop}</h2>
        <p>{say.dropHint}</p>
        {refused !== undefined && (
          <p className="bad" role="alert">
            {refused[lang]}
          </p>
        )}
      </div>
      <label className="btn" htmlFor={id}>
        {say.choose}
        <input
          id={id}
          type="file"
          className="vh"
          accept=".json,application/json"
          onChange={(event: ChangeEvent<HTMLInputElement>) => open(event.target.files?.[0])}
        />
      </label>
    </div>
  );
}
