import type { SeatId } from '@kronika/kernel';
import { useEffect, useRef, useState } from 'react';
import { type Badge, Mon } from '../../cards/Mon.tsx';
import type { TableConnection } from '../../client/connection.ts';
import { partOf } from '../../games/parts.ts';
import { useTitle } from '../../shell/use-title.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { useConnectionState } from '../table/use-connections.ts';
import './cover.css';
import { WITHDRAWS } from '../../table/session/session.ts';
import type { TableFace } from './table-face.ts';
import { useHold } from './use-hold.ts';
import type { SharedSeat } from './use-needed.ts';
import { COVER_WORDS } from './words.ts';

interface CoverProps {
  /** Who may look next. */
  readonly seat: SeatId;
  readonly connection: TableConnection;
  /** Somebody else at this screen whose offer the next person is about to think over. */
  readonly offering?: SharedSeat | undefined;
  open(): void;
}

const NO_SIDE: Badge = { allegiance: 'neutral', shape: 'octa', icon: 'x-enso' };

/** Hides the table until the next person holds the button. Tells nothing of the match but where it stands. */
export function Cover({ seat, connection, offering, open }: CoverProps) {
  const say = useWords(COVER_WORDS);
  const lang = useLang();
  const state = useConnectionState(connection);
  const document = state.is === 'refused' ? undefined : state.known?.document;
  const face = useFace(document?.game);
  const board = document?.match?.board;
  const side = board === undefined ? undefined : face?.sideOf(board, seat);
  const name = document?.seats[seat]?.name ?? '';
  const badge = side?.badge ?? NO_SIDE;
  useTitle(say.title(name));
  return (
    <main className={`cover ${badge.allegiance}`} aria-label={say.title(name)}>
      <Waves />
      <header>
        <span className="brand">
          <Icon name="x-enso" />
          Kronika
        </span>
        <span>{board === undefined ? undefined : face?.moment(board, lang)}</span>
      </header>
      <div className="cover-call">
        <Mon badge={badge} place="line" />
        <p className="cover-pass">{say.pass}</p>
        <h1>{name}</h1>
        <p>{say.hidden[face?.hides ?? 'cards'](side?.name[lang])}</p>
        <HoldButton open={open} name={name} />
        {offering !== undefined && <Withdrawal {...offering} />}
      </div>
      <footer>
        {face?.hides !== 'table' && <Pledge icon="poker-hand" text={say.hands} />}
        <Pledge icon="scroll-unfurled" text={say.log} />
        <Pledge icon="x-eye" text={say.comesBack} />
      </footer>
    </main>
  );
}

function HoldButton({ open, name }: { readonly name: string; open(): void }) {
  const say = useWords(COVER_WORDS);
  const { held, handlers } = useHold(open);
  const button = useRef<HTMLButtonElement>(null);
  // So that the space bar works at once.
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" className="cover-hold" data-held={held} {...handlers}>
      <span className="cover-ring">
        <Icon name="finger-print" />
      </span>
      <span>
        {say.hold}
        <small>
          {say.only(name)}
          <span className="cover-keys"> · {say.keys}</span>
        </small>
      </span>
    </button>
  );
}

/** The offer can be withdrawn until it is answered, also by who has handed the screen on. */
function Withdrawal({ seat, connection }: SharedSeat) {
  const say = useWords(COVER_WORDS);
  const state = useConnectionState(connection);
  const document = state.is === 'refused' ? undefined : state.known?.document;
  const match = document?.match;
  if (match?.offer?.withdraw === undefined) return undefined;
  const { asked } = match;
  return (
    <button
      type="button"
      className="btn cover-withdraw"
      onClick={() => void connection.send({ is: 'decide', asked, answer: WITHDRAWS })}
    >
      {say.withdraw(document?.seats[seat]?.name ?? '')}
    </button>
  );
}

function Pledge({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <span>
      <Icon name={icon} />
      {text}
    </span>
  );
}

/** Hills in the colours of the side. */
function Waves() {
  return (
    <svg className="cover-waves" viewBox="0 0 1280 330" preserveAspectRatio="none" aria-hidden="true">
      <path className="far" d="M0 120C160 60 300 150 460 110S760 50 920 104 1160 130 1280 84V330H0Z" />
      <path className="middle" d="M0 196C180 120 330 220 560 176S1000 214 1280 150V330H0Z" />
      <path className="line" d="M0 196C180 120 330 220 560 176S1000 214 1280 150" />
      <path className="near" d="M0 262C200 200 380 290 600 250S1040 214 1280 262V330H0Z" />
    </svg>
  );
}

function useFace(game: string | undefined): TableFace | undefined {
  const [face, setFace] = useState<TableFace>();
  useEffect(() => {
    let isWanted = true;
    if (game !== undefined)
      partOf(game, 'face').then(
        (found) => isWanted && setFace(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return face;
}
