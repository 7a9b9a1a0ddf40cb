import {
  ask,
  type CardId,
  call,
  choose,
  type DeclineOption,
  decline,
  emit,
  emitAll,
  finish,
  flow,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import { mayDo } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import { faceupAdvisers, heldRelics, suitOf } from '../queries/cards.ts';
import { othersThan, playerOf } from '../queries/seats.ts';
import { BANNERS, type BannerName, type Oath } from '../state.ts';
import { burnSecrets } from '../verbs/favor.ts';
import { answers } from './answers.ts';
import { seizeBanner } from './banners.ts';

type Prize =
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'banner'; readonly banner: BannerName }
  | DeclineOption;

interface Conspiring {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly prize?: Prize;
}

/** Two of the conspirator's faceup advisers must each match an adviser of the victim (OATH-5.1.4.IV-b). */
function isExposed(state: Oath, seat: SeatId, victim: SeatId): boolean {
  const suits = faceupAdvisers(state, victim).map((card) => suitOf(state, card));
  const matching = faceupAdvisers(state, seat).filter((card) => suits.includes(suitOf(state, card)));
  return matching.reduce((count, card) => count + (powersOf(state, card).standing?.countsAs ?? 1), 0) >= 2;
}

/** What the conspirator may seize. */
export function prizes(state: Oath, seat: SeatId): readonly Exclude<Prize, DeclineOption>[] {
  const { site, secrets } = playerOf(state, seat);
  if (secrets < 1 || mayDo(state, { is: 'spendSecrets', seat }) !== 'allowed') return [];
  return othersThan(state, seat)
    .filter((victim) => playerOf(state, victim).site === site && isExposed(state, seat, victim))
    .flatMap((victim) => [
      ...heldRelics(state, victim)
        .filter((card) => mayDo(state, { is: 'take', seat, from: victim, what: card }) === 'allowed')
        .map((card) => ({ is: 'card' as const, card })),
      ...BANNERS.filter(
        (banner) =>
          state.banners[banner].holder === victim &&
          mayDo(state, { is: 'take', seat, from: victim, what: banner }) === 'allowed',
      ).map((banner) => ({ is: 'banner' as const, banner })),
    ]);
}

/** The Conspiracy is played faceup (5.1.4.IV); used or not, it leaves the game. */
export const conspire = flow<Oath, Conspiring>()('oath/conspire', {
  reveal: (_, { seat, card }) => emit<OathEvent>({ is: 'conspiracyPlayed', seat, card, rule: 'OATH-5.1.4.IV-d' }),
  choose: (state, { seat }) => {
    const options = prizes(state, seat);
    if (options.length === 0) return finish;
    const message: PlainMessage = { key: 'conspiracyPrize' };
    return ask(
      'prize',
      choose<Prize>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-5.1.4.IV-b' },
        options: [...options, decline],
      }),
    );
  },
  seize: (state, { seat, prize }) => {
    if (prize === undefined || prize.is === 'decline') return finish;
    const burned = burnSecrets(seat, 1, 'OATH-5.1.4.IV-b');
    if (prize.is === 'banner') return [emitAll([...burned, ...seizeBanner(state, seat, prize.banner)]), finish];
    return [
      emitAll<OathEvent>([
        ...burned,
        { is: 'relicGained', seat, card: prize.card, how: 'seized', rule: 'OATH-5.1.4.IV-b' },
      ]),
      call(answers({ happening: { is: 'relicsTaken', seat, cards: [prize.card] } })),
    ];
  },
});
