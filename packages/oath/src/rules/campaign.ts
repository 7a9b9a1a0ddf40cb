import {
  type AcceptOption,
  accept,
  ask,
  byChance,
  type CardOption,
  call,
  cardOf,
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
  type Random,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { Suit } from '../facts/fact.ts';
import type { ConsentMessage, PlainMessage, PowerMessage } from '../messages.ts';
import type { DetailOption } from '../options.ts';
import type { Slot } from '../places.ts';
import { cardsInPlay, mayDo, standingPowers } from '../powers/in-play.ts';
import { siteAt, slotOf, suitOf } from '../queries/cards.ts';
import { rulesCard, rulesSite } from '../queries/ruling.ts';
import { colourOf, isImperial, playerOf, turnOrder } from '../queries/seats.ts';
import {
  type AttackFace,
  type Campaign,
  COLOURS,
  type DefenceFace,
  type Defender,
  type Oath,
  type Target,
  type UsedPlan,
} from '../state.ts';
import { discard } from '../verbs/discard.ts';
import { spendSupply } from '../verbs/supply.ts';
import { answers } from './answers.ts';
import {
  attackingForce,
  attackStrength,
  attackTotal,
  defenceTotal,
  defendingForce,
  diceRolled,
  planOf,
  plansOf,
  sacrificeWorth,
  skullsOf,
} from './campaign-forces.ts';
import { loseWarbands } from './campaign-losses.ts';
import { diceEvents, usePlans } from './campaign-plans.ts';
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
  titleDice,
  withPasses,
} from './campaign-targets.ts';
import { mayDisturb } from './play.ts';
import { isUncovered } from './reliquary.ts';
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
  readonly candidates?: readonly SeatId[];
  readonly answer?: AcceptOption | DeclineOption;
  /** The dice just rolled are rolled once more. */
  readonly again?: boolean;
  readonly step?: number;
  readonly ended?: Campaign;
  readonly instead?: CardOption | DeclineOption;
  /** Plans of this suit are not discarded at the end. */
  readonly spared?: Suit;
}

const ATTACK_DIE: readonly AttackFace[] = ['hollow', 'hollow', 'hollow', 'sword', 'sword', 'skull'];
const DEFENCE_DIE: readonly DefenceFace[] = ['blank', 'blank', 'shield', 'shield', 'shields', 'double'];

function rolled<F>(die: readonly F[], count: number, random: Random): readonly F[] {
  return Array.from({ length: count }, () => random.pick(die));
}

/** Rolls the attack dice, for whatever reason (OATH-0-4). */
export function rollAttack(count: number, random: Random): readonly AttackFace[] {
  return rolled(ATTACK_DIE, count, random);
}

/** Rolls defence dice, for whatever reason (OATH-0-5). */
export function rollDefence(count: number, random: Random): readonly DefenceFace[] {
  return rolled(DEFENCE_DIE, count, random);
}

/** Who decides for the defending side about its losses (OATH-5.5.6-d). */
function loserOf(state: Oath, defender: SeatId): SeatId {
  return isImperial(state, defender) ? state.chancellor : defender;
}

/** How many warbands the defeated side loses (OATH-5.5.6-a, OATH-5.5.6-b, OATH-2.3-e). */
function lossesOf(state: Oath, campaign: Campaign, loser: 'attack' | 'defence'): number {
  const force = loser === 'attack' ? attackingForce(state, campaign) : defendingForce(state, campaign);
  const total = force.reduce((sum, { amount }) => sum + amount, 0);
  const plans = plansOf(state, campaign, loser);
  if (plans.some(({ losses }) => losses === 'none')) return 0;
  if (campaign.plans.some((plan) => planOf(state, plan).spares === true)) return 0;
  if (plans.some(({ losses }) => losses === 'all')) return total;
  const brutal = campaign.attacker === state.chancellor && isUncovered(state, 'brutal');
  return brutal ? total : Math.floor(total / 2);
}

/** Citizens who may join the defence (OATH-5.5.2-h). */
function possibleAllies(state: Oath, { attacker, defender, from, targets }: Campaign): readonly SeatId[] {
  if (defender === 'bandits' || !isImperial(state, defender)) return [];
  const places = [from, ...targets.flatMap((target) => (target.is === 'site' ? [target.slot] : []))];
  return turnOrder(state).filter(
    (seat) =>
      seat !== attacker &&
      seat !== defender &&
      seat !== state.chancellor &&
      isImperial(state, seat) &&
      playerOf(state, seat).gaveUp !== true &&
      places.includes(playerOf(state, seat).site),
  );
}

