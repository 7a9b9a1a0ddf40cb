import type { CardId, NumberQuestion, Option, Question } from '@kronika/kernel';
import type { UseOption } from '@kronika/lcg';
import type { CharacterView } from '../../card-view.ts';
import { duelIn } from '../../rules/duelists.ts';
import type { L5rView, SeatView } from '../../view.ts';
import type { Names } from '../names-in.ts';
import type { Choice } from '../options.ts';
import { abilityLine } from './ability-line.ts';
import { askedText } from './ask-prompt.ts';
import { afterDeed, characterIn } from './forecast.ts';
import { cardIn } from './marked.ts';
import { debtOf } from './prompt.ts';
import { resultOf } from './result.ts';
import type { HintWords, PromptWords } from './words.ts';
import { promptWords } from './words-in.ts';

/** What choosing the option does now. */
export function hintFor(names: Names, option: Choice, question: Question, view: L5rView): string | undefined {
  const say = promptWords(names.lang);
  if ('printed' in option && 'ability' in option)
    return option.amount === undefined
      ? abilityLine(names, option)
      : amountHint(say, option, option.amount, question, view);
  if (question.is === 'number') return bidHint(say, option, question);
  if ('effect' in option) return ringOptionHint(say, names, option, question, view);
  if ('choice' in option) return ringHint(say, option.choice.ring, view);
  if ('side' in option) return say.hint.favor(option.side);
  const card = cardIn(option);
  if (card !== undefined) return cardHint(say, card, question, view);
  return plainHint(say, option, question, view);
}

/** What a character costs with so much extra fate, what is left, and how long it will be there. */
function amountHint(
  say: PromptWords,
  { card, ability }: UseOption,
  amount: number,
  { seat, ...question }: Question,
  { seats }: L5rView,
): string {
  const all: readonly Choice[] = 'options' in question ? question.options : [];
  const amounts = all.flatMap((other) =>
    'ability' in other && 'amount' in other && other.card === card && other.ability === ability
      ? [other.amount ?? 0]
      : [],
  );
  // With the most that may go along nothing is left, unless the character may get none.
  const fate = seats.find((one) => one.seat === seat)?.fate ?? 0;
  const left = Math.max(...amounts) - amount;
  return amounts.length > 1
    ? `${say.hint.total(fate - left, left)} ${say.extraFateStays(amount)}`
    : say.extraFateStays(0);
}

/** What a bid draws or adds, and what it costs or brings in honor against each bid of the opponent. */
function bidHint(
  { hint: say }: PromptWords,
  option: Option,
  { min, max, message }: NumberQuestion,
): string | undefined {
  const bid: unknown = Reflect.get(option, 'value');
  if (message.key !== 'honorBid' || typeof bid !== 'number') return undefined;
  const honor = Array.from({ length: max - min + 1 }, (_, place) => signed(min + place - bid)).join(' ');
  return `${duelIn(message) === undefined ? say.draws(bid) : say.adds(bid)} ${say.honorAgainst(min, max, honor)}`;
}

function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** What the ring gives, and the fate that lies on it. */
function ringHint({ hint, tip }: PromptWords, ring: keyof PromptWords['ringAsks'], { rings }: L5rView): string {
  const fate = rings.find(({ element }) => element === ring)?.fate ?? 0;
  const won = hint.ifWon(tip.ringEffect[ring]);
  return fate === 0 ? won : `${won} ${hint.ringFate(fate)}`;
}

interface Sides {
  readonly mine: SeatView;
  readonly theirs: SeatView;
}

function sidesOf({ seat }: Question, { seats }: L5rView): Sides | undefined {
  const mine = seats.find((one) => one.seat === seat);
  const theirs = seats.find((one) => one.seat !== seat);
  return mine === undefined || theirs === undefined ? undefined : { mine, theirs };
}

function ringOptionHint(
  say: PromptWords,
  names: Names,
  { effect, card }: { readonly effect: string; readonly card?: CardId },
  question: Question,
  view: L5rView,
): string | undefined {
  if (card === undefined) return ringEffectHint(say, names, effect, question, view);
  const found = characterIn(view, card);
  return found === undefined ? undefined : aimHint(say, effect, card, found.character, view);
}

function ringEffectHint(
  { hint: say }: PromptWords,
  names: Names,
  effect: string,
  question: Question,
  view: L5rView,
): string | undefined {
  const sides = sidesOf(question, view);
  if (sides === undefined) return undefined;
  const { mine, theirs } = sides;
  const named = (fits: (character: CharacterView) => boolean): string =>
    listed(names, view.seats.flatMap(({ characters }) => characters).filter(fits));
  switch (effect) {
    case 'takeHonor':
      return `${say.honor(mine.honor, mine.honor + 1)} ${say.theirHonor(theirs.honor, theirs.honor - 1)}`;
    case 'gainHonor':
      return say.honor(mine.honor, mine.honor + 2);
    case 'drawAndDiscard':
      return say.theirHand(theirs.hand.length);
    case 'honor':
      return say.gloryUp;
    case 'dishonor':
      return say.gloryDown;
    case 'ready':
      return say.bowed(named(({ stance }) => stance === 'bowed'));
    case 'bow':
      return say.withoutFate(named(({ stance, fate }) => stance === 'ready' && fate === 0));
    case 'removeFate':
      return say.withFate(named(({ fate }) => fate > 0));
    default:
      return say.nothingElse;
  }
}

