import type { SeatId } from '@kronika/kernel';
import { type AttachmentView, type Clan, cardName, factOf, type LyingCard, type ProvinceView } from '@kronika/l5r';
import { memo } from 'react';
import { hyphenated } from '../../../cards/hyphens.ts';
import { Mon } from '../../../cards/Mon.tsx';
import { ThumbBack } from '../../../cards/Thumb.tsx';
import { Shape } from '../../../sprite/Shape.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { choiceOf, Place } from '../../../table/choosing/Place.tsx';
import { lookedAt } from '../../../table/looked.ts';
import { ELEMENT_BADGES } from '../badges.ts';
import { L5rBack } from '../cards/L5rBack.tsx';
import { L5rCard } from '../cards/L5rCard.tsx';
import { cardLabel } from '../cards/label.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';

interface ProvinceTileProps {
  readonly seat: SeatId;
  readonly clan: Clan | 'neutral';
  readonly province: ProvinceView;
  /** What stands on the stronghold province. */
  readonly stronghold: readonly AttachmentView[];
  readonly attacked: boolean;
  /** Whether there is room for whole cards. */
  readonly room: 'wide' | 'tight';
}

/** A province: what lies in it, its name, its strength and its element. */
export const ProvinceTile = memo(function ProvinceTile(props: ProvinceTileProps) {
  const { seat, clan, province: view, stronghold, attacked, room } = props;
  const { words } = useBoard();
  const { province, condition, strength, row, place } = view;
  const name = useProvinceName(province);
  const looks = ['prov', clan, room, attacked ? 'hit' : '', condition === 'broken' ? 'broken' : ''].join(' ');
  const label = [
    name,
    place === 0 ? words.stronghold : words.province,
    ...(condition === 'broken' ? [words.broken] : strength === undefined ? [] : [words.strength(strength)]),
    ...(attacked ? [words.attacked] : []),
  ].join(', ');
  return (
    <div className={looks}>
      {province !== undefined && (
        <Place
          place={cardPlace(province.id)}
          looked={lookedAt(province.sight)}
          label={label}
          stance={condition}
          flip={`c${province.id}`}
          className="provhit"
        >
          {(state) => (state.startsWith('is') ? <span className="check">{state.slice(3) || '✓'}</span> : undefined)}
        </Place>
      )}
      <div className="lyings">
        {stronghold.map((card) => (
          <Lying key={card.id} card={card} seat={seat} clan={clan} room={room} stance={card.stance} />
        ))}
        {row.map((card) => (
          <Lying key={card.id} card={card} seat={seat} clan={clan} room={room} stance="ready" />
        ))}
        {row.length === 0 && stronghold.length === 0 && <span className="nothing">{words.empty}</span>}
      </div>
      <ProvinceInfo name={name} view={view} />
    </div>
  );
});

function ProvinceInfo({
  name,
  view: { province, condition, strength, row, place },
}: {
  readonly name: string;
  readonly view: ProvinceView;
}) {
  const { lang, words } = useBoard();
  const sight = province?.sight;
  const fact = sight?.face === 'up' ? factOf(sight.printed) : undefined;
  const [first] = row;
  const lies = first?.sight.face === 'up' ? cardName(factOf(first.sight.printed))[lang] : undefined;
  return (
    <div className="info" aria-hidden="true">
      <span className="provname">{hyphenated(name)}</span>
      {lies !== undefined && <small className="lies">{lies}</small>}
      <span className="row">
        {condition === 'broken' ? (
          <small>{words.broken}</small>
        ) : (
          strength !== undefined && (
            <span className="num pstr">
              <Shape name="gate" className="" />
              <b>{strength}</b>
            </span>
          )
        )}
        {province !== undefined && sight?.face === 'down' && <span className="provunknown">?</span>}
        {fact?.type === 'province' && <Mon badge={ELEMENT_BADGES[fact.element]} place="line" />}
        {sight?.face === 'up' && province?.face === 'down' && <small>{words.facedown}</small>}
        {place === 0 && fact === undefined && <small>{words.stronghold}</small>}
      </span>
    </div>
  );
}

function useProvinceName(province: ProvinceView['province']): string {
  const { lang, words } = useBoard();
  if (province === undefined) return words.province;
  return province.sight.face === 'up' ? cardName(factOf(province.sight.printed))[lang] : words.hiddenProvince;
}

interface LyingProps {
  readonly card: LyingCard;
  readonly seat: SeatId;
  readonly clan: ProvinceTileProps['clan'];
  readonly room: ProvinceTileProps['room'];
  readonly stance: 'ready' | 'bowed';
}

/** A card that lies in a province, or the stronghold on it. */
const Lying = memo(function Lying({ card, seat, clan, room, stance }: LyingProps) {
  const { lang, words } = useBoard();
  const { id, sight, face } = card;
  const isDown = face === 'down';
  const label =
    sight.face === 'up'
      ? `${cardLabel(factOf(sight.printed), { stance }, lang)}${isDown ? `, ${words.facedown}` : ''}`
      : words.hiddenCard;
  return (
    <Place
      place={cardPlace(id)}
      looked={lookedAt(sight)}
      flip={`c${id}`}
      from={`dynastyDeck:${seat}`}
      to={`dynastyDiscard:${seat}`}
      stance={`${stance} ${face}`}
      label={label}
      className={`lying${isDown && sight.face === 'up' ? ' known' : ''}`}
    >
      {(state) => {
        const choice = choiceOf(state, 'plain');
        const marks = { stance, ...(choice === undefined ? {} : { choice }) };
        if (sight.face === 'down')
          return room === 'wide' ? (
            <L5rBack deck="dynasty" clan={clan} lang={lang} state={marks} />
          ) : (
            <ThumbBack allegiance={clan} />
          );
        if (room === 'wide') return <L5rCard printed={sight.printed} size="t" lang={lang} place="hand" state={marks} />;
        return (
          <>
            <Thumb printed={sight.printed} stance={stance} />
            {state.startsWith('is') && <span className="check">{state.slice(3) || '✓'}</span>}
          </>
        );
      }}
    </Place>
  );
});
