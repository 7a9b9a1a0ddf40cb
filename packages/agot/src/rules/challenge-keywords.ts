import {
  ask,
  type CardId,
  type CardOption,
  call,
  cardsIn,
  choose,
  chooseBy,
  chooseNumber,
  type DeclineOption,
  decline,
  finish,
  flow,
  goTo,
  keep,
  type Option,
  pickCards,
  present,
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import type { AgotEvent } from '../event.ts';
import type { AgotState, ChallengeResult } from '../state.ts';
import { charactersOf, deckOf } from '../zones.ts';
import { raise } from './calls.ts';
import { hasKeyword } from './has.ts';
import { isStanding, participants, sideOf, strengthOf } from './values.ts';

/** The keywords that resolve after a challenge was won (AGOT-4.2.5-a). */
const KINDS = ['insight', 'intimidate', 'pillage', 'renown'] as const;
type Kind = (typeof KINDS)[number];

interface KeywordOption extends Option {
  readonly is: 'keyword';
  readonly keyword: Kind;
}

interface Resolving {
  /** The kinds that are over. */
  readonly done?: readonly Kind[];
  readonly kind?: Kind;
  readonly count?: number;
  readonly chosen?: readonly CardId[];
  readonly target?: CardOption | DeclineOption;
}

type Won = ChallengeResult & { readonly winner: SeatId; readonly loser: SeatId };

function wonIn({ challenge }: AgotState): Won | undefined {
  const result = challenge?.result;
  if (result == null || result.winner === null || result.loser === null) return undefined;
  return { ...result, winner: result.winner, loser: result.loser };
}

/** The winner's characters that take part now and have the keyword (AGOT-4.2.5-c, -d). */
function bearers(state: AgotState, { winner }: Won, keyword: Kind): readonly CardId[] {
  const side = sideOf(state, winner);
  return side === undefined ? [] : participants(state, side).filter((card) => hasKeyword(state, card, keyword));
}

/** Whom intimidate may kneel: who stands and is not stronger than the difference (AGOT-KW-INTIM-a, -d). */
function intimidated(state: AgotState, { loser, margin }: Won): readonly CardId[] {
  return charactersOf(state, loser).filter((card) => isStanding(state, card) && strengthOf(state, card) <= margin);
}

/** Whether anything of that kind could be done. */
function isApplicable(state: AgotState, won: Won, kind: Kind): boolean {
  if (bearers(state, won, kind).length === 0) return false;
  switch (kind) {
    case 'renown':
      return true;
    case 'insight':
      return cardsIn(state.table, deckOf(won.winner)).length > 0;
    case 'pillage':
      return cardsIn(state.table, deckOf(won.loser)).length > 0;
    case 'intimidate':
      // Never as the defender (AGOT-KW-INTIM-a).
      return sideOf(state, won.winner) === 'attacking' && intimidated(state, won).length > 0;
  }
}

function openKinds(state: AgotState, won: Won, done: readonly Kind[]): readonly Kind[] {
  return KINDS.filter((kind) => !done.includes(kind) && isApplicable(state, won, kind));
}

/** The winner says which of the characters with the keyword use it. */
function pickBearers(
  state: AgotState,
  won: Won,
  keyword: 'pillage' | 'renown',
  { most, rule }: { readonly most: number; readonly rule: RuleId },
) {
  const from = bearers(state, won, keyword);
  const max = Math.min(from.length, most);
  return pickCards({ seat: won.winner, from, min: 0, max, message: { key: keyword }, because: { is: 'rule', rule } });
}

/**
 * Step 4.2.5: the first player chooses the order of the kinds, the winner decides about every instance, and each kind
 * is an occurrence of its own (AGOT-4.2.5-b, -e, -f).
 */
export const challengeKeywords = flow<AgotState, Resolving>()('agot/challenge-keywords', {
  chooseKind: (state, { done = [] }) => {
    const won = wonIn(state);
    const kinds = won === undefined ? [] : openKinds(state, won, done);
    if (kinds.length === 0) return finish;
    return ask(
      'kind',
      chooseBy('keyword', {
        seat: state.first,
        options: kinds.map((keyword): KeywordOption => ({ is: 'keyword', keyword })),
        message: { key: 'nextKeyword' },
        because: { is: 'rule', rule: 'AGOT-4.2.5-b' },
      }),
    );
  },
  begin: (_, { kind, done = [] }) => keep({ done: [...done, present(kind, 'the keyword')] }),
  branch: (_, { kind }) => goTo(present(kind, 'the keyword')),
  insight: (state) => {
    const won = present(wonIn(state), 'who won');
    const most = Math.min(bearers(state, won, 'insight').length, cardsIn(state.table, deckOf(won.winner)).length);
    return ask(
      'count',
      chooseNumber({
        seat: won.winner,
        min: 0,
        max: most,
        message: { key: 'insight' },
        because: { is: 'rule', rule: 'AGOT-KW-INSIGHT-a' },
      }),
    );
  },
  draw: (state, { count = 0 }) => {
    const seat = present(wonIn(state), 'who won').winner;
    return count > 0 && call(raise({ is: 'cardsDrawn', seat, count, rule: 'AGOT-KW-INSIGHT-a' }));
  },
  drawn: () => goTo('chooseKind'),
  pillage: (state) => {
    const won = present(wonIn(state), 'who won');
    const most = cardsIn(state.table, deckOf(won.loser)).length;
    return ask('chosen', pickBearers(state, won, 'pillage', { most, rule: 'AGOT-KW-PILLAGE-a' }));
  },
  plunder: (state, { chosen = [] }) => {
    const deck = cardsIn(state.table, deckOf(present(wonIn(state), 'who won').loser));
    const events = chosen.flatMap((pillager, place): readonly AgotEvent[] => {
      const card = deck[place];
      return card === undefined ? [] : [{ is: 'cardDiscarded', card, pillager, rule: 'AGOT-KW-PILLAGE-a' }];
    });
    return events.length > 0 && call(raise(...events));
  },
  plundered: () => goTo('chooseKind'),
  renown: (state) => {
    const won = present(wonIn(state), 'who won');
    const most = bearers(state, won, 'renown').length;
    return ask('chosen', pickBearers(state, won, 'renown', { most, rule: 'AGOT-KW-RENOWN-a' }));
  },
  gain: (_, { chosen = [] }) =>
    chosen.length > 0 &&
    call(raise(...chosen.map((card): AgotEvent => ({ is: 'powerGained', card, amount: 1, rule: 'AGOT-KW-RENOWN-a' })))),
  gained: () => goTo('chooseKind'),
  // At most one is resolved, however many attackers have it (AGOT-KW-INTIM-b).
  intimidate: (state) => {
    const won = present(wonIn(state), 'who won');
    return ask(
      'target',
      choose<CardOption | DeclineOption>({
        seat: won.winner,
        options: [...intimidated(state, won).map((card): CardOption => ({ is: 'card', card })), decline],
        message: { key: 'intimidate' },
        because: { is: 'rule', rule: 'AGOT-KW-INTIM-a' },
      }),
    );
  },
  kneel: (_, { target }) =>
    target?.is === 'card' && call(raise({ is: 'knelt', card: target.card, rule: 'AGOT-KW-INTIM-a' })),
  knelt: () => goTo('chooseKind'),
});
