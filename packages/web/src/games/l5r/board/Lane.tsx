import { type CharacterView, type ConflictView, cardName, factOf, type L5rView } from '@kronika/l5r';
import { memo } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import type { Layout } from '../../../table/board-module.ts';
import { type Crowd, shareOf } from '../../../table/crowd/crowd.ts';
import { crowdStyle } from '../../../table/crowd/Ranks.tsx';
import { Count } from '../../../table/motion/Count.tsx';
import { ELEMENT_BADGES } from '../badges.ts';
import { conflictIcon } from './conflict-types.ts';
import { crowdOf } from './crowd.ts';
import { printedIn } from './find-card.ts';
import { Group } from './Group.tsx';
import { clanOf, useBoard } from './side.ts';

interface LaneProps {
  readonly view: L5rView;
  readonly conflict: ConflictView;
  readonly layout: Layout;
}

/** The conflict: who takes part on which side, the totals, and what is missing to break the province. */
export const Lane = memo(function Lane({ view, conflict, layout }: LaneProps) {
  const { words, near } = useBoard();
  const { attacker, type } = conflict;
  const defender = attacker === 0 ? 1 : 0;
  const far = near === 0 ? 1 : 0;
  // On a desk attackers stand on the left; on a phone the near seat stands below.
  const [first, second] = layout === 'desktop' ? [attacker, defender] : [far, near];
  const [left, right] = [crowdAt(view, first, layout), crowdAt(view, second, layout)];
  return (
    <section
      className={`lane ${clanAt(view, first)}-a ${clanAt(view, second)}-b`}
      data-part="lane"
      aria-label={words.conflict[type]}
      style={{ '--left': shareOf(left), '--right': shareOf(right) }}
    >
      <Side view={view} seat={first} crowd={left} />
      {layout === 'desktop' ? (
        <Middle view={view} conflict={conflict} />
      ) : (
        <NarrowMiddle conflict={conflict} above={far} />
      )}
      <Side view={view} seat={second} crowd={right} />
    </section>
  );
});

function crowdAt(view: L5rView, seat: number, layout: Layout): Crowd<CharacterView> {
  return crowdOf(view.seats[seat]?.characters.filter(({ at }) => at === 'conflict') ?? [], 'lane', layout);
}

function clanAt(view: L5rView, seat: number): string {
  const there = view.seats[seat];
  return there === undefined ? 'neutral' : clanOf(there);
}

function Side({
  view,
  seat,
  crowd,
}: {
  readonly view: L5rView;
  readonly seat: number;
  readonly crowd: Crowd<CharacterView>;
}) {
  const { words } = useBoard();
  const isVacant = crowd.ranks.every((rank) => rank.length === 0);
  return (
    <div className={`side ${clanAt(view, seat)} ${crowd.fit}`} style={crowdStyle(crowd)}>
      {isVacant ? <span className="nothing">{words.nobody}</span> : <Group crowd={crowd} seat={seat} />}
    </div>
  );
}

function numbersOf({ attacker, totals, strength }: ConflictView) {
  const attack = totals[attacker] ?? 0;
  const defense = totals[attacker === 0 ? 1 : 0] ?? 0;
  return { attack, defense, lead: attack - defense, missing: strength - (attack - defense) };
}

function Middle({ view, conflict }: { readonly view: L5rView; readonly conflict: ConflictView }) {
  const { lang, words } = useBoard();
  const { type, ring, elements, province, strength } = conflict;
  const { attack, defense, lead, missing } = numbersOf(conflict);
  const printed = printedIn(view, province);
  return (
    <div className="mid">
      <span className={`type ${type}`}>
        <Icon name={conflictIcon(type)} />
        {words.conflict[type]}
      </span>
      <div className="vs">
        <div className="total">
          <b>
            <Count value={attack} />
          </b>
          <small>{words.attack}</small>
        </div>
        <span className="elements">
          {(elements.length === 0 ? [ring] : elements).map((element) => (
            <Mon key={element} badge={ELEMENT_BADGES[element]} place="line" />
          ))}
        </span>
        <div className="total">
          <b>
            <Count value={defense} />
          </b>
          <small>{words.defense}</small>
        </div>
      </div>
      <h3>{printed === undefined ? words.hiddenProvince : cardName(factOf(printed))[lang]}</h3>
      <p>
        {words.strength(strength)} · {leadText(words, lead)}
      </p>
      <span className={`need${missing > 0 ? '' : ' met'}`}>{missing > 0 ? words.missing(missing) : words.enough}</span>
    </div>
  );
}

function leadText(words: ReturnType<typeof useBoard>['words'], lead: number): string {
  if (lead === 0) return words.tied;
  return lead > 0 ? words.leads(lead) : words.trails(-lead);
}

function NarrowMiddle({ conflict, above }: { readonly conflict: ConflictView; readonly above: number }) {
  const { words } = useBoard();
  const { attacker, type, ring, strength } = conflict;
  const { attack, defense, missing } = numbersOf(conflict);
  const need = missing > 0 ? words.missingShort(missing) : words.enough;
  const told = {
    attack: { total: attack, word: words.attack, more: <em>{need}</em> },
    defense: { total: defense, word: words.defense, more: words.strength(strength) },
  };
  const [upper, lower] = above === attacker ? [told.attack, told.defense] : [told.defense, told.attack];
  return (
    <div className="mid">
      <div className="tot">
        <b>
          <Count value={upper.total} />
        </b>
        <small>
          {upper.word}
          <br />
          {upper.more}
        </small>
      </div>
      <span className="elements" title={words.conflict[type]}>
        <Mon badge={ELEMENT_BADGES[ring]} place="line" />
        <Icon name={conflictIcon(type)} />
      </span>
      <div className="tot r">
        <small>
          {lower.word}
          <br />
          {lower.more}
        </small>
        <b>
          <Count value={lower.total} />
        </b>
      </div>
    </div>
  );
}
