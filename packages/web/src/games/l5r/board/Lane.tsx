import type { SeatId } from '@kronika/kernel';
import type { ConflictView, L5rView } from '@kronika/l5r';
import { memo } from 'react';
import type { Layout } from '../../../table/board-module.ts';
import { shareOf } from '../../../table/crowd/crowd.ts';
import type { DefenseDeclaration } from './declaring/declaration.ts';
import { type DefenseForecast, defenseForecast } from './declaring/forecast.ts';
import { clanAt, LaneSide, laneCrowd } from './LaneSide.tsx';
import { Middle, type MiddleProps, NarrowMiddle } from './Middle.tsx';
import { type BoardWords, useBoard } from './side.ts';

interface LaneProps {
  readonly view: L5rView;
  readonly conflict: ConflictView;
  readonly layout: Layout;
  /** Who is marked to defend, while that is asked. */
  readonly defense: DefenseDeclaration | undefined;
}

const NOBODY: DefenseDeclaration['defenders'] = [];

/** The conflict: who takes part on which side, the totals, and what is missing to break the province. */
export const Lane = memo(function Lane({ view, conflict, layout, defense }: LaneProps) {
  const { words, near } = useBoard();
  const { attacker, type } = conflict;
  const defender: SeatId = attacker === 0 ? 1 : 0;
  const far: SeatId = near === 0 ? 1 : 0;
  // On a desk attackers stand on the left; on a phone the near seat stands below.
  const [first, second] = layout === 'desktop' ? [attacker, defender] : [far, near];
  const marching = defense?.defenders ?? NOBODY;
  const [left, right] = [laneCrowd(view, first, layout, marching), laneCrowd(view, second, layout, marching)];
  const caption = defense === undefined ? undefined : captionOf(words, marching.length);
  const middle: MiddleProps = {
    view,
    type,
    ring: conflict.ring,
    elements: conflict.elements,
    province: conflict.province,
    strength: conflict.strength,
    attacker,
    ...(defense === undefined ? standing(words, conflict) : expected(words, defenseForecast(view, conflict, defense))),
  };
  const vacant = defense === undefined ? words.nobody : words.chooseDefenders;
  return (
    <section
      className={`lane ${clanAt(view, first)}-a ${clanAt(view, second)}-b${defense === undefined ? '' : ' defending'}`}
      data-part="lane"
      aria-label={words.conflict[type]}
      style={{ '--left': shareOf(left), '--right': shareOf(right) }}
    >
      <LaneSide
        view={view}
        seat={first}
        crowd={left}
        marching={marching}
        vacant={first === defender ? vacant : words.nobody}
        caption={first === defender ? caption : undefined}
      />
      {layout === 'desktop' ? <Middle {...middle} /> : <NarrowMiddle {...middle} above={far} />}
      <LaneSide
        view={view}
        seat={second}
        crowd={right}
        marching={marching}
        vacant={second === defender ? vacant : words.nobody}
        caption={second === defender ? caption : undefined}
      />
    </section>
  );
});

function captionOf(words: BoardWords, count: number): string | undefined {
  return count === 0 ? undefined : words.defending(count);
}

type Told = Pick<MiddleProps, 'attack' | 'defense' | 'note' | 'need' | 'briefly'>;

/** How the conflict stands now. */
function standing(words: BoardWords, { attacker, totals, strength }: ConflictView): Told {
  const attack = totals[attacker] ?? 0;
  const defense = totals[attacker === 0 ? 1 : 0] ?? 0;
  const lead = attack - defense;
  const missing = strength - lead;
  return {
    attack: { is: 'total', total: attack },
    defense: { is: 'total', total: defense },
    note: `${words.strength(strength)} · ${leadText(words, lead)}`,
    need: missing > 0 ? { text: words.missing(missing) } : { text: words.enough, isMet: true },
    briefly: missing > 0 ? words.missingShort(missing) : words.enough,
  };
}

function leadText(words: BoardWords, lead: number): string {
  if (lead === 0) return words.tied;
  return lead > 0 ? words.leads(lead) : words.trails(-lead);
}

/** How it would stand with the marked defenders. */
function expected(words: BoardWords, forecast: DefenseForecast): Told {
  const { attack, defense, outcome, toHold, toWin, unopposed } = forecast;
  const said =
    outcome.winner === 'defense'
      ? words.wouldWin
      : outcome.breaks === 'yes'
        ? words.wouldBreak(toHold)
        : words.wouldHold(toWin);
  return {
    attack: { is: 'total', total: attack },
    defense: { is: 'forecast', text: String(defense) },
    note: unopposed === 'yes' ? words.unopposed : `${attack} : ${defense}`,
    need: { text: said, ...(outcome.breaks === 'yes' ? {} : { isMet: true as const }) },
    briefly: said,
  };
}
