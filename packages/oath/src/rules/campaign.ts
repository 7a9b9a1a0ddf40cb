import {
  type AcceptOption,
  accept,
  ask,
  byChance,
  call,
  choose,
  chooseBy,
  chooseNumber,
  type DeclineOption,
  decline,
  emit,
  emitAll,
  finish,
  flow,
  goTo,
  keep,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import type { DetailOption } from '../options.ts';
import type { Slot } from '../places.ts';
import { siteAt } from '../queries/cards.ts';
import type { Campaign, Defender, Oath, Target } from '../state.ts';
import { spendSupply } from '../verbs/supply.ts';
import { answers } from './answers.ts';
import { isChancellorAlly, joinDefence } from './campaign-allies.ts';
import {
  attackDiceEvents,
  countFaces,
  diceRolled,
  readingOf,
  rollAttack,
  rollDefence,
  skullsIn,
} from './campaign-dice.ts';
import { discardPlans } from './campaign-discards.ts';
import { attackStrength, joining } from './campaign-forces.ts';
import { fallenReturn, loseWarbands, lossesOf, mourner, retreat } from './campaign-losses.ts';
import { usePlans } from './campaign-plans.ts';
import { takeSpoils } from './campaign-spoils.ts';
import {
  CAMPAIGN_SUPPLY,
  compulsory,
  diceOf,
  furtherTargets,
  isDeclarable,
  mayCampaign,
  placeOfTarget,
  possibleDefenders,
  terrainDice,
  titleDice,
  withPasses,
} from './campaign-targets.ts';
import { resolveTexts } from './campaign-texts.ts';
import { attackTotal, defenceTotal, neededSacrifice } from './campaign-totals.ts';
import { planOf, plansOf } from './campaign-used.ts';
import { settleBreaches } from './promises.ts';
import { offerReroll } from './reroll.ts';
import { checkTitle } from './title.ts';
import { payFees } from './tolls.ts';

export { mayCampaign, possibleDefenders };

type TargetOption = Extract<DetailOption, { readonly is: 'target' }>;
type DoneOption = Extract<DetailOption, { readonly is: 'done' }>;

interface Campaigning {
  readonly seat: SeatId;
  readonly from: Slot;
  readonly defender?: Defender;
  /** Sites whose warbands a power adds to the force. */
  readonly joined?: readonly Slot[];
  /** By a power: no Supply is spent. */
  readonly free?: true;
  readonly targets?: readonly Target[];
  readonly next?: TargetOption | DoneOption;
  readonly dice?: number;
  readonly answer?: AcceptOption | DeclineOption;
  /** The dice just rolled are rolled once more. */
  readonly again?: boolean;
  readonly ended?: Campaign;
}

/** Campaign (5.5). */
export const campaign = flow<Oath, Campaigning>()('oath/campaign', {
  chooseDefender: (state, { seat, from, defender }) => {
    if (defender !== undefined) return undefined;
    const all = possibleDefenders(state, seat, from);
    if (all.length === 0) return finish;
    const message: PlainMessage = { key: 'defender' };
    return ask(
      'defender',
      chooseBy('defender', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-5.5.1-a' },
        options: all.map((each) => ({ is: 'defender' as const, defender: each })),
      }),
    );
  },
  begin: (state, { seat, from, defender, joined = [], free }) => {
    if (defender === undefined || !mayCampaign(state, seat, from, free)) return finish;
    if (!possibleDefenders(state, seat, from).includes(defender)) return finish;
    return emitAll<OathEvent>([
      ...(free === true ? [] : spendSupply(seat, CAMPAIGN_SUPPLY, 'OATH-5.5.1-a')),
      {
        is: 'campaignBegan',
        attacker: seat,
        from,
        defender,
        joined: joining(state, seat, joined),
        rule: 'OATH-5.5.1-a',
      },
    ]);
  },
  promises: (_, { seat, defender }) =>
    defender !== undefined && call(settleBreaches({ deed: { is: 'campaign', seat, defender } })),
  // The Chancellor joins in any case, so what the Chancellor's cards say of targets holds from the beginning (OATH-5.5.2-i).
  chancellorJoins: (state) =>
    state.campaign !== null &&
    isChancellorAlly(state, state.campaign) &&
    emit<OathEvent>({ is: 'allyJoined', seat: state.chancellor, rule: 'OATH-5.5.2-g' }),
  compulsory: (state) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    return keep({ targets: withPasses(state, running, compulsory(state, running)) });
  },
  chooseTarget: (state, { seat, targets = [] }) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    const further = furtherTargets(state, running, targets);
    if (further.length === 0) return goTo('declare');
    const message: PlainMessage = { key: 'targets' };
    const done: readonly DoneOption[] = isDeclarable(state, running, targets) ? [{ is: 'done' }] : [];
    return ask(
      'next',
      choose<TargetOption | DoneOption>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-5.5.2-a' },
        options: [...further.map((target): TargetOption => ({ is: 'target', target })), ...done],
      }),
    );
  },
  addTarget: (state, { targets = [], next }) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    if (next?.is !== 'target') return undefined;
    return goTo('chooseTarget', { targets: withPasses(state, running, [...targets, next.target]) });
  },
  declare: (state, { seat, targets = [] }) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    const dice = diceOf(state, running, targets) + titleDice(state, running);
    // The Hidden Place asks for its secret once in a campaign, however many targets are there (OATH-2.8.5-m).
    const hidden = targets.find(
      (target) => siteAt(state, placeOfTarget(state, running, target)) === 'the-hidden-place',
    );
    const { defender } = running;
    return emitAll<OathEvent>([
      { is: 'targetsDeclared', targets, dice, rule: 'OATH-5.5.2-d' },
      ...(hidden === undefined ? [] : payFees(state, seat, { is: 'target', seat, defender, target: hidden })),
    ]);
  },
  chooseDice: (state, { seat }) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    const message: PlainMessage = { key: 'attackDice' };
    const max = attackStrength(state, running);
    return ask('dice', chooseNumber({ seat, message, because: { is: 'rule', rule: 'OATH-5.5.2-e' }, min: 0, max }));
  },
  setDice: (_, { dice = 0 }) => emit<OathEvent>({ is: 'diceSet', attack: dice, rule: 'OATH-5.5.2-e' }),
  terrain: (state) => {
    const { campaign: running } = state;
    return running === null
      ? finish
      : emitAll(attackDiceEvents(running, terrainDice(state, running), { rule: 'OATH-2.8.5-e' }));
  },
  allies: () => call(joinDefence({})),
  attackPlans: (_, { seat }) => call(usePlans({ users: [seat], side: 'attack' })),
  defencePlans: ({ campaign: running }) =>
    running !== null && call(usePlans({ users: [running.defender, ...running.allies], side: 'defence' })),
  winOutright: (state) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    const side = (['attack', 'defence'] as const).find((each) =>
      plansOf(state, running, each).some(({ wins }) => wins === true),
    );
    if (side === undefined) return undefined;
    return [emit<OathEvent>({ is: 'campaignDecided', winner: side, rule: 'OATH-5.5.5-d' }), goTo('losses')];
  },
  rollDefence: ({ campaign: running }) =>
    running !== null &&
    byChance((random) =>
      emit<OathEvent>({ is: 'defenceRolled', faces: rollDefence(running.defenceDice, random), rule: 'OATH-5.5.4-a' }),
    ),
  defenceAgain: ({ campaign: running }) =>
    running !== null && running.defender !== 'bandits' && call('again', offerReroll({ seat: running.defender })),
  rerollDefence: ({ campaign: running }, { again }) =>
    running !== null &&
    again === true &&
    byChance((random) =>
      emit<OathEvent>({ is: 'defenceRolled', faces: rollDefence(running.defenceDice, random), rule: 'OATH-7.1.4-a' }),
    ),
  defenceAnswers: () => call(answers({ happening: { is: 'diceRolled', pool: 'defence' } })),
  rollAttack: (state) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    const count = diceRolled(state, running);
    return byChance((random) =>
      emit<OathEvent>({ is: 'attackRolled', faces: rollAttack(count, random), rule: 'OATH-5.5.5-a' }),
    );
  },
  attackAgain: (_, { seat }) => call('again', offerReroll({ seat })),
  rerollAttack: (state, { again }) => {
    const { campaign: running } = state;
    if (running === null || again !== true) return undefined;
    const count = diceRolled(state, running);
    return byChance((random) =>
      emit<OathEvent>({ is: 'attackRolled', faces: rollAttack(count, random), rule: 'OATH-7.1.4-a' }),
    );
  },
  attackAnswers: () => call(answers({ happening: { is: 'diceRolled', pool: 'attack' } })),
  skulls: (state, { seat }) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    const amount = skullsIn(readingOf(state, running), countFaces(running.attackRoll ?? []));
    return amount > 0 && call(loseWarbands({ side: 'attack', amount, chooser: seat, why: 'skulls' }));
  },
  sacrifice: (state, { seat }) => {
    const { campaign: running } = state;
    const needed = running === null ? undefined : neededSacrifice(state, running);
    if (needed === undefined) return goTo('decide');
    const message: PlainMessage = { key: 'sacrifice' };
    return ask(
      'answer',
      choose<AcceptOption | DeclineOption>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-5.5.5-c' },
        options: [accept, decline],
      }),
    );
  },
  sacrificed: (state, { seat, answer }) => {
    const { campaign: running } = state;
    const needed = running === null ? undefined : neededSacrifice(state, running);
    if (answer?.is !== 'accept' || needed === undefined) return goTo('decide');
    return [
      emit<OathEvent>({ is: 'sacrificed', amount: needed, rule: 'OATH-5.5.5-c' }),
      call(loseWarbands({ side: 'attack', amount: needed, chooser: seat, why: 'sacrifice' })),
    ];
  },
  decide: (state) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    const winner = attackTotal(state, running) > defenceTotal(state, running) ? 'attack' : 'defence';
    return emit<OathEvent>({ is: 'campaignDecided', winner, rule: 'OATH-5.5.5-d' });
  },
  losses: (state) => {
    const { campaign: running } = state;
    if (running === null || running.winner === null) return finish;
    const loser = running.winner === 'attack' ? 'defence' : 'attack';
    const chooser = mourner(state, running, loser);
    const amount = lossesOf(state, running, loser);
    return chooser !== undefined && amount > 0 && call(loseWarbands({ side: loser, amount, chooser, why: 'losses' }));
  },
  onVictory: () => call(resolveTexts({ moment: 'onVictory' })),
  retreat: (state) => {
    const { campaign: running } = state;
    return running?.winner === 'attack' && [emitAll(retreat(state, running)), call(checkTitle({}))];
  },
  ifDefeated: () => call(resolveTexts({ moment: 'ifDefeated' })),
  spoils: ({ campaign: running }) => running?.winner === 'attack' && call(takeSpoils({})),
  ifVictorious: () => call(resolveTexts({ moment: 'ifVictorious' })),
  discards: () => call(discardPlans({})),
  healed: (state) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    return emitAll(
      running.plans
        .filter((plan) => planOf(state, plan).savesFallen === true)
        .flatMap((plan) => fallenReturn(state, plan)),
    );
  },
  end: ({ campaign: running }) =>
    running !== null && [keep({ ended: running }), emit<OathEvent>({ is: 'campaignEnded', rule: 'OATH-5.5.8-a' })],
  title: () => call(checkTitle({})),
  answers: (_, { ended }) => ended !== undefined && call(answers({ happening: { is: 'campaigned', campaign: ended } })),
  after: (_, { ended }) => ended !== undefined && call(resolveTexts({ moment: 'after', ended })),
});
