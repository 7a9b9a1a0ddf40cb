import { type AttachmentView, cardName, factOf, type LyingCard, type PlayedCard } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';
import { memo } from 'react';
import { hyphenated } from '../../../cards/hyphens.ts';
import { Mon } from '../../../cards/Mon.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedAt, lookedCard } from '../../../table/looked.ts';
import { FACTION_BADGES } from '../badges.ts';
import { cardLabel } from '../cards/label.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { useAllegiances } from './allegiances.ts';
import { playedState } from './find-card.ts';
import { useBoard } from './side.ts';

interface WornProps {
  readonly host: PlayedCard;
  /** Where it goes when it leaves play. */
  readonly to: string;
}

function nameOf({ sight }: Pick<LyingCard, 'sight'>, lang: Lang): string {
  return sight.face === 'up' ? cardName(factOf(sight.printed))[lang] : FACE_WORDS[lang].hidden;
}

/** The attachments of a card, by their names. */
export function Worn({ host, to }: WornProps) {
  const { lang } = useBoard();
  const { attachments } = host;
  if (attachments.length === 0) return undefined;
  return (
    <div className="worn">
      {attachments.map((attachment) => (
        <Attached
          key={attachment.id}
          attachment={attachment}
          hostName={nameOf(host, lang)}
          whose={attachment.owner === host.controller ? 'own' : 'foreign'}
          to={to}
        />
      ))}
    </div>
  );
}

/** The duplicates of a card and of what is attached to it: each saves once. */
export function Copies({ host, to }: WornProps) {
  const { lang, words } = useBoard();
  const copies = [host, ...host.attachments].flatMap((one) =>
    one.duplicates.map((card) => ({ card, of: nameOf(one, lang) })),
  );
  if (copies.length === 0) return undefined;
  return (
    <div className="copies">
      {copies.map(({ card, of }) => (
        <Place
          key={card.id}
          place={cardPlace(card.id)}
          looked={lookedAt(card.sight)}
          flip={`c${card.id}`}
          to={to}
          label={words.duplicateOf(of)}
          className="copy"
        >
          {(choice) => <span className="tok copies">{choice.startsWith('is') ? '✓' : '×1'}</span>}
        </Place>
      ))}
    </div>
  );
}

interface AttachedProps {
  readonly attachment: AttachmentView;
  readonly hostName: string;
  /** Whether it belongs to somebody else than who controls its host. */
  readonly whose: 'own' | 'foreign';
  readonly to: string;
}

const Attached = memo(function Attached({ attachment, hostName, whose, to }: AttachedProps) {
  const { lang, words } = useBoard();
  const allegiance = useAllegiances()[attachment.owner] ?? 'neutral';
  const { id, sight, stance, controller, power, tokens } = attachment;
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const name = nameOf(attachment, lang);
  const label = fact === undefined ? name : cardLabel(fact, playedState(attachment), lang);
  const on = power + Object.values(tokens).reduce((sum, amount) => sum + amount, 0);
  const looks = [
    'strip',
    FACTION_BADGES[fact?.faction ?? 'neutral'].allegiance,
    ...(stance === 'kneeling' ? ['bowed'] : []),
  ];
  return (
    <Place
      place={cardPlace(id)}
      looked={fact && lookedCard(fact.id, id)}
      flip={`c${id}`}
      from={`hand:${controller}`}
      to={to}
      stance={stance}
      label={`${label}, ${words.on(hostName)}`}
      className="wornplace"
    >
      {(choice) => (
        <span className={looks.join(' ')}>
          <span>{hyphenated(name)}</span>
          {on > 0 && <em>{on}</em>}
          {whose === 'foreign' && <Mon badge={FACTION_BADGES[allegiance]} place="line" />}
          {choice.startsWith('is') && <b>✓</b>}
        </span>
      )}
    </Place>
  );
});
