import {
  type AcceptOption,
  accept,
  ask,
  type CardId,
  type CardOption,
  call,
  cardOf,
  choose,
  chooseSeat,
  type DeclineOption,
  decline,
  emit,
  flow,
  goTo,
  InvariantError,
  keep,
  present,
  type SeatId,
} from '@kronika/kernel';
import { usesOf } from '@kronika/lcg';
import { FACTS } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState, Bypass } from '../state.ts';
import { holderOf, opponentsOf, titleHeldBy } from '../zones.ts';
import { RULES, raise } from './calls.ts';
import { hasKeyword } from './has.ts';
import { bypassTargets } from './stealth.ts';
import { participants } from './values.ts';

/** The title whose holder may redirect one challenge per round (AGOT-REDIR-a). */
const REDIRECTING = FACTS.find((fact) => fact.type === 'title' && fact.ability === 'redirect')?.id;

/** The key under which a redirect counts as used. */
const REDIRECT = 'redirect';

/** Whom the challenge could be resolved against instead: neither the attacker nor the original opponent (AGOT-REDIR-b). */
function otherOpponents(state: AgotState): readonly SeatId[] {
  const { challenge } = state;
  if (challenge === null) return [];
  return opponentsOf(state, challenge.attacker).filter((seat) => seat !== challenge.against);
}

/** Who may redirect the challenge that was just initiated, if anybody may. */
export function redirector(state: AgotState): SeatId | undefined {
  if (state.challenge?.redirect !== 'open' || REDIRECTING === undefined) return undefined;
  const seat = holderOf(state, REDIRECTING);
  const title = seat === undefined ? undefined : titleHeldBy(state, seat);
  if (seat === undefined || title === undefined || otherOpponents(state).length === 0) return undefined;
  const used = usesOf(state, { self: title, printed: RULES, key: REDIRECT }, seat, 'round');
  return used === 0 ? seat : undefined;
}

interface Redirecting {
  readonly choice?: AcceptOption | DeclineOption;
  readonly to?: SeatId;
  readonly stealthy?: readonly CardId[];
  readonly target?: CardOption | DeclineOption;
  readonly bypassed?: readonly Bypass[];
}

function attackerIn({ challenge }: AgotState): SeatId {
  if (challenge === null) throw new InvariantError('a redirect without a challenge');
  return challenge.attacker;
}

/** Those who were declared as attackers: who takes part by a text alone was not, and has no targets to choose anew. */
function declaredAttackers(state: AgotState): readonly CardId[] {
  return participants(state, 'attacking').filter((card) => cardOf(state.table, card).part === 'attacking');
}

/** Right after the initiation, before any reaction to it, the challenge may be redirected once (AGOT-REDIR-a, -j). */
export const redirect = flow<AgotState, Redirecting>()('agot/redirect', {
  offer: (state) =>
    ask(
      'choice',
      choose<AcceptOption | DeclineOption>({
        seat: present(redirector(state), 'who may redirect'),
        options: [accept, decline],
        message: { key: 'redirect' },
        because: { is: 'rule', rule: 'AGOT-REDIR-a' },
      }),
    ),
  decide: (_, { choice }) =>
    choice?.is === 'accept'
      ? goTo('chooseOpponent')
      : [emit({ is: 'redirectClosed', rule: 'AGOT-REDIR-a' }), goTo('over')],
  chooseOpponent: (state) =>
    ask(
      'to',
      chooseSeat({
        seat: attackerIn(state),
        from: otherOpponents(state),
        message: { key: 'redirectTo' },
        because: { is: 'rule', rule: 'AGOT-REDIR-b' },
      }),
    ),
  turn: (state, { to }) => {
    const seat = present(redirector(state), 'who redirects');
    const title = present(titleHeldBy(state, seat), 'the title');
    return emit<AgotEvent>(
      { is: 'abilityUsed', ability: { self: title, printed: RULES, key: REDIRECT }, name: REDIRECT, by: seat },
      { is: 'challengeRedirected', to: present(to, 'the new opponent'), rule: 'AGOT-REDIR-b' },
    );
  },
  nextStealth: (state, { stealthy = [], bypassed = [], to }) => {
    const by = declaredAttackers(state).find((card) => !stealthy.includes(card) && hasKeyword(state, card, 'stealth'));
    if (by === undefined || bypassTargets(state, present(to, 'the opponent'), bypassed).length === 0)
      return goTo('bypass');
    return keep({ stealthy: [...stealthy, by] });
  },
  // New stealth targets, one for each stealth attacker at most (AGOT-REDIR-c).
  chooseBypassed: (state, { stealthy = [], bypassed = [], to }) =>
    ask(
      'target',
      choose<CardOption | DeclineOption>({
        seat: attackerIn(state),
        options: [
          ...bypassTargets(state, present(to, 'the opponent'), bypassed).map(
            (card): CardOption => ({ is: 'card', card }),
          ),
          decline,
        ],
        message: { key: 'chooseBypassed' },
        because: { is: 'card', card: present(stealthy.at(-1), 'the stealth attacker'), rule: 'AGOT-REDIR-c' },
      }),
    ),
  remember: (_, { target, stealthy = [], bypassed = [] }) =>
    target?.is === 'card'
      ? [
          keep({
            bypassed: [...bypassed, { by: present(stealthy.at(-1), 'the stealth attacker'), card: target.card }],
          }),
          goTo('nextStealth'),
        ]
      : goTo('nextStealth'),
  bypass: (_, { bypassed = [] }) =>
    bypassed.length > 0 &&
    call(raise(...bypassed.map(({ by, card }): AgotEvent => ({ is: 'bypassed', by, card, rule: 'AGOT-REDIR-c' })))),
  over: () => undefined,
});
