import type { AgotView, ChallengeView } from '@kronika/agot';
import type { SeatId } from '@kronika/kernel';
import { Mon } from '../../../../cards/Mon.tsx';
import { Icon } from '../../../../sprite/Icon.tsx';
import type { Layout } from '../../../../table/board-module.ts';
import { useSeatName, useSeatTitle } from '../../../../table/session/context.ts';
import { FACTION_BADGES } from '../../badges.ts';
import { Lane } from '../Lane.tsx';
import { useBoard } from '../side.ts';
import { MELEE_WORDS } from './words.ts';

interface ClashProps {
  readonly view: AgotView;
  readonly challenge: ChallengeView;
  readonly layout: Layout;
}

/** The challenge with who is in it: among many, one has to see who attacks whom. */
export function Clash({ view, challenge, layout }: ClashProps) {
  const { lang, near } = useBoard();
  const say = MELEE_WORDS[lang];
  // On a phone the near seat stands below, whoever attacks.
  const [above, below] =
    layout === 'phone' && challenge.attacker === near
      ? [challenge.defender, challenge.attacker]
      : [challenge.attacker, challenge.defender];
  const attacker = useSeatName(challenge.attacker);
  const defender = useSeatName(challenge.defender);
  const first = useSeatName(challenge.against);
  return (
    <div className="clash0">
      <Lane view={view} challenge={challenge} layout={layout} />
      <p className="clashwho">
        <span className="vh">{say.against(attacker, defender)}</span>
        <Fighter view={view} seat={above} />
        <span className="clashline" aria-hidden="true">
          {challenge.against !== challenge.defender && (
            <span className="redirected">
              <Icon name="x-turn" />
              {layout === 'phone' ? say.redirectedShort(first) : say.redirectedFrom(first)}
            </span>
          )}
        </span>
        <Fighter view={view} seat={below} />
      </p>
    </div>
  );
}

function Fighter({ view, seat }: { readonly view: AgotView; readonly seat: SeatId }) {
  const name = useSeatTitle(seat);
  const holder = view.seats[seat];
  return (
    <span className="fighter" aria-hidden="true">
      {holder !== undefined && <Mon badge={FACTION_BADGES[holder.allegiance]} place="line" />}
      <b>{name}</b>
    </span>
  );
}
