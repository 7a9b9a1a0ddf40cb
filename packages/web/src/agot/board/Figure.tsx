import { type AttachmentView, type CharacterView, cardName, factOf, type LyingCard } from '@kronika/agot';
import { memo } from 'react';
import { hyphenated } from '../../cards/hyphens.ts';
import { cardPlace } from '../../table/choosing/controls.ts';
import { Place } from '../../table/choosing/Place.tsx';
import { FACTION_BADGES } from '../badges.ts';
import { cardLabel } from '../cards/label.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { CardPlace } from './CardPlace.tsx';
import { characterState, playedState } from './find-card.ts';
import { useBoard } from './side.ts';

interface FigureProps {
  readonly character: CharacterView;
  readonly from: string;
  readonly to: string;
}

/** A character with what is attached to it, looking out from behind, and its duplicates. */
export const Figure = memo(function Figure({ character, from, to }: FigureProps) {
  const { words } = useBoard();
  const { attachments, duplicates, stance, bypassed } = character;
  return (
    <div className={stance === 'kneeling' ? 'figure lies' : 'figure'}>
      <Worn attachments={attachments} duplicates={duplicates} host={character} to={to} />
      <CardPlace
        card={character}
        state={characterState(character)}
        from={from}
        to={to}
        {...(bypassed ? { more: words.bypassed } : {})}
      />
      {bypassed && <span className="pill bypassed">{words.bypassed}</span>}
    </div>
  );
});

interface WornProps {
  readonly attachments: readonly AttachmentView[];
  readonly duplicates: readonly LyingCard[];
  readonly host: LyingCard;
  readonly to: string;
}

/** What lies with a card: attachments by their names, duplicates as such. */
export function Worn({ attachments, duplicates, host, to }: WornProps) {
  const { lang, words } = useBoard();
  if (attachments.length + duplicates.length === 0) return undefined;
  const hostName = host.sight.face === 'up' ? cardName(factOf(host.sight.printed))[lang] : FACE_WORDS[lang].hidden;
  const copies = [
    ...duplicates.map((card) => ({ card, of: hostName })),
    ...attachments.flatMap(({ sight, duplicates: own }) =>
      own.map((card) => ({ card, of: sight.face === 'up' ? cardName(factOf(sight.printed))[lang] : hostName })),
    ),
  ];
  return (
    <div className="worn">
      {copies.map(({ card, of }) => (
        <Place
          key={card.id}
          place={cardPlace(card.id)}
          card={card.id}
          flip={`c${card.id}`}
          to={to}
          label={words.duplicateOf(of)}
          className="wornplace"
          {...(card.sight.face === 'up' ? { printed: card.sight.printed } : {})}
        >
          {(choice) => (
            <span className="strip neutral">
              <span>+1</span>
              {choice.startsWith('is') && <b>✓</b>}
            </span>
          )}
        </Place>
      ))}
      {attachments.map((attachment) => (
        <Attached key={attachment.id} attachment={attachment} hostName={hostName} to={to} />
      ))}
    </div>
  );
}

interface AttachedProps {
  readonly attachment: AttachmentView;
  readonly hostName: string;
  readonly to: string;
}

const Attached = memo(function Attached({ attachment, hostName, to }: AttachedProps) {
  const { lang, words } = useBoard();
  const { id, sight, stance } = attachment;
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const name = fact === undefined ? FACE_WORDS[lang].hidden : cardName(fact)[lang];
  const label = fact === undefined ? name : cardLabel(fact, playedState(attachment), lang);
  return (
    <Place
      place={cardPlace(id)}
      card={id}
      flip={`c${id}`}
      to={to}
      stance={stance}
      label={`${label}, ${words.on(hostName)}`}
      className="wornplace"
      {...(fact === undefined ? {} : { printed: fact.id })}
    >
      {(choice) => (
        <span
          className={`strip ${FACTION_BADGES[fact?.faction ?? 'neutral'].allegiance}${stance === 'kneeling' ? ' bowed' : ''}`}
        >
          <span>{hyphenated(name)}</span>
          {choice.startsWith('is') && <b>✓</b>}
        </span>
      )}
    </Place>
  );
});
