import {
  ask,
  call,
  choose,
  chooseBy,
  emit,
  emitAll,
  finishWith,
  flow,
  goTo,
  keep,
  type PassOption,
  pass,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import type { PlainMessage } from '../messages.ts';
import type { DetailOption } from '../options.ts';
import { siteAt } from '../queries/cards.ts';
import { placeAt } from '../queries/pieces.ts';
import { isExile, playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { favorOf, moveFavor, purseOf } from '../verbs/favor.ts';
import { endingAtWake, type Victory } from './ending.ts';
import { usablePowers, usePower } from './power.ts';
import { checkTitle } from './title.ts';

const MOB_FAVOR = 6;
const OPPORTUNITIES: ReadonlySet<string | null> = new Set(['salt-flats', 'mine', 'drowned-city']);

type FavorStep = Extract<DetailOption, { readonly is: 'favorStep' }>;
type TokenOption = Extract<DetailOption, { readonly is: 'token' }>;

interface Waking {
  readonly seat: SeatId;
  /** How often the banner's holder still has to add or return favor. */
  readonly steps?: number;
  readonly step?: FavorStep;
  readonly bank?: Suit;
  readonly token?: TokenOption | PassOption;
}

/** What the holder of the People's Favor may do with it (OATH-4.1.1-a, OATH-4.1.1-b). */
export function favorSteps(state: Oath, seat: SeatId): readonly FavorStep[] {
  const { tokens } = state.banners.peoplesFavor;
  const add: readonly FavorStep[] = favorOf(state, seat) > 0 ? [{ is: 'favorStep', step: 'add' }] : [];
  return tokens > 1 ? [...add, { is: 'favorStep', step: 'return' }] : add;
}

function poorestBanks(state: Oath): readonly Suit[] {
  const least = Math.min(...SUITS.map((suit) => state.banks[suit]));
  return SUITS.filter((suit) => state.banks[suit] === least);
}

/** The Wake Phase (4.1); its result is the end of the game, if somebody wins now. */
export const wake = flow<Oath, Waking, Victory | null>()('oath/wake', {
  begin: (state, { seat }) => {
    const holds = state.banners.peoplesFavor.holder === seat;
    return [
      emit<OathEvent>({ is: 'turnBegan', seat, rule: 'OATH-4-a' }),
      keep({ steps: holds ? (state.mob ? 2 : 1) : 0 }),
    ];
  },
  banner: (state, { seat, steps = 0 }) => {
    if (steps <= 0) return goTo('mob');
    const options = favorSteps(state, seat);
    if (options.length === 0) return goTo('mob');
    const message: PlainMessage = { key: 'banner' };
    return ask('step', choose<FavorStep>({ seat, message, because: { is: 'rule', rule: 'OATH-4.1.1-a' }, options }));
  },
  bank: (state, { seat, step }) => {
    if (step?.step !== 'return') return undefined;
    const message: PlainMessage = { key: 'leastBank' };
    return ask(
      'bank',
      chooseBy('suit', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-4.1.1-a' },
        options: poorestBanks(state).map((suit) => ({ is: 'bank' as const, suit })),
      }),
    );
  },
  favor: (state, { seat, step, bank, steps = 0 }) => {
    const moved =
      step?.step === 'return' && bank !== undefined
        ? moveFavor(state, { is: 'banner' }, { is: 'bank', suit: bank }, 1, 'OATH-4.1.1-a')
        : moveFavor(state, purseOf(state, seat), { is: 'banner' }, 1, 'OATH-4.1.1-a');
    return [emitAll(moved), keep({ steps: steps - 1 }), goTo('banner')];
  },
  mob: (state, { seat }) => {
    const { holder, tokens } = state.banners.peoplesFavor;
    return (
      holder === seat &&
      tokens >= MOB_FAVOR &&
      !state.mob &&
      emit<OathEvent>({ is: 'mobTurned', to: 'mob', rule: 'OATH-4.1.1-d' })
    );
  },
  win: (state, { seat }) => {
    const victory = endingAtWake(state, seat);
    return victory === undefined ? undefined : finishWith(victory);
  },
  title: (state, { seat }) =>
    state.title.holder === seat &&
    state.title.side === 'oathkeeper' &&
    isExile(state, seat) &&
    emit<OathEvent>({ is: 'titleTurned', to: 'usurper', rule: 'OATH-4.1.3-a' }),
  opportunity: (state, { seat }) => {
    const { site } = playerOf(state, seat);
    if (!OPPORTUNITIES.has(siteAt(state, site))) return undefined;
    const { favor, secrets } = placeAt(state, site);
    const tokens: readonly TokenOption[] = [
      ...(favor > 0 ? [{ is: 'token', token: 'favor' } as const] : []),
      ...(secrets > 0 ? [{ is: 'token', token: 'secret' } as const] : []),
    ];
    if (tokens.length === 0) return undefined;
    const message: PlainMessage = { key: 'opportunity' };
    return ask(
      'token',
      choose<TokenOption | PassOption>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-4.1.4-a' },
        options: [...tokens, pass],
      }),
    );
  },
  takeToken: (state, { seat, token }) => {
    const slot = playerOf(state, seat).site;
    if (token?.is !== 'token') return undefined;
    if (token.token === 'favor')
      return emitAll(moveFavor(state, { is: 'site', slot }, purseOf(state, seat), 1, 'OATH-4.1.4-a'));
    return emit<OathEvent>({
      is: 'secretsMoved',
      from: { is: 'site', slot },
      to: { is: 'player', seat },
      amount: 1,
      rule: 'OATH-4.1.4-a',
    });
  },
  powers: (state, { seat }) => {
    const [card] = usablePowers(state, seat, 'wake');
    return card !== undefined && call(usePower({ seat, card, kind: 'wake' }));
  },
  check: () => call(checkTitle({})),
  done: () => finishWith(null),
});
