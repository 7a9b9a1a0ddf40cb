import { type AgotView, CHALLENGE_TYPES, FACTS, printedIn } from '@kronika/agot';
import {
  type CardId,
  cardThing,
  type Lang,
  type SeatId,
  type SeenEvent,
  sameThing,
  seatThing,
  type Thing,
} from '@kronika/kernel';
import { type Looked, lookedAt, lookedCard } from '../../../../table/looked.ts';
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
import { BOARD_WORDS } from '../words.ts';
import { STAGE_WORDS, type StageWords } from './words.ts';

const EVENTS: ReadonlySet<string> = new Set(FACTS.filter(({ type }) => type === 'event').map(({ id }) => id));
const CARDS: ReadonlySet<string> = new Set(FACTS.map(({ id }) => id));

function lookAt(view: AgotView, card: CardId): Looked | undefined {
  const printed = printedIn(view, card);
  return printed === undefined ? undefined : lookedCard(printed, card);
}

const ABILITIES: AbilityStage<AgotView> = {
  isRule: (printed) => !CARDS.has(printed),
  isPlayed: (printed) => EVENTS.has(printed),
  lookAt: (view, { card }) => lookAt(view, card),
  pillOf: (event, lang) => pillOf(event, STAGE_WORDS[lang]),
};

function pillOf(event: SeenEvent, words: StageWords): string | undefined {
  const amount = fieldOf(event, 'amount');
  if (typeof amount === 'number' && (event.is === 'powerGained' || event.is === 'powerMoved'))
    return words.power(`+${amount}`);
  if (typeof amount === 'number' && event.is === 'powerDiscarded') return words.power(`−${amount}`);
  if (event.is !== 'effectBegan') return words.pills[event.is];
  const [strength] = addedBy(event).filter(({ stat }) => stat === 'strength');
  return strength && words.strength(`${strength.by > 0 ? '+' : '−'}${Math.abs(strength.by)}`);
}

/** How an event is shown to who watches. */
export function stageOf(event: SeenEvent, view: AgotView, lang: Lang): Staged | 'silent' | undefined {
  const staged = abilityStage(event, view, lang, ABILITIES) ?? ruleStage(event, view, lang);
  if (staged === undefined || staged === 'silent' || staged.aims === undefined) return staged;
  return { ...staged, aims: staged.aims.map((aim) => ({ ...aim, thing: standingFor(aim.thing, view) })) };
}

/** A faction card stands for its seat, which is easier to see. */
function standingFor(thing: Thing, { seats }: AgotView): Thing {
  const whose = seats.find(
    ({ faction }) => faction?.sight.face === 'up' && sameThing(thing, cardThing(faction.sight.card)),
  );
  return whose === undefined ? thing : seatThing(whose.seat);
}

/** What the rules do, and what is done by the rules alone: marshaling, challenging, defending. */
function ruleStage(event: SeenEvent, view: AgotView, lang: Lang): Staged | 'silent' | undefined {
  const words = STAGE_WORDS[lang];
  switch (event.is) {
    case 'cardEntered':
      return playStage(event, view, words);
    case 'challengeInitiated':
      return attackStage(event, view, words);
    case 'bypassed':
      return { kind: 'trigger', title: words.stealth, aims: pilled(cardsIn(event), words.bypassed), thread: 'attack' };
    case 'challengeRedirected':
      return { kind: 'declare', title: words.redirects, aims: seatAims(seatOf(event, 'to'), words.attacked) };
    case 'defendersDeclared':
      return defenceStage(event, view, words);
    case 'passed':
      return { kind: 'pass', ...by(event, 'seat'), does: words.passes };
    case 'challengeDecided':
      return { kind: 'result', title: words.challenge, figures: totalsIn(event, view), thread: 'challenge' };
    case 'plotsRevealed':
      return { kind: 'reveal', title: words.plots, shown: looked(view, cardsOf(event, 'plots')), thread: 'plots' };
    case 'initiativeWon':
      return { kind: 'reveal', title: words.initiative, thread: 'plots' };
    case 'firstChosen':
      return { kind: 'count', thread: 'plots' };
    case 'titlesRevealed':
      return { kind: 'reveal', title: words.titles, shown: titlesIn(view) };
    case 'setupRevealed':
      return { kind: 'reveal', title: words.setup };
    case 'dominanceDetermined':
      return { kind: 'result', title: words.dominance, figures: valuesOf(event, 'totals', view), thread: 'dominance' };
    case 'leftPlay':
      return fallStage(event, view, words);
    case 'eliminated':
      return { kind: 'result', title: words.out };
    case 'mulliganed':
    case 'setupPlaced':
    case 'titleTaken':
      return deedStage(event);
    case 'challengeEnded':
    case 'deckShuffled':
    case 'plotChosen':
    case 'titlesReturned':
    case 'titlesShuffled':
    case 'activeSet':
      return 'silent';
    default:
      return stepStage(event, lang);
  }
}

/** What a step of the rules brings with it belongs to what the step is about. */
function stepStage(event: SeenEvent, lang: Lang): Staged | undefined {
  const cause = causeOf(event);
  if (cause !== undefined)
    return { kind: 'count', by: cause.by, thread: cause.thread, line: isPayment(event) ? 'spare' : 'told' };
  const rule = event.rule ?? '';
  if (rule.startsWith('AGOT-5.2')) return { kind: 'count', thread: 'dominance' };
  // What an intrigue takes from a hand is chosen by chance, not by an ability.
  if (event.is === 'cardDiscarded' && rule === 'AGOT-ZONE-k') return { kind: 'count', thread: 'challenge' };
  // Claim, the bonus of the unopposed, renown, insight: all of it follows from who won.
  if (isClaim(rule)) return { kind: 'count', thread: 'challenge', aims: aimsIn(event, lang, ABILITIES) };
  return { kind: 'count', thread: event.is };
}

