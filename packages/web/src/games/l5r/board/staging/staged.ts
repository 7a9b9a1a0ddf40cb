import { type CardId, cardThing, type Lang, type SeenEvent } from '@kronika/kernel';
import { ELEMENTS, type Element, FACTS, type L5rView, ringThing } from '@kronika/l5r';
import type { Looked } from '../../../../table/looked.ts';
import { lookedCard } from '../../../../table/looked.ts';
import { type AbilityStage, abilityStage, aimsIn } from '../../../../table/staging/abilities.ts';
import {
  addedBy,
  cardOf,
  cardsOf,
  causeOf,
  fieldOf,
  isPayment,
  numbersOf,
  seatOf,
} from '../../../../table/staging/cause.ts';
import type { Figure, Staged, Tally } from '../../../../table/staging/staged.ts';
import { CONFLICTS } from '../conflict-types.ts';
import { printedIn } from '../find-card.ts';
import { BOARD_WORDS } from '../words.ts';
import { STAGE_WORDS, type StageWords } from './words.ts';

const EVENTS: ReadonlySet<string> = new Set(FACTS.filter(({ type }) => type === 'event').map(({ id }) => id));
const CARDS: ReadonlySet<string> = new Set(FACTS.map(({ id }) => id));

function lookAt(view: L5rView, card: CardId): Looked | undefined {
  const printed = printedIn(view, card);
  return printed === undefined ? undefined : lookedCard(printed, card);
}

const ABILITIES: AbilityStage<L5rView> = {
  isRule: (printed) => !CARDS.has(printed),
  isPlayed: (printed) => EVENTS.has(printed),
  lookAt: (view, { card }) => lookAt(view, card),
  pillOf: (event, lang) => pillOf(event, STAGE_WORDS[lang]),
};

