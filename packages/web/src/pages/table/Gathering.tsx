import type { SeatDocument, TableDocument } from '@kronika/protocol';
import { Mon } from '../../cards/Mon.tsx';
import { forgetSeats } from '../../client/my-tables.ts';
import { announcedGame } from '../../games/parts.ts';
import { usePart } from '../../games/use-part.ts';
import { Page } from '../../shell/Page.tsx';
import { teamNameOf } from '../../shell/team-name.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import './gathering.css';
import { Invitation } from './Invitation.tsx';
import { JoinForm } from './JoinForm.tsx';
import type { SeatConnection } from './use-connections.ts';
import { TABLE_WORDS } from './words.ts';

interface GatheringProps {
  readonly table: string;
  readonly document: TableDocument;
  readonly connections: readonly SeatConnection[];
}

/** A table that waits for people: who sits there, and how others come. */
export function Gathering({ table, document, connections }: GatheringProps) {
  const say = useWords(TABLE_WORDS);
  const lang = useLang();
  const game = announcedGame(document.game);
  const setup = usePart(document.game, 'setup');
  const format = setup?.formats.find(({ id }) => id === document.format);
  const isSeated = document.you.role.is === 'seat';
  // Who is about to sit down does not count as somebody who watches.
  const watching = document.spectators - (isSeated ? 0 : 1);
  return (
    <Page title={say.gathering}>
      <div className="gathering">
        <header>
          {game !== undefined && <Mon badge={game.badge} place="line" />}
          <div>
            <h1>{document.title ?? game?.name[lang] ?? document.game}</h1>
            <p role="status">{isSeated ? say.waitForOthers : say.comeIn}</p>
          </div>
        </header>
        <section className="panel gathering-seats" aria-label={say.seats}>
          <h2>{say.seats}</h2>
          <ul>
            {document.seats.map((seat, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <Seat key={place} seat={seat} place={place} team={document.teams?.[place]} />
            ))}
          </ul>
          {format !== undefined && (
            <p className="gathering-hint">
              {format.name[lang]}: {format.about[lang]}
            </p>
          )}
          {watching > 0 && <p className="gathering-hint">{say.watching(watching)}</p>}
        </section>
        {isSeated ? (
          <Invitation leave={() => leave(table, connections)} />
        ) : (
          <JoinForm
            table={table}
            game={document.game}
            seat={document.seats.findIndex(({ is }) => is === 'open')}
            beginning={document.beginning}
          />
        )}
      </div>
    </Page>
  );
}

interface SeatProps {
  readonly seat: SeatDocument;
  readonly place: number;
  /** Nothing where everybody plays for themselves. */
  readonly team: number | undefined;
}

function Seat({ seat, place, team }: SeatProps) {
  const say = useWords(TABLE_WORDS);
  const lang = useLang();
  return (
    <li className={`gathering-seat ${seat.is}`}>
      <Icon name={seat.is === 'bot' ? 'vintage-robot' : seat.is === 'open' ? 'hourglass' : 'three-friends'} />
      <div>
        <h3>{seat.is === 'open' ? say.openSeat : seat.name}</h3>
        <small>
          {say.seat(place + 1)}
          {team !== undefined && ` · ${teamNameOf(team, lang)}`} ·{' '}
          {seat.is === 'open' ? say.waits : say.presence[seat.presence]}
        </small>
      </div>
    </li>
  );
}

/** Gives the seats back; the table tells the others. */
function leave(table: string, connections: readonly SeatConnection[]): void {
  Promise.all(connections.map(({ connection }) => connection.send({ is: 'leave' }))).then(
    () => forgetSeats(table),
    () => undefined,
  );
}