function isClaim(rule: string): boolean {
  return ['AGOT-4.2.3', 'AGOT-4.2.4', 'AGOT-4.2.5', 'AGOT-CLAIM', 'AGOT-KW-'].some((begin) => rule.startsWith(begin));
}

function playStage(event: SeenEvent, view: AgotView, words: StageWords): Staged {
  const cause = causeOf(event);
  const host = cardOf(event, 'host');
  const how = fieldOf(event, 'how');
  return {
    kind: 'play',
    ...by(event, 'seat'),
    does: how === 'marshaled' ? words.marshals : how === 'ambushed' ? words.ambushes : words.puts,
    shown: looked(view, cardsIn(event)),
    aims: host === undefined ? [] : pilled([host], words.pills.cardEntered),
    // Who plays what on whom stands above the card already.
    line: 'omitted',
    ...(cause === undefined ? {} : { thread: cause.thread }),
  };
}

/** What a seat does by itself, before anybody sees what it is: one's own needs no telling. */
function deedStage(event: SeenEvent): Staged {
  return { kind: 'count', ...by(event, 'seat'), thread: `${event.is}/${String(fieldOf(event, 'seat'))}` };
}

function attackStage(event: SeenEvent, view: AgotView, words: StageWords): Staged {
  const type = CHALLENGE_TYPES.find((one) => one === fieldOf(event, 'type')) ?? 'military';
  const attackers = cardsOf(event, 'attackers');
  return {
    kind: 'declare',
    ...by(event, 'attacker'),
    does: words.attacks(type),
    shown: looked(view, attackers),
    aims: [...pilled(attackers, undefined), ...seatAims(seatOf(event, 'against'), words.attacked)],
    thread: 'attack',
  };
}

function defenceStage(event: SeenEvent, view: AgotView, words: StageWords): Staged {
  const defenders = cardsOf(event, 'defenders');
  return {
    kind: 'declare',
    ...by(event, 'seat'),
    does: defenders.length === 0 ? words.doesNotDefend : words.defends,
    shown: looked(view, defenders),
    aims: pilled(defenders, undefined),
    line: defenders.length > 1 ? 'told' : 'omitted',
  };
}

/** Death and what else takes a card from the table; a claim belongs to its challenge. */
function fallStage(event: SeenEvent, view: AgotView, words: StageWords): Staged {
  const isKilled = fieldOf(event, 'how') === 'killed';
  return {
    kind: isKilled ? 'result' : 'trigger',
    title: words.falls,
    shown: looked(view, cardsIn(event)),
    thread: isClaim(event.rule ?? '') ? 'challenge' : 'falls',
  };
}

function by(event: SeenEvent, field: string): Pick<Staged, 'by'> {
  const seat = seatOf(event, field);
  return seat === undefined ? {} : { by: seat };
}

function pilled(cards: readonly CardId[], pill: string | undefined): NonNullable<Staged['aims']> {
  return cards.map((card) => ({ thing: cardThing(card), ...(pill === undefined ? {} : { pill }) }));
}

function seatAims(seat: SeatId | undefined, pill: string): NonNullable<Staged['aims']> {
  return seat === undefined ? [] : [{ thing: seatThing(seat), pill }];
}

function cardsIn(event: SeenEvent): readonly CardId[] {
  const card = cardOf(event, 'card');
  return card === undefined ? [] : [card];
}

function looked(view: AgotView, cards: readonly CardId[]): readonly Looked[] {
  return cards.flatMap((card) => lookAt(view, card) ?? []);
}

function titlesIn({ seats }: AgotView): readonly Looked[] {
  return seats.flatMap(({ title }) => (title === null ? [] : (lookedAt(title.sight) ?? [])));
}

/** A number for each seat that is in the game. */
function valuesOf(event: SeenEvent, field: string, { seats }: AgotView): readonly Figure[] {
  const values = numbersOf(event, field);
  return seats
    .filter(({ standing }) => standing === 'seated')
    .map(({ seat }) => ({ of: seat, value: String(values[seat] ?? 0) }));
}

/** The attacker's total first, as in the lane. */
function totalsIn(event: SeenEvent, { challenge }: AgotView): readonly Figure[] {
  const result = fieldOf(event, 'result');
  if (typeof result !== 'object' || result === null) return [];
  const totals: unknown = Reflect.get(result, 'totals');
  if (typeof totals !== 'object' || totals === null) return [];
  const [attacking, defending] = ['attacking', 'defending'].map((side): unknown => Reflect.get(totals, side));
  const winner = seatIn(result, 'winner');
  const loser = seatIn(result, 'loser');
  // The challenge may be over by now; then who won with the larger number says who attacked.
  const isWonByAttack = Number(attacking) >= Number(defending);
  const attacker = challenge?.attacker ?? (isWonByAttack ? winner : loser);
  const defender = challenge?.defender ?? (isWonByAttack ? loser : winner);
  return [
    { of: attacker ?? '', value: String(attacking) },
    { of: defender ?? '', value: String(defending) },
  ];
}

function seatIn(result: object, field: string): SeatId | undefined {
  return seatOf({ is: 'result', ...result }, field);
}

/** The totals of the challenge. */
export function talliesOf({ challenge }: AgotView, lang: Lang): readonly Tally[] {
  if (challenge === null) return [];
  const words = BOARD_WORDS[lang];
  return [
    { of: words.attack, value: challenge.totals.attacking },
    { of: words.defense, value: challenge.totals.defending },
  ];
}