function pillOf(event: SeenEvent, words: StageWords): string | undefined {
  const amount = fieldOf(event, 'amount');
  if (event.is === 'fatePlaced' && typeof amount === 'number') return words.fate(`+${amount}`);
  if (event.is === 'fateRemoved' && typeof amount === 'number') return words.fate(`−${amount}`);
  if (fieldOf(event, 'becomes') === 'ordinary') return words.pills.statusDiscarded;
  if (event.is !== 'effectBegan') return words.pills[event.is];
  const added = addedBy(event).flatMap(({ stat, by }) => {
    const skill = words.skills[stat];
    return skill === undefined ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)} ${skill}`];
  });
  return added.length === 0 ? undefined : added.join(', ');
}

/** How an event is shown to who watches. */
export function stageOf(event: SeenEvent, view: L5rView, lang: Lang): Staged | 'silent' | undefined {
  return abilityStage(event, view, lang, ABILITIES) ?? ruleStage(event, view, lang);
}

/** What the rules do, and what is done by the rules alone: playing, attacking, defending, bidding. */
function ruleStage(event: SeenEvent, view: L5rView, lang: Lang): Staged | 'silent' | undefined {
  const words = STAGE_WORDS[lang];
  switch (event.is) {
    case 'characterEntered':
    case 'attachmentEntered':
    case 'holdingEntered':
      return playStage(event, view, lang);
    case 'conflictDeclared':
      return attackStage(event, view, words);
    case 'defendersDeclared':
      return defenceStage(event, view, words);
    case 'conflictPassed':
    case 'passed':
      return { kind: 'pass', ...by(event, 'seat'), does: words.passes, line: 'told' };
    case 'dialsRevealed':
      return { kind: 'reveal', title: words.bids, figures: bidsIn(event), thread: 'bids', line: 'omitted' };
    case 'duelDecided': {
      const winner = cardOf(event, 'winner');
      return { kind: 'result', title: words.duel, shown: looked(view, winner === undefined ? [] : [winner]) };
    }
    case 'conflictDecided':
      return { kind: 'result', title: words.conflict, figures: totalsIn(event, view), thread: 'conflict' };
    case 'provinceBroken':
      return {
        kind: 'result',
        title: words.conflict,
        shown: looked(view, cardsIn(event)),
        aims: cardsIn(event).map((card) => ({ thing: cardThing(card), pill: words.broken })),
        thread: 'conflict',
      };
    case 'favorClaimed':
      return { kind: 'result', title: words.favor };
    case 'leftPlay':
      return { kind: 'trigger', title: words.noFate, thread: 'noFate', shown: looked(view, cardsIn(event)) };
    case 'provincesLaid':
    case 'mulliganed':
      return deedStage(event);
    case 'ringReturned':
    case 'conflictOver':
    case 'deckShuffled':
      return 'silent';
    default:
      return stepStage(event, lang, words);
  }
}

/** What a step of the rules brings with it belongs to what the step is about. */
function stepStage(event: SeenEvent, lang: Lang, words: StageWords): Staged | undefined {
  const cause = causeOf(event);
  if (cause !== undefined)
    return { kind: 'count', by: cause.by, thread: cause.thread, line: isPayment(event) ? 'spare' : 'told' };
  const rule = event.rule ?? '';
  if (rule.startsWith('L5R-RINGFX')) {
    const ring = ringIn(rule);
    return {
      kind: 'trigger',
      title: words.ringEffect,
      thread: 'ring',
      ...(ring === undefined ? {} : { shown: [ringThing(ring)] }),
      aims: aimsIn(event, lang, ABILITIES),
    };
  }
  if (rule === 'L5R-PROV-a') return { kind: 'trigger', thread: 'attack' };
  if (rule.startsWith('L5R-2.') || event.is === 'honorGiven') return { kind: 'count', thread: 'bids' };
  if (rule.startsWith('L5R-3.2.')) return { kind: 'count', thread: 'conflict' };
  return { kind: 'count', thread: event.is };
}

/** The element in the id of a rule such as `L5R-RINGFX-FIRE`. */
function ringIn(rule: string): Element | undefined {
  const name = rule.split('-')[2]?.toLowerCase();
  return ELEMENTS.find((element) => element === name);
}

function playStage(event: SeenEvent, view: L5rView, lang: Lang): Staged {
  const cause = causeOf(event);
  const host = cardOf(event, 'host');
  const pill = pillOf(event, STAGE_WORDS[lang]);
  return {
    kind: 'play',
    ...by(event, 'seat'),
    does: STAGE_WORDS[lang].plays,
    shown: looked(view, cardsIn(event)),
    aims:
      host === undefined
        ? fateAims(event, STAGE_WORDS[lang])
        : [{ thing: cardThing(host), ...(pill === undefined ? {} : { pill }) }],
    // Who plays what on whom stands above the card already; fate on it and where it goes do not.
    line: Number(fieldOf(event, 'fate') ?? 0) > 0 || fieldOf(event, 'at') === 'conflict' ? 'told' : 'omitted',
    ...(cause === undefined ? {} : { thread: cause.thread }),
  };
}

/** The fate that a character comes with is told on the character itself. */
function fateAims(event: SeenEvent, words: StageWords): NonNullable<Staged['aims']> {
  const fate = Number(fieldOf(event, 'fate') ?? 0);
  return fate === 0 ? [] : cardsIn(event).map((card) => ({ thing: cardThing(card), pill: words.fate(`+${fate}`) }));
}

/** What a seat does by itself in the set-up: one's own needs no telling. */
function deedStage(event: SeenEvent): Staged {
  return { kind: 'count', ...by(event, 'seat'), thread: `${event.is}/${String(fieldOf(event, 'seat'))}` };
}

function attackStage(event: SeenEvent, view: L5rView, words: StageWords): Staged {
  const type = CONFLICTS.find((one) => one.type === fieldOf(event, 'type'))?.type ?? 'military';
  const ring = ELEMENTS.find((one) => one === fieldOf(event, 'ring')) ?? 'air';
  const attackers = cardsOf(event, 'attackers');
  const province = cardOf(event, 'province');
  return {
    kind: 'declare',
    ...by(event, 'attacker'),
    does: words.attacks(type, ring),
    shown: looked(view, attackers),
    aims: [
      ...attackers.map((card) => ({ thing: cardThing(card) })),
      ...(province === undefined ? [] : [{ thing: cardThing(province), pill: words.attacked }]),
    ],
    thread: 'attack',
  };
}

function defenceStage(event: SeenEvent, view: L5rView, words: StageWords): Staged {
  const cards = cardsOf(event, 'cards');
  const attacker = view.conflict?.attacker;
  return {
    kind: 'declare',
    ...(attacker === undefined ? {} : { by: attacker === 0 ? 1 : 0 }),
    does: cards.length === 0 ? words.doesNotDefend : words.defends,
    title: words.defenders,
    shown: looked(view, cards),
    aims: cards.map((card) => ({ thing: cardThing(card) })),
    line: attacker === undefined || cards.length > 1 ? 'told' : 'omitted',
  };
}

function by(event: SeenEvent, field: string): Pick<Staged, 'by'> {
  const seat = seatOf(event, field);
  return seat === undefined ? {} : { by: seat };
}

function cardsIn(event: SeenEvent): readonly CardId[] {
  const card = cardOf(event, 'card');
  return card === undefined ? [] : [card];
}

function looked(view: L5rView, cards: readonly CardId[]): readonly Looked[] {
  return cards.flatMap((card) => lookAt(view, card) ?? []);
}

function bidsIn(event: SeenEvent): readonly Figure[] {
  const [first, second] = numbersOf(event, 'bids');
  return [
    { of: 0, value: String(first ?? 0) },
    { of: 1, value: String(second ?? 0) },
  ];
}

/** The attacker's total first, as in the lane. */
function totalsIn(event: SeenEvent, { conflict }: L5rView): readonly Figure[] {
  const result = fieldOf(event, 'result');
  const totals: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'totals') : undefined;
  if (!Array.isArray(totals)) return [];
  const seats = conflict?.attacker === 1 ? ([1, 0] as const) : ([0, 1] as const);
  return seats.map((seat) => ({ of: seat, value: String(totals[seat] ?? 0) }));
}

/** The totals of the conflict. */
export function talliesOf({ conflict }: L5rView, lang: Lang): readonly Tally[] {
  if (conflict === null) return [];
  const { attacker, totals } = conflict;
  const words = BOARD_WORDS[lang];
  return [
    { of: words.attack, value: totals[attacker] ?? 0 },
    { of: words.defense, value: totals[attacker === 0 ? 1 : 0] ?? 0 },
  ];
}