/** How many warbands must be sacrificed to win, if that is possible (OATH-5.5.5-c). */
export function neededSacrifice(state: Oath, campaign: Campaign): number | undefined {
  const missing = defenceTotal(state, campaign) - attackTotal(state, campaign) + 1;
  if (missing <= 0 || mayDo(state, { is: 'sacrifice', seat: campaign.attacker, campaign }) !== 'allowed')
    return undefined;
  const needed = Math.ceil(missing / sacrificeWorth(state, campaign));
  const force = attackingForce(state, campaign).reduce((sum, { amount }) => sum + amount, 0);
  return needed <= force ? needed : undefined;
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
    if (defender === undefined || !possibleDefenders(state, seat, from).includes(defender)) return finish;
    return emitAll<OathEvent>([
      ...(free === true ? [] : spendSupply(seat, CAMPAIGN_SUPPLY, 'OATH-5.5.1-a')),
      {
        is: 'campaignBegan',
        attacker: seat,
        from,
        defender,
        joined: allJoined(state, seat, joined),
        rule: 'OATH-5.5.1-a',
      },
    ]);
  },
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
    if (running === null) return finish;
    const places = new Set(running.targets.map((target) => placeOfTarget(state, running, target)));
    // Plains give a die and Mountains take one, once each (OATH-2.8.5-e); the sites themselves are named as the cause.
    const at = (name: 'plains' | 'mountain') => [...places].filter((slot) => siteAt(state, slot) === name).length;
    const by = at('plains') - at('mountain');
    return emitAll(diceEvents(running, by));
  },
  chancellorJoins: (state) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    const { attacker, defender } = running;
    const { chancellor } = state;
    const joins =
      defender !== 'bandits' && isImperial(state, defender) && defender !== chancellor && attacker !== chancellor;
    return joins ? emit<OathEvent>({ is: 'allyJoined', seat: chancellor, rule: 'OATH-5.5.2-g' }) : undefined;
  },
  allies: (state) => {
    const { campaign: running } = state;
    return running === null ? finish : keep({ candidates: possibleAllies(state, running) });
  },
  join: ({ campaign: running }, { candidates: [seat] = [] }) => {
    if (running === null || running.defender === 'bandits') return goTo('attackPlans');
    if (seat === undefined) return goTo('attackPlans');
    const message: ConsentMessage = { key: 'joinAsAlly', by: running.defender, amount: 0 };
    return ask('answer', yesOrNo(seat, message));
  },
  consent: ({ campaign: running }, { candidates: [seat] = [], answer }) => {
    if (running === null || running.defender === 'bandits' || seat === undefined || answer?.is !== 'accept')
      return goTo('nextAlly');
    const message: ConsentMessage = { key: 'allyConsent', by: seat, amount: 0 };
    return ask('answer', yesOrNo(running.defender, message));
  },
  joined: (_, { candidates: [seat] = [], answer }) =>
    seat !== undefined && answer?.is === 'accept' && emit<OathEvent>({ is: 'allyJoined', seat, rule: 'OATH-5.5.2-h' }),
  nextAlly: (_, { candidates: [, ...rest] = [] }) => [keep({ candidates: rest }), goTo('join')],
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
    const amount = skullsOf(state, running, running.attackRoll ?? []);
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
    // A side that won without a fight has killed nobody, unless the plan says so.
    const { attacker, defender } = running;
    const chooser = loser === 'attack' ? attacker : defender === 'bandits' ? undefined : loserOf(state, defender);
    const amount = lossesOf(state, running, loser);
    return chooser !== undefined && amount > 0 && call(loseWarbands({ side: loser, amount, chooser, why: 'losses' }));
  },
  onVictory: (state, { step = 0 }) => {
    const { campaign: running } = state;
    const plan = running?.plans[step];
    if (running === null || plan === undefined) return goTo('retreat', { step: 0 });
    const effect = plan.side === running.winner ? (planOf(state, plan).onVictory?.(state, plan, running) ?? []) : [];
    return [keep({ step: step + 1 }), ...effect];
  },
  nextOnVictory: () => goTo('onVictory'),
  retreat: (state) => {
    const { campaign: running } = state;
    if (running === null || running.winner !== 'attack' || running.defender === 'bandits') return undefined;
    const { defender } = running;
    return emitAll<OathEvent>(
      defendingForce(state, running)
        .filter(({ place }) => place.is === 'site')
        .map(({ place, seat, amount }) => ({
          is: 'warbandsMoved',
          colour: colourOf(state, defender),
          amount,
          from: place,
          to: { is: 'board', seat },
          rule: 'OATH-5.5.6-b',
        })),
    );
  },
  defeated: (_, { step = 0 }) => keep({ step }),
  ifDefeated: (state, { step = 0 }) => {
    const { campaign: running } = state;
    const plan = running?.plans[step];
    if (running === null || plan === undefined) return goTo('spoils', { step: 0 });
    const effect = plan.side === running.winner ? [] : (planOf(state, plan).ifDefeated?.(state, plan, running) ?? []);
    return [keep({ step: step + 1 }), ...effect];
  },
  nextDefeated: () => goTo('ifDefeated'),
  spoils: ({ campaign: running }) => running?.winner === 'attack' && call(takeSpoils({})),
  ifVictorious: (state, { step = 0 }) => {
    const { campaign: running } = state;
    const plan = running?.plans[step];
    if (running === null || plan === undefined) return goTo('mounts', { step: 0 });
    const effect = plan.side === running.winner ? (planOf(state, plan).ifVictorious?.(state, plan, running) ?? []) : [];
    return [keep({ step: step + 1 }), ...effect];
  },
  nextVictorious: () => goTo('ifVictorious'),
  mounts: (state) => {
    const [mounted] = replaceable(state);
    if (mounted === undefined) return goTo('atEnd');
    const { seat, card, cards } = mounted;
    const message: PowerMessage = { key: 'power', step: 'wild-mounts.card', card: cardOf(state.table, card).printed };
    return ask(
      'instead',
      choose<CardOption | DeclineOption>({
        seat,
        message,
        because: { is: 'card', card, rule: 'OATH-5.5.8-a' },
        options: [...cards.map((each): CardOption => ({ is: 'card', card: each })), decline],
      }),
    );
  },
  mounted: (state, { instead }) => {
    const [mounted] = replaceable(state);
    return (
      mounted !== undefined &&
      instead?.is === 'card' && [
        keep({ spared: mounted.suit }),
        emitAll(discard(state, mounted.seat, instead.card, 'OATH-5.5.8-a')),
      ]
    );
  },
  atEnd: (state, { step = 0, spared }) => {
    const { campaign: running } = state;
    const plan = running?.plans[step];
    if (running === null || plan === undefined) return goTo('healed', { step: 0 });
    const { atEnd } = planOf(state, plan);
    if (atEnd === undefined) return keep({ step: step + 1 });
    if (spared !== undefined && suitOf(state, plan.card) === spared) return keep({ step: step + 1 });
    if (atEnd !== 'discard') return [keep({ step: step + 1 }), ...atEnd(state, plan, running)];
    const by = plan.by === 'bandits' ? state.turn.seat : plan.by;
    return [keep({ step: step + 1 }), emitAll(discard(state, by, plan.card, 'OATH-5.5.8-a'))];
  },
  nextAtEnd: () => goTo('atEnd'),
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
    running !== null && [
      keep({ ended: running, step: 0 }),
      emit<OathEvent>({ is: 'campaignEnded', rule: 'OATH-5.5.8-a' }),
    ],
  title: () => call(checkTitle({})),
  answers: (_, { ended }) => ended !== undefined && call(answers({ happening: { is: 'campaigned', campaign: ended } })),
  after: (state, { ended, step = 0 }) => {
    const plan = ended?.plans[step];
    if (ended === undefined || plan === undefined) return finish;
    return [keep({ step: step + 1 }), ...(planOf(state, plan).after?.(state, plan, ended) ?? [])];
  },
  nextAfter: () => goTo('after'),
});

