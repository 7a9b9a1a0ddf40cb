import {
  ask,
  type CardId,
  type CardOption,
  call,
  choose,
  chooseSeat,
  type DeclineOption,
  decline,
  finish,
  flow,
  goTo,
  keep,
  pickCards,
  present,
  type SeatId,
} from '@kronika/kernel';
import type { ChallengeType } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState, Bypass } from '../state.ts';
import { actionWindow, raise } from './calls.ts';
import { capOf } from './caps.ts';
import { challengeEnd } from './challenge-end.ts';
import { CHALLENGE_FLOW } from './challenge-steps.ts';
import { declarationOf } from './declaration.ts';
import {
  challengeable,
  defendersAllowed,
  eligibleAttackers,
  eligibleDefenders,
  kneelingAmong,
  requiredDefenders,
} from './eligible.ts';
import { hasKeyword } from './has.ts';
import { bypassTargets } from './stealth.ts';

interface Declaring {
  readonly attacker: SeatId;
  readonly type: ChallengeType;
  readonly against?: SeatId;
  readonly attackers?: readonly CardId[];
  /** The stealth attackers whose player has decided about them. */
  readonly stealthy?: readonly CardId[];
  readonly target?: CardOption | DeclineOption;
  readonly bypassed?: readonly Bypass[];
  readonly defenders?: readonly CardId[];
}

/** The next stealth attacker whose player has not decided whether to use it. */
function nextStealthy(state: AgotState, { attackers = [], stealthy = [] }: Declaring): CardId | undefined {
  return attackers.find((card) => !stealthy.includes(card) && hasKeyword(state, card, 'stealth'));
}

function opponentIn({ against }: Declaring): SeatId {
  return present(against, 'the opponent');
}

/** The characters that are declared whatever the player chooses, as far as a limit lets all of them defend. */
function declaredAnyway(state: AgotState): readonly CardId[] {
  const required = requiredDefenders(state);
  return required.length <= defendersAllowed(state) ? required : [];
}

/**
 * Step 4.2 from the declaration to the end of the challenge. The declaration is one act made of small decisions:
 * until the last of them nothing has happened, and each can be taken back (AGOT-CHAL-a, -b).
 */
export const challenge = flow<AgotState, Declaring>()(CHALLENGE_FLOW, {
  chooseOpponent: (state, { attacker, type }) => {
    const from = challengeable(state, attacker, type);
    if (from.length === 0) return finish;
    return ask(
      'against',
      chooseSeat({
        seat: attacker,
        from,
        message: { key: 'chooseOpponent', ...{ type, declared: declarationOf(state, { attacker, type }) } },
        because: { is: 'rule', rule: 'AGOT-CHAL-a' },
      }),
    );
  },
  chooseAttackers: (state, vars) => {
    const { attacker, type } = vars;
    const from = eligibleAttackers(state, attacker, type);
    return ask(
      'attackers',
      pickCards({
        seat: attacker,
        from,
        min: 1,
        max: Math.min(from.length, capOf(state, attacker, 'attackers')),
        message: {
          key: 'declareAttackers',
          ...{ type, against: opponentIn(vars), declared: declarationOf(state, vars) },
        },
        because: { is: 'rule', rule: 'AGOT-CHAL-c' },
      }),
    );
  },
  nextStealth: (state, vars) => {
    const { stealthy = [], bypassed = [] } = vars;
    const by = nextStealthy(state, vars);
    if (by === undefined || bypassTargets(state, opponentIn(vars), bypassed).length === 0) return goTo('initiate');
    return keep({ stealthy: [...stealthy, by] });
  },
  chooseBypassed: (state, vars) => {
    const by = present(vars.stealthy?.at(-1), 'the stealth attacker');
    return ask(
      'target',
      choose<CardOption | DeclineOption>({
        seat: vars.attacker,
        options: [
          ...bypassTargets(state, opponentIn(vars), vars.bypassed ?? []).map(
            (card): CardOption => ({ is: 'card', card }),
          ),
          decline,
        ],
        message: { key: 'chooseBypassed', ...{ type: vars.type, declared: declarationOf(state, vars) } },
        because: { is: 'card', card: by, rule: 'AGOT-KW-STEALTH-a' },
      }),
    );
  },
  bypass: (_, { target, stealthy = [], bypassed = [] }) => {
    const by = present(stealthy.at(-1), 'the stealth attacker');
    return target?.is === 'card'
      ? [keep({ bypassed: [...bypassed, { by, card: target.card }] }), goTo('nextStealth')]
      : goTo('nextStealth');
  },
  initiate: (state, vars) => {
    const { attacker, type, attackers = [], bypassed = [] } = vars;
    return call(
      raise(
        { is: 'periodBegan', period: 'challenge', rule: 'AGOT-CHAL-f' },
        {
          is: 'challengeInitiated',
          attacker,
          against: opponentIn(vars),
          type,
          attackers,
          kneeling: kneelingAmong(state, attackers, 'attacking', type),
          bypassed,
          rule: 'AGOT-CHAL-a',
        },
      ),
    );
  },
  // The first player has the first opportunity, whoever attacks (AGOT-WIN-b).
  actions: (state) =>
    state.challenge === null ? goTo('over') : call(actionWindow({ kind: 'challenges', first: state.first })),
  chooseDefenders: (state) => {
    if (state.challenge === null) return goTo('over');
    const most = defendersAllowed(state);
    const anyway = declaredAnyway(state);
    const required = requiredDefenders(state);
    // Where a limit lets only some of those defend that must, only they can be chosen.
    const isCrowded = anyway.length < required.length;
    const from = isCrowded ? required : eligibleDefenders(state).filter((card) => !anyway.includes(card));
    if (from.length === 0) return goTo('declareDefenders');
    return ask(
      'defenders',
      pickCards({
        seat: state.challenge.defender,
        from,
        min: isCrowded ? most : 0,
        max: Math.min(from.length, most - anyway.length),
        message: { key: 'declareDefenders' },
        because: { is: 'rule', rule: 'AGOT-4.2.1-a' },
      }),
    );
  },
  declareDefenders: (state, { defenders = [] }) => {
    if (state.challenge === null) return goTo('over');
    const { defender, type } = state.challenge;
    const all = [...declaredAnyway(state), ...defenders];
    const declared: AgotEvent = {
      is: 'defendersDeclared',
      seat: defender,
      defenders: all,
      kneeling: kneelingAmong(state, all, 'defending', type),
      rule: 'AGOT-4.2.1-a',
    };
    return call(raise(declared));
  },
  // It follows even if nobody defends (AGOT-4.2.1-e).
  moreActions: (state) =>
    state.challenge === null ? goTo('over') : call(actionWindow({ kind: 'challenges', first: state.first })),
  end: (state) => state.challenge !== null && call(challengeEnd({})),
  over: (state) =>
    call(
      raise(...(state.challenge === null ? [] : [{ is: 'challengeEnded', rule: 'AGOT-4.2.6-a' } as const]), {
        is: 'periodEnded',
        period: 'challenge',
        rule: 'AGOT-4.2.6-a',
      }),
    ),
});
