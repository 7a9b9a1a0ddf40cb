import { type AttachmentView, cardName, factOf, type LyingCard, type PlayedCard } from '@kronika/agot';
import type { Lang, SeatId } from '@kronika/kernel';
import { memo } from 'react';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import { Place } from '../../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import type { PlaceState } from '../../../../table/session/session-state.ts';
import { FACTION_BADGES } from '../../badges.ts';
import type { AgotCardState } from '../../cards/card-state.ts';
import { cardLabel } from '../../cards/label.ts';
import { FACE_WORDS } from '../../cards/words.ts';
import { playedState } from '../find-card.ts';
import { useBoard } from '../side.ts';
import { Picture } from './Picture.tsx';

/** A location, smaller still. */
export const MiniLocation = memo(function MiniLocation(props: {
  readonly location: PlayedCard;
  readonly seat: SeatId;
}) {
  const { location, seat } = props;
  return <MiniCard card={location} seat={seat} to={`discard:${seat}`} state={playedState(location)} />;
});

interface MiniCardProps {
  readonly card: PlayedCard;
  readonly seat: SeatId;
  readonly to: string;
  readonly state: AgotCardState;
}

function MiniCard({ card, seat, to, state }: MiniCardProps) {
  const { lang } = useBoard();
  const { id, sight, stance, power, tokens, attachments } = card;
  const lying = Object.values(tokens).reduce((sum, amount) => sum + amount, 0);
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const label = [
    fact === undefined ? FACE_WORDS[lang].hidden : cardLabel(fact, state, lang),
    ...attachments.map((worn) => nameOf(worn, lang)),
  ];
  return (
    <span className="mini small">
      <Place
        place={cardPlace(id)}
        looked={fact && lookedCard(fact.id, id)}
        flip={`c${id}`}
        from={`hand:${seat}`}
        to={to}
        stance={stance === 'kneeling' ? 'bowed' : 'ready'}
        label={label.join(', ')}
        className={`minicard ${FACTION_BADGES[fact?.faction ?? 'neutral'].allegiance} ${stance}`}
      >
        {(asked) => (
          <>
            {fact === undefined ? <span className="picture" /> : <Picture printed={fact.id} stance={stance} />}
            {power > 0 && <span className="minitok power">{power}</span>}
            {lying > 0 && <span className="minitok gold">{lying}</span>}
            <Check state={asked} />
          </>
        )}
      </Place>
      <WornMarks host={card} to={to} />
    </span>
  );
}

/** What lies with a card: its duplicates, and what is attached to it. */
export function WornMarks({ host, to }: { readonly host: PlayedCard; readonly to: string }) {
  const { lang, words } = useBoard();
  const { attachments, duplicates } = host;
  if (attachments.length + duplicates.length === 0) return undefined;
  return (
    <span className="miniworn">
      {[...duplicates, ...attachments.flatMap((worn) => worn.duplicates)].map((copy) => (
        <WornMark key={copy.id} card={copy} label={words.duplicateOf(nameOf(host, lang))} kind="copy" to={to} />
      ))}
      {attachments.map((worn) => (
        <WornMark
          key={worn.id}
          card={worn}
          label={`${attachmentLabel(worn, lang)}, ${words.on(nameOf(host, lang))}`}
          kind="attachment"
          to={to}
        />
      ))}
    </span>
  );
}

interface WornMarkProps {
  readonly card: LyingCard;
  readonly label: string;
  readonly kind: 'copy' | 'attachment';
  readonly to: string;
}

/** What lies with a card, as a mark at its edge; it grows where it may be chosen. */
function WornMark({ card: { id, sight }, label, kind, to }: WornMarkProps) {
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const colours = FACTION_BADGES[fact?.faction ?? 'neutral'].allegiance;
  return (
    <Place
      place={cardPlace(id)}
      looked={fact && lookedCard(fact.id, id)}
      flip={`c${id}`}
      to={to}
      label={label}
      className={`wornmark ${kind} ${colours}`}
    >
      {(asked) => <Check state={asked} />}
    </Place>
  );
}

export function Check({ state }: { readonly state: PlaceState }) {
  return state.startsWith('is') ? <span className="check">{state.slice(3) || '✓'}</span> : undefined;
}

export function nameOf({ sight }: Pick<LyingCard, 'sight'>, lang: Lang): string {
  return sight.face === 'up' ? cardName(factOf(sight.printed))[lang] : FACE_WORDS[lang].hidden;
}

function attachmentLabel(worn: AttachmentView, lang: Lang): string {
  const { sight } = worn;
  return sight.face === 'up' ? cardLabel(factOf(sight.printed), playedState(worn), lang) : FACE_WORDS[lang].hidden;
}