/** Plans that let their user discard one card of a suit instead of all plans of another (Wild Mounts). */
function replaceable(state: Oath) {
  const { campaign: running } = state;
  if (running === null) return [];
  return running.plans.flatMap((plan) => {
    const replaces = planOf(state, plan).replacesDiscards;
    const { by } = plan;
    if (replaces === undefined || by === 'bandits') return [];
    const goes = running.plans.some(
      (each) =>
        each.side === plan.side && planOf(state, each).atEnd === 'discard' && suitOf(state, each.card) === replaces.of,
    );
    const cards = cardsInPlay(state).filter(
      (each) => suitOf(state, each) === replaces.by && rulesCard(state, by, each) && mayDisturb(state, by, each),
    );
    return goes && cards.length > 0 ? [{ seat: by, card: plan.card, suit: replaces.of, cards }] : [];
  });
}

/** The sites that join by the power that began the campaign, and by powers in play. */
function allJoined(state: Oath, seat: SeatId, joined: readonly Slot[]): readonly Slot[] {
  const more = standingPowers(state).flatMap(({ self, standing }) => standing.joinsForce?.(state, self, seat) ?? []);
  return [...new Set([...joined, ...more])];
}

/** Those a Hospital saved stand at its site if its user rules it now; otherwise they are killed. */
function fallenReturn(state: Oath, { card, by }: UsedPlan): readonly OathEvent[] {
  const slot = slotOf(state, card);
  const { warbands } = cardOf(state.table, card);
  const rules = by !== 'bandits' && slot !== undefined && rulesSite(state, by, slot);
  return COLOURS.flatMap((colour): readonly OathEvent[] => {
    const amount = warbands[colour] ?? 0;
    if (amount === 0) return [];
    const from = { is: 'card', card } as const;
    return rules
      ? [{ is: 'warbandsMoved', colour, amount, from, to: { is: 'site', slot }, rule: 'OATH-5.5.8-a' }]
      : [{ is: 'warbandsKilled', colour, amount, from, rule: 'OATH-10-kill' }];
  });
}

function yesOrNo(seat: SeatId, message: ConsentMessage) {
  return choose<AcceptOption | DeclineOption>({
    seat,
    message,
    because: { is: 'rule', rule: 'OATH-5.5.2-h' },
    options: [accept, decline],
  });
}