/** The first few of them. */
function listed(names: Names, characters: readonly CharacterView[]): string {
  const said = characters.map(({ sight }) => names.sight(sight));
  return said.length > 3 ? `${said.slice(0, 3).join(', ')}…` : said.join(', ');
}

/** What happens to the card that is chosen. */
function cardHint(say: PromptWords, card: CardId, question: Question, view: L5rView): string | undefined {
  const { key } = question.message;
  if (key === 'declareProvince') return provinceHint(say.hint, card, view);
  const found = characterIn(view, card);
  if (found === undefined) return undefined;
  if (key === 'attachTo') return fateHint(say.hint, found.character);
  const [step, effect] = key.split('.');
  if (step === 'ringEffect' && effect !== undefined) return aimHint(say, effect, card, found.character, view);
  const ask = askedText(question, view)?.ask;
  return ask?.does === undefined ? undefined : deedHint(say, ask.does, card, view);
}

function provinceHint(say: HintWords, card: CardId, { seats }: L5rView): string | undefined {
  const there = seats.flatMap(({ provinces }) => provinces).find(({ province }) => province?.id === card);
  if (there === undefined) return undefined;
  return there.strength === undefined ? say.facedown : say.strength(there.strength);
}

/** How long the character will be there. */
function fateHint(say: HintWords, { fate }: CharacterView): string {
  return fate === 0 ? say.leavesThisRound : say.lastsRounds(fate);
}

function aimHint(
  say: PromptWords,
  effect: string,
  card: CardId,
  { status, glory, fate }: CharacterView,
  view: L5rView,
): string | undefined {
  const { hint } = say;
  switch (effect) {
    case 'honor':
      return status === 'dishonored' ? hint.becomesOrdinary : hint.becomesHonored(glory);
    case 'dishonor':
      return status === 'honored' ? hint.becomesOrdinary : hint.becomesDishonored(glory);
    case 'removeFate':
      return fate === 1 ? hint.losesLastFate : hint.fateLeft(fate - 1);
    case 'ready':
    case 'bow':
      return deedHint(say, { is: effect }, card, view);
    default:
      return undefined;
  }
}

/** How the conflict would stand: `15 : 13, you win and the province breaks.` */
function deedHint(
  say: PromptWords,
  deed: Parameters<typeof afterDeed>[1],
  card: CardId,
  view: L5rView,
): string | undefined {
  const { conflict } = view;
  const forecast = afterDeed(view, deed, card);
  if (conflict === null || forecast === undefined) return undefined;
  return `${forecast.attack} : ${forecast.defense}, ${resultOf(say.result, view, conflict, forecast).text}`;
}

/** Options that are no things: what they cost or give. */
function plainHint({ hint: say }: PromptWords, { is }: Option, question: Question, view: L5rView): string | undefined {
  const sides = sidesOf(question, view);
  if (sides === undefined) return undefined;
  const { mine, theirs } = sides;
  const { key } = question.message;
  switch (is) {
    case 'pass':
      return key === 'conflictOpportunity' || key === 'declareRing' ? say.givesUp : undefined;
    case 'accept':
      if (key === 'banzaiAgain') return say.honor(mine.honor, mine.honor - 1);
      return key === 'discardInsteadOfHonor'
        ? `${say.keepsHonor(mine.honor)} ${say.handLeft(mine.hand.length - debtOf(view))}`
        : undefined;
    case 'decline':
      return key === 'discardInsteadOfHonor' ? say.honor(mine.honor, mine.honor - debtOf(view)) : undefined;
    case 'raiseBid':
      return say.bid(mine.bid ?? 0, (mine.bid ?? 0) + 1);
    case 'lowerBid':
      return say.bid(mine.bid ?? 0, (mine.bid ?? 0) - 1);
    case 'gainFate':
    case 'takeFate':
      return say.fate(mine.fate, mine.fate + 1);
    case 'takeHonor':
      return `${say.honor(mine.honor, mine.honor + 1)} ${say.theirHonor(theirs.honor, theirs.honor - 1)}`;
    case 'giveFate':
      return say.fate(mine.fate, mine.fate - 1);
    case 'giveHonor':
      return say.honor(mine.honor, mine.honor - 1);
    case 'discardAtRandom':
      return say.handLeft(mine.hand.length - 1);
    default:
      return undefined;
  }
}
