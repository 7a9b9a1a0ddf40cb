import type { SeatId } from '@kronika/kernel';
import { cardName, factOf, type L5rView } from '@kronika/l5r';
import { memo } from 'react';
import type { Layout } from '../../../../table/board-module.ts';
import { shareOf } from '../../../../table/crowd/crowd.ts';
import { useSeatName } from '../../../../table/session/context.ts';
import { clanAt, LaneSide, laneCrowd } from '../LaneSide.tsx';
import { Middle, type MiddleProps, NarrowMiddle } from '../Middle.tsx';
import { type BoardWords, useBoard } from '../side.ts';
import type { AttackDeclaration } from './declaration.ts';
import { type AttackForecast, attackForecast, type Outcome } from './forecast.ts';
import './declaring.css';

interface DeclaringLaneProps {
  readonly view: L5rView;
  readonly declaration: AttackDeclaration;
  readonly layout: Layout;
}

/** A conflict as far as it is declared: everything chosen stands here, dashed until the last click, with a forecast. */
export const DeclaringLane = memo(function DeclaringLane({ view, declaration, layout }: DeclaringLaneProps) {
  const { words } = useBoard();
  const { attacker, type, ring, province, attackers, awaits } = declaration;
  const defender: SeatId = attacker === 0 ? 1 : 0;
  const name = useSeatName(defender);
  const forecast = attackForecast(view, declaration);
  const crowd = laneCrowd(view, attacker, layout, attackers);
  const isMarking = attackers.length > 0;
  const middle: MiddleProps = {
    view,
    attacker,
    type,
    ring,
    elements: [],
    province,
    strength: forecast.strength,
    attack: { is: 'total', total: forecast.attack },
    defense: { is: 'forecast', text: forecast.most === 0 ? '0' : `0–${forecast.most}` },
    ...toldOf(words, forecast, name, { province, isMarking }),
  };
  const attack = (
    <LaneSide
      view={view}
      seat={attacker}
      crowd={crowd}
      marching={attackers}
      vacant={awaits === 'province' ? words.chooseProvince : words.chooseAttackers}
      caption={isMarking && awaits === 'attackers' ? words.attacking(attackers.length) : undefined}
    />
  );
  return (
    <section
      className={`lane drafting ${clanAt(view, layout === 'desktop' ? attacker : defender)}-a ${clanAt(view, layout === 'desktop' ? defender : attacker)}-b`}
      data-part="lane"
      aria-label={`${words.declaring}: ${words.conflict[type]}`}
      style={{ '--left': shareOf(crowd), '--right': '3.4fr' }}
    >
      {layout === 'desktop' ? (
        <>
          {attack}
          <Middle {...middle} />
          <MayDefend forecast={forecast} />
        </>
      ) : (
        <>
          <MayDefend forecast={forecast} />
          <NarrowMiddle {...middle} above={defender} />
          {attack}
        </>
      )}
    </section>
  );
});

type Told = Pick<MiddleProps, 'note' | 'need' | 'briefly'>;

function toldOf(
  words: BoardWords,
  { attack, defenders, most, strength, undefended, defendedByAll }: AttackForecast,
  name: string,
  { province, isMarking }: { readonly province: number | undefined; readonly isMarking: boolean },
): Told {
  if (province === undefined) return { note: undefined, need: undefined, briefly: words.chooseProvince };
  const known = strength === undefined ? words.unknownStrength : words.strength(strength);
  if (!isMarking) return { note: known, need: undefined, briefly: known };
  const need = { text: undefendedText(words, undefended, strength, name) };
  const all = defenders.length === 0 ? '' : ` · ${words.ifAllDefend(attack, most)}, ${endText(words, defendedByAll)}`;
  return { note: `${known}${all}`, need, briefly: need.text };
}

function undefendedText(words: BoardWords, { winner, by, breaks }: Outcome, strength = 0, name = ''): string {
  if (winner === 'nobody') return words.noSkill;
  if (breaks === 'unknown') return words.undefended.unknown(name);
  return breaks === 'yes' ? words.undefended.breaks(name) : words.undefended.short(strength - by, name);
}

function endText(words: BoardWords, { winner, by, breaks }: Outcome): string {
  if (winner === 'nobody') return words.noSkill;
  if (winner === 'defense') return words.attackLoses(by);
  if (breaks === 'yes') return words.attackBreaks;
  return by === 0 ? words.attackTies : words.attackWins(by);
}

/** Who could defend, each with their number, and all of them together. */
function MayDefend({ forecast: { defenders, favor, most } }: { readonly forecast: AttackForecast }) {
  const { lang, words } = useBoard();
  return (
    <div className="sidebox could">
      <span className="sidecap">
        {defenders.length === 0 ? words.nobodyMayDefend : words.mayDefend}
        {defenders.length > 1 && (
          <span className="capsum">
            {' '}
            · {words.allTogether} {most}
          </span>
        )}
      </span>
      {defenders.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
        <ul className="fc" tabIndex={0} aria-label={words.mayDefend}>
          {defenders.map(({ character: { id, sight }, skill }) => (
            <li key={id}>
              <span>{sight.face === 'up' ? cardName(factOf(sight.printed))[lang] : words.hiddenCard}</span>
              <b>{skill}</b>
            </li>
          ))}
          {favor > 0 && (
            <li>
              <span>{words.favor}</span>
              <b>{favor}</b>
            </li>
          )}
          {defenders.length + favor > 1 && (
            <li className="sum">
              <span>{words.allTogether}</span>
              <b>{most}</b>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
