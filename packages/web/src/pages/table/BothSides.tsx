import type { SeatId } from '@kronika/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { TableProps } from '../../table/props.ts';
import { type SharedSeat, useNeeded } from '../handover/use-needed.ts';
import { SANDBOX_WORDS } from '../sandbox/words.ts';
import { Connected } from './Connected.tsx';
import { Playing } from './Playing.tsx';
import { shared } from './Seated.tsx';
import type { SeatConnection } from './use-connections.ts';

interface BothSidesProps extends Pick<TableProps, 'rematchTo'> {
  readonly game: string;
  readonly connections: readonly SeatConnection[];
}

/** One person plays all seats: whoever is asked answers, nothing is covered, and the way back to the editor is open. */
export function BothSides({ game, connections, rematchTo }: BothSidesProps) {
  const [first, ...rest] = connections.flatMap(shared);
  return first === undefined ? null : <Sides game={game} seats={[first, ...rest]} rematchTo={rematchTo} />;
}

interface SidesProps extends Pick<TableProps, 'rematchTo'> {
  readonly game: string;
  readonly seats: readonly [SharedSeat, ...SharedSeat[]];
}

function Sides({ game, seats, rematchTo }: SidesProps) {
  const acting = useActing(seats);
  const [still, setStill] = useState<SeatId>();
  const { connection } = seats.find(({ seat }) => seat === acting) ?? seats[0];
  const editor = `/sandbox/${game}`;
  return (
    <Connected connection={connection}>
      <Playing
        connection={connection}
        rematchTo={rematchTo}
        leaveTo={editor}
        near={still ?? acting}
        tools={
          <Tools editor={editor} isFollowing={still === undefined} follow={(on) => setStill(on ? undefined : acting)} />
        }
      />
    </Connected>
  );
}

/** Whose decision is due; while nobody's is, whoever decided last. */
function useActing(seats: readonly [SharedSeat, ...SharedSeat[]]): SeatId {
  const needed = useNeeded(seats);
  const [last, setLast] = useState<SeatId>(seats[0].seat);
  const acting = needed.includes(last) ? last : (needed[0] ?? last);
  if (acting !== last) setLast(acting);
  return acting;
}

interface ToolsProps {
  readonly editor: string;
  readonly isFollowing: boolean;
  follow(on: boolean): void;
}

function Tools({ editor, isFollowing, follow }: ToolsProps) {
  const say = useWords(SANDBOX_WORDS);
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-pressed={isFollowing}
        aria-label={say.followTurns}
        title={say.followTurns}
        onClick={() => follow(!isFollowing)}
      >
        <Icon name="x-turn" />
      </button>
      <Link href={editor} className="tool wayback">
        <Icon name="x-back" />
        {say.toEditor}
      </Link>
    </>
  );
}
