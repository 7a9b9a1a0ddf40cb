import {
  ask,
  type CardId,
  type CardOption,
  cardOf,
  choose,
  emitAll,
  finish,
  flow,
  forget,
  goTo,
  keep,
  type PassOption,
  type PrintedId,
  pass,
  present,
  type QuestionFor,
  type SeatId,
} from '@kronika/kernel';
import { abilityFact } from '../cards/library.ts';
import type { SenjutsuEvent } from '../event.ts';
import { focusRoom, heroOf, isStanding, playedBy } from '../fighters.ts';
import type { TurnMessage } from '../messages.ts';
import { cardOption } from '../options.ts';
import { type FighterId, fighterId, type Played, type Senjutsu } from '../state.ts';
import { boughtRange, initiativeQuestion, type Purchase, paid } from './buying.ts';
import { buyableRanges } from './initiative.ts';
import { windowFor } from './playable.ts';
import { needsTarget, targetQuestion } from './targets.ts';

interface Replacements {
  /** The seats that are still to be asked; a pass is final (SEN-REV-4a). */
  readonly left: readonly SeatId[];
  readonly choice?: CardOption | PassOption;
  /** What was paid for the card that is being replaced (SEN-REV-4e). */
  readonly refund?: number;
  readonly purchase?: Purchase;
  readonly target?: FighterId;
}

/** Reveal step 4: from the bottom of the Advantage track, each seat may replace its card once. */
export const replacements = flow<Senjutsu, Replacements>()('senjutsu/replacements', {
  offer: (state, { left }) => {
    const [seat] = left;
    const cards = seat === undefined ? undefined : cardsFor(state, seat);
    if (seat !== undefined && cards !== undefined) return ask('choice', replacementQuestion(state, seat, cards));
    return offersNext(state, left);
  },
  payCost: (state, { left, choice }) => {
    const [seat, ...others] = left;
    if (seat === undefined || choice?.is !== 'card') return [forget('choice'), offersNext(state, others)];
    // The refund comes after everything for the new card is paid (SEN-REV-4d).
    const refund = ownCard(state, seat).paid;
    return [keep({ refund }), emitAll(paid(seat, abilityFact(printOf(state, choice.card)).focus, 'SEN-REV-4b'))];
  },
  offerInitiative: (state, { left: [seat], choice }) => {
    if (seat === undefined || choice?.is !== 'card') return undefined;
    const printed = printOf(state, choice.card);
    const buyable = buyableRanges(state, heroOf(state, seat), printed);
    return buyable.length > 0 && ask('purchase', initiativeQuestion(seat, printed, buyable));
  },
  lay: (state, { left: [seat], choice, refund = 0, purchase }) =>
    seat !== undefined && choice?.is === 'card'
      ? emitAll(replacing(state, seat, choice.card, { refund, purchase }))
      : undefined,
  nameTarget: (state, { left: [seat], choice }) => {
    if (seat === undefined || choice?.is !== 'card') return undefined;
    const printed = printOf(state, choice.card);
    return needsTarget(state, seat, printed) && ask('target', targetQuestion(state, seat, printed));
  },
  named: (_, { left: [seat, ...left], target }) => {
    const named: readonly SenjutsuEvent[] =
      seat === undefined || target === undefined
        ? []
        : [{ is: 'targetNamed', by: fighterId(seat), target, rule: 'SEN-REV-1b' }];
    return [emitAll(named), forget('choice', 'refund', 'purchase', 'target'), goTo('offer', { left })];
  },
});

/** What the seat could replace its card with; nothing where it is not asked. */
function cardsFor(state: Senjutsu, seat: SeatId): readonly CardId[] | undefined {
  return isStanding(heroOf(state, seat)) ? windowFor(state, seat, { as: 'replacement' }) : undefined;
}

function offersNext(state: Senjutsu, left: readonly SeatId[]) {
  const next = left.findIndex((seat) => cardsFor(state, seat) !== undefined);
  return next === -1 ? finish : goTo('offer', { left: left.slice(next) });
}

function printOf({ table }: Senjutsu, card: CardId): PrintedId {
  return cardOf(table, card).printed;
}

function ownCard(state: Senjutsu, seat: SeatId): Played {
  return present(playedBy(state, fighterId(seat)), `the card of seat ${seat}`);
}

function replacementQuestion(
  state: Senjutsu,
  seat: SeatId,
  cards: readonly CardId[],
): QuestionFor<CardOption | PassOption> {
  const { revealed } = ownCard(state, seat);
  const message: TurnMessage = {
    key: 'replace',
    on: { printed: present(revealed.is === 'card' ? revealed.printed : undefined, 'a card to replace') },
  };
  return choose<CardOption | PassOption>({
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-REV-4a' },
    options: [...cards.map(cardOption), pass],
    evenIfForced: true,
  });
}

interface Paying {
  readonly refund: number;
  readonly purchase: Purchase | undefined;
}

/** The new card takes the place of the old one, which is discarded at once; then comes the refund. */
function replacing(
  state: Senjutsu,
  seat: SeatId,
  card: CardId,
  { refund, purchase }: Paying,
): readonly SenjutsuEvent[] {
  const printed = printOf(state, card);
  const hero = heroOf(state, seat);
  const spent = purchase?.is === 'pay' ? purchase.focus : 0;
  const bought = buyableRanges(state, hero, printed).find(({ focus }) => focus === spent);
  const back = Math.min(refund, focusRoom(state, hero.id) + spent);
  const old = ownCard(state, seat).revealed;
  return [
    ...paid(seat, spent, 'SEN-INST-REPL-d'),
    { is: 'replaced', seat, card, printed, old, rule: 'SEN-INST-REPL-b' },
    ...boughtRange(seat, bought),
    ...(back > 0 ? [{ is: 'focusGained', fighter: hero.id, count: back, rule: 'SEN-REV-4c' } as const] : []),
  ];
}
