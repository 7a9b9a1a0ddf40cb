import type { CardId, SeenEvent } from '@kronika/kernel';
import { isCardId } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import { memo } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { RuleChip } from '../prompt/RuleChip.tsx';
import { useTable } from '../session/context.ts';
import type { TableSession } from '../session/session.ts';
import { withSeatNames } from '../text/seat-names.ts';
import type { NameFinder, Piece } from './card-names.ts';

interface LogLineProps {
  readonly entry: LogEntry;
  readonly names: readonly string[];
  readonly find: NameFinder;
  readonly isLast: boolean;
}

/** One line: a sentence in which names of cards can be pointed at. */
export const LogLine = memo(function LogLine({ entry, names, find, isLast }: LogLineProps) {
  const { session, lang } = useTable();
  if (entry.is === 'said')
    return (
      <li className="said">
        <Icon name="talk" />
        <span>
          <b>{entry.by}:</b> {entry.text}
        </span>
      </li>
    );
  const text = withSeatNames(entry.text[lang], session.module.text[lang], names);
  const event: SeenEvent | undefined = entry.is === 'event' ? entry.event : undefined;
  const icon = event === undefined ? 'public-speaker' : session.module.iconOf(event);
  return (
    <li className={isLast ? 'now' : undefined}>
      {icon === undefined ? <i className="dot" /> : <Icon name={icon} />}
      <span>
        {find(text).map((piece, place) =>
          piece.is === 'words' ? (
            piece.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
            <span key={place} className="named">
              <CardName piece={piece} event={event} />
              {piece.mark}
            </span>
          ),
        )}
        {event?.rule !== undefined && (
          <>
            {' '}
            <RuleChip rule={event.rule} />
          </>
        )}
      </span>
    </li>
  );
});

interface CardNameProps {
  readonly piece: Extract<Piece, { readonly is: 'card' }>;
  readonly event: SeenEvent | undefined;
}

/** A name that shows its card. */
function CardName({ piece: { text, printed }, event }: CardNameProps) {
  const { session } = useTable();
  const look = (pinned: 'passing' | 'asked') => session.look({ printed, ...cardIn(event, session, printed) }, pinned);
  return (
    <button
      type="button"
      className="cardname"
      onPointerEnter={() => look('passing')}
      onFocus={() => look('passing')}
      onClick={() => {
        look('asked');
        session.open({ is: 'inspector' });
      }}
    >
      {text}
    </button>
  );
}

/** The copy that the event is about, if it is still known as that card. */
function cardIn(
  event: SeenEvent | undefined,
  { module, store }: Pick<TableSession, 'module' | 'store'>,
  printed: string,
): { readonly card?: CardId } {
  const view = store.get().known?.document.match?.board;
  const card: unknown = event === undefined ? undefined : Reflect.get(event, 'card');
  return isCardId(card) && view !== undefined && module.printedOf(view, card) === printed ? { card } : {};
}
