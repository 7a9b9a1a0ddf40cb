import type { Answer, CardId, Consequence, Prompt, Question, SeatId } from '@kronika/kernel';
import type { ConflictType } from '../../cards/fact.ts';
import type { ConflictView, L5rView } from '../../view.ts';
import { opponentOf } from '../../zones.ts';
import type { Names } from '../names-in.ts';
import { characterIn, favorFor, forecastOf, participantsIn, provinceIn, skillIn } from './forecast.ts';
import { markedCards } from './marked.ts';
import { resultOf } from './result.ts';
import { asking, fact, TITLE } from './saying.ts';
import type { PromptWords } from './words.ts';

/** "Conflict", with its type and ring as soon as they are chosen. */
function conflictSource(say: PromptWords, { declaring }: L5rView): string {
  return declaring === null ? say.conflict : say.conflictOf(declaring.type, declaring.ring);
}

/** Which conflict is declared: the one question, or the first of two. */
export function opportunityPrompt(say: PromptWords, question: Question, view: L5rView): Prompt {
  const options = question.is === 'choose' ? question.options : [];
  if (options.every(({ is }) => is === 'pass')) return asking(say.conflict, say.noConflict);
  const left = view.seats[question.seat]?.opportunities ?? 0;
  const mayPass = options.some(({ is }) => is === 'pass');
  return asking(say.conflict, say.whichConflict, mayPass ? [fact(say.opportunities(left))] : []);
}

export function provincePrompt(say: PromptWords, view: L5rView): Prompt {
  const { ask, follows } = say.fixed.declareProvince ?? { ask: '' };
  return asking(conflictSource(say, view), ask, follows === undefined ? [] : [fact(follows)]);
}

/** What the cards bring to a conflict of that type, the favor included. */
export function broughtBy(view: L5rView, seat: SeatId, cards: readonly CardId[], type: ConflictType): number {
  const skill = cards.reduce((sum, card) => {
    const found = characterIn(view, card);
    return found === undefined ? sum : sum + skillIn(found.character, type);
  }, 0);
  return cards.length === 0 ? 0 : skill + favorFor(view, seat, type);
}

/** The conflict as it would be with these attackers; nothing where the view does not tell enough of it. */
export function declaredWith(view: L5rView, seat: SeatId, cards: readonly CardId[]): ConflictView | undefined {
  const { declaring } = view;
  if (declaring === null || declaring.province === undefined) return undefined;
  const strength = provinceIn(view, opponentOf(seat), declaring.province)?.strength;
  if (strength === undefined) return undefined;
  const { type, ring, province } = declaring;
  const total = broughtBy(view, seat, cards, type);
  const totals = seat === 0 ? [total, 0] : [0, total];
  return { attacker: seat, type, ring, elements: [ring], province, strength, totals };
}

export function attackersPrompt(
  say: PromptWords,
  question: Question,
  view: L5rView,
  marked: Answer | undefined,
): Prompt {
  const cards = markedCards(question, marked);
  const { declaring } = view;
  const conflict = declaredWith(view, question.seat, cards);
  const follows: Consequence[] = [];
  if (declaring !== undefined && declaring !== null && cards.length > 0)
    follows.push(fact(say.marked(broughtBy(view, question.seat, cards, declaring.type))));
  if (conflict !== undefined && cards.length > 0) {
    const attack = conflict.totals[question.seat] ?? 0;
    const forecast = forecastOf({
      attack,
      defense: 0,
      strength: conflict.strength,
      attackers: cards.length,
      defenders: 0,
    });
    follows.push(fact(say.undefended(resultOf(say.result, view, conflict, forecast).text)));
  } else if (conflict !== undefined) follows.push(fact(say.needed(conflict.strength)));
  return asking(conflictSource(say, view), say.fixed.declareAttackers?.ask ?? '', follows);
}

/** Who defends: what comes of what is marked, and of nobody. */
export function defendersPrompt(
  say: PromptWords,
  names: Names,
  question: Question,
  view: L5rView,
  marked: Answer | undefined,
): Prompt {
  const { conflict } = view;
  if (conflict === null) return asking(undefined, say.whoDefends);
  const attack = conflict.totals[conflict.attacker] ?? 0;
  const attackers = participantsIn(view, conflict.attacker).length;
  const after = (cards: readonly CardId[]) =>
    forecastOf({
      attack,
      defense: broughtBy(view, question.seat, cards, conflict.type),
      strength: conflict.strength,
      attackers,
      defenders: cards.length,
    });
  const cards = markedCards(question, marked);
  const follows: Consequence[] = [];
  if (question.is === 'pick' && question.max < question.options.length)
    follows.push(fact(say.mostDefenders(question.max)));
  if (cards.length > 0) {
    const forecast = after(cards);
    const result = resultOf(say.result, view, conflict, forecast);
    follows.push({
      is: result.is,
      text: `${forecast.attack} : ${forecast.defense}, ${result.text}`,
    });
  }
  const alone = resultOf(say.result, view, conflict, after([]));
  follows.push({ is: alone.is, text: say.undefended(alone.text) });
  return asking(attackSource(say, names, view, conflict, attack), say.whoDefends, follows);
}

/** `Attack 12 on The Art of War (strength 3)`, with the strength as far as there is room for it. */
function attackSource(
  say: PromptWords,
  names: Names,
  view: L5rView,
  { province, strength }: ConflictView,
  attack: number,
): string {
  const long = say.attackOn(attack, names.card(view, province), strength);
  const isShort = `${long}: ${say.whoDefends}`.length <= TITLE;
  return isShort ? long : say.attackOn(attack, names.card(view, province), undefined);
}
