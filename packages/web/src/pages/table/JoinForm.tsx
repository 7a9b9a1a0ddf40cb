import { broughtAs } from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';
import { type FormEvent, useState } from 'react';
import { joinTable } from '../../client/api.ts';
import { rememberSeats } from '../../client/my-tables.ts';
import { RefusedError } from '../../client/refused-error.ts';
import { usePart } from '../../games/use-part.ts';
import { NameField } from '../../shell/preferences/NameField.tsx';
import { namePreference } from '../../shell/preferences/preferences.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { BringParts } from '../brings/BringParts.tsx';
import { useDeckChoices } from '../decks/use-deck-choices.ts';
import { bringing } from '../match/bringing.ts';
import { proposedAt, type SeatChoice } from '../match/seat-choice.ts';
import { TABLE_WORDS } from './words.ts';

type Joining = { readonly is: 'idle' | 'joining' } | { readonly is: 'failed'; readonly text: string };

interface Props {
  readonly table: string;
  readonly game: string;
  /** The seat that is free. */
  readonly seat: number;
  /** What lies on the table already: then nobody brings anything. */
  readonly beginning: TableDocument['beginning'];
}

/** Somebody who came by the link sits down: a name, what they bring, one button. */
export function JoinForm({ table, game, seat, beginning }: Props) {
  const say = useWords(TABLE_WORDS);
  const shell = useWords(SHELL_WORDS);
  const lang = useLang();
  const decks = useDeckChoices(game);
  const form = usePart(game, 'setup');
  const brings = beginning === undefined ? form?.brings : undefined;
  const [chosen, setChosen] = useState<SeatChoice>();
  const value = brings === undefined ? {} : (chosen ?? proposedAt(brings, seat));
  const [joining, setJoining] = useState<Joining>({ is: 'idle' });
  const isNamed = useStored(namePreference).trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJoining({ is: 'joining' });
    const name = namePreference.get().trim() || shell.nameless;
    const join = async () =>
      joinTable(table, {
        name,
        ...(brings === undefined ? {} : { brings: broughtAs(brings, await bringing(game, brings, value)) }),
      });
    join().then(
      (own) => rememberSeats(table, [own]),
      (error: unknown) => {
        setJoining({
          is: 'failed',
          text: error instanceof RefusedError ? error.because.text[lang] : shell.unreachable,
        });
      },
    );
  };
  return (
    <form className="panel gathering-panel" onSubmit={submit} aria-label={say.sitDown}>
      <h2>{say.sitDown}</h2>
      <NameField />
      {brings !== undefined && <BringParts form={brings} decks={decks} value={value} onChange={setChosen} />}
      {joining.is === 'failed' && (
        <p className="gathering-failed" role="alert">
          <Icon name="hazard-sign" />
          {joining.text}
        </p>
      )}
      <button type="submit" className="btn main" disabled={joining.is === 'joining' || form === undefined}>
        <Icon name="x-play" />
        {isNamed ? say.sitDown : say.sitDownAs(shell.nameless)}
      </button>
      <p className="gathering-hint">{say.orWatch}</p>
    </form>
  );
}
