import {
  type AttachmentView,
  CHALLENGE_TYPES,
  type CharacterView,
  cardName,
  factOf,
  type LyingCard,
  type PlayedCard,
} from '@kronika/agot';
import type { Lang, SeatId } from '@kronika/kernel';
import { memo } from 'react';
import { driftClass, driftOf } from '../../../../cards/compare.ts';
import { hyphenated } from '../../../../cards/hyphens.ts';
import { Icon } from '../../../../sprite/Icon.tsx';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import { Place } from '../../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import type { PlaceState } from '../../../../table/session/session-state.ts';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../../badges.ts';
import type { AgotCardState } from '../../cards/card-state.ts';
import { cardLabel } from '../../cards/label.ts';
import { FACE_WORDS } from '../../cards/words.ts';
import { characterState, playedState } from '../find-card.ts';
import { useBoard } from '../side.ts';
import { Picture } from './Picture.tsx';

/** A character where there is no room for its card: picture, strength, icons, and what lies on it. */
export const MiniCharacter = memo(function MiniCharacter(props: {
  readonly character: CharacterView;
  readonly seat: SeatId;
}) {
  const { character, seat } = props;
  const { lang, words } = useBoard();
  const { sight, strength, icons, bypassed } = character;
  const printed = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const drift = printed?.type === 'character' ? driftClass(driftOf(strength, printed.strength)) : '';
  return (
    <MiniCard
      card={character}
      seat={seat}
      to={`dead:${seat}`}
      state={characterState(character)}
      {...(bypassed ? { more: words.bypassed } : {})}
    >
      <b className={`ministrength${drift}`}>{strength}</b>
      <span className="miniicons">
        {CHALLENGE_TYPES.map((type) => (
          <i key={type} className={icons.includes(type) ? type : `${type} lacking`}>
            <Icon name={CHALLENGE_BADGES[type].icon} />
          </i>
        ))}
      </span>
      {printed !== undefined && <small className="mininame">{hyphenated(cardName(printed)[lang])}</small>}
    </MiniCard>
  );
});

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
  readonly more?: string;
  readonly children?: React.ReactNode;
}

function MiniCard({ card, seat, to, state, more, children }: MiniCardProps) {
  const { lang, words } = useBoard();
  const { id, sight, stance, power, tokens, attachments, duplicates } = card;
  const lying = Object.values(tokens).reduce((sum, amount) => sum + amount, 0);
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const label = [
    fact === undefined ? FACE_WORDS[lang].hidden : cardLabel(fact, state, lang),
    ...attachments.map((worn) => nameOf(worn, lang)),
    ...(more === undefined ? [] : [more]),
  ];
  const kind = children === undefined ? 'small' : 'large';
  return (
    <span className={`mini ${kind}${more === undefined ? '' : ' bypassed'}`}>
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
            {children}
            {power > 0 && <span className="minitok power">{power}</span>}
            {lying > 0 && <span className="minitok gold">{lying}</span>}
            <Check state={asked} />
          </>
        )}
      </Place>
      {attachments.length + duplicates.length > 0 && (
        <span className="miniworn">
          {[...duplicates, ...attachments.flatMap((worn) => worn.duplicates)].map((copy) => (
            <WornMark key={copy.id} card={copy} label={words.duplicateOf(nameOf(card, lang))} kind="copy" to={to} />
          ))}
          {attachments.map((worn) => (
            <WornMark
              key={worn.id}
              card={worn}
              label={`${attachmentLabel(worn, lang)}, ${words.on(nameOf(card, lang))}`}
              kind="attachment"
              to={to}
            />
          ))}
        </span>
      )}
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

function Check({ state }: { readonly state: PlaceState }) {
  return state.startsWith('is') ? <span className="check">{state.slice(3) || '✓'}</span> : undefined;
}

function nameOf({ sight }: Pick<LyingCard, 'sight'>, lang: Lang): string {
  return sight.face === 'up' ? cardName(factOf(sight.printed))[lang] : FACE_WORDS[lang].hidden;
}

function attachmentLabel(worn: AttachmentView, lang: Lang): string {
  const { sight } = worn;
  return sight.face === 'up' ? cardLabel(factOf(sight.printed), playedState(worn), lang) : FACE_WORDS[lang].hidden;
}
