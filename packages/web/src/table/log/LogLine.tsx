import { cardThing, isCardId, isPrintedCard, type SeenEvent, type Subject } from '@kronika/kernel';
import { memo } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { Looked } from '../looked.ts';
import { usePassingWords } from '../passing/use-passing.ts';
import { RuleChip } from '../prompt/RuleChip.tsx';
import { useTable } from '../session/context.ts';
import type { TableSession } from '../session/session.ts';
import { withSeatNames } from '../text/seat-names.ts';
import type { NameFinder, Piece } from './names-in.ts';
import type { ReadableEntry } from './readable.ts';
import { toldPlaces } from './told-places.ts';

export interface LogLineProps {
  readonly entry: ReadableEntry;
  readonly names: readonly string[];
  readonly find: NameFinder;
  readonly isLast: boolean;
  /** Whether the rules behind it are shown. */
  readonly rules: 'shown' | 'hidden';
}

/** One line: a sentence in which names can be pointed at. */
export const LogLine = memo(function LogLine({ entry, names, find, isLast, rules }: LogLineProps) {
  const { session, lang } = useTable();
  const say = usePassingWords();
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
  const light = () => session.light(toldPlaces(session.module, event));
  const icon = event === undefined ? 'public-speaker' : session.module.iconOf(event);
  return (
    <li
      className={isLast ? 'now' : undefined}
      onPointerEnter={light}
      onPointerLeave={() => session.light([])}
      onFocus={light}
      onBlur={() => session.light([])}
    >
      {icon === undefined ? <i className="dot" /> : <Icon name={icon} />}
      <span>
        {find(text).map((piece, place) =>
          piece.is === 'words' ? (
            piece.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
            <span key={place} className="named">
              <ThingName piece={piece} event={event} />
              {piece.mark}
            </span>
          ),
        )}
        {entry.is === 'event' && entry.auto === 'yes' && <em className="auto"> ({say.auto})</em>}
        {rules === 'shown' && event?.rule !== undefined && (
          <>
            {' '}
            <RuleChip rule={event.rule} />
          </>
        )}
      </span>
    </li>
  );
});

interface ThingNameProps {
  readonly piece: Extract<Piece, { readonly is: 'name' }>;
  readonly event: SeenEvent | undefined;
}

/** A name that shows what it stands for. */
function ThingName({ piece: { text, subject }, event }: ThingNameProps) {
  const { session } = useTable();
  const look = (pinned: 'passing' | 'asked') => session.look(lookedIn(event, session, subject), pinned);
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

/** A card as the copy that the event is about, if that one is still known as the card; everything else as it is. */
function lookedIn(
  event: SeenEvent | undefined,
  { module, store }: Pick<TableSession, 'module' | 'store'>,
  subject: Subject,
): Looked {
  const view = store.get().known?.document.match?.board;
  const card: unknown = event === undefined ? undefined : Reflect.get(event, 'card');
  const copy = isCardId(card) && view !== undefined ? module.lookAt(view, cardThing(card)) : undefined;
  if (copy === undefined || !isPrintedCard(copy) || !isPrintedCard(subject)) return subject;
  return copy.printed === subject.printed ? copy : subject;
}
