import type { Answer, CardId, Consequence, Message, Option, Phrase, Question } from '@kronika/kernel';
import { CHALLENGE_TYPES, type ChallengeType } from '../../cards/fact.ts';
import type { AgotView, CharacterView, SeatView } from '../../view.ts';
import type { Names } from '../names-in.ts';

/** A question to be put into words, with what its seat has marked so far. */
export interface Asking {
  readonly names: Names;
  readonly question: Question;
  readonly view: AgotView;
  /** Who is asked. */
  readonly me: SeatView;
  /** The options that are marked. */
  readonly marked: readonly Option[];
}

/** A question in words, before it is a prompt. */
export interface Wording {
  /** What asks. */
  readonly source?: string;
  readonly ask: string;
  /** What will happen. */
  readonly follows?: readonly Consequence[];
}

/** The options that an answer, whole or not, stands for. */
export function optionsIn(question: Question, answer: Answer | undefined): readonly Option[] {
  if (answer === undefined || question.is === 'number' || question.is === 'distribute') return [];
  const places = typeof answer === 'number' ? [answer] : answer;
  return places.flatMap((place) => question.options[place] ?? []);
}

export function cardsIn(options: readonly Option[]): readonly CardId[] {
  return options.flatMap((option) => ('card' in option && isCard(option.card) ? [option.card] : []));
}

function isCard(card: unknown): card is CardId {
  return typeof card === 'number';
}

export function charactersIn({ seats }: AgotView): readonly CharacterView[] {
  return seats.flatMap(({ characters }) => characters);
}

/** Those of the cards that are characters in play. */
export function figures(view: AgotView, cards: readonly CardId[]): readonly CharacterView[] {
  return charactersIn(view).filter(({ id }) => cards.includes(id));
}

/** What they bring to a challenge. */
export function strengthOf(characters: readonly CharacterView[]): number {
  return characters.reduce((sum, { strength, counts }) => (counts ? sum + strength : sum), 0);
}

export function seatIn({ seats }: AgotView, seat: unknown): SeatView | undefined {
  return seats.find((one) => one.seat === seat);
}

/** The type of challenge that the message is about. */
export function typeIn(message: Message): ChallengeType | undefined {
  return 'type' in message ? CHALLENGE_TYPES.find((type) => type === message.type) : undefined;
}

export function numberIn(message: Message, name: string): number | undefined {
  const value: unknown = Reflect.get(message, name);
  return typeof value === 'number' ? value : undefined;
}

export function wordIn(message: Message, name: string): string | undefined {
  const value: unknown = Reflect.get(message, name);
  return typeof value === 'string' ? value : undefined;
}

export function fact(text: string): Consequence {
  return { is: 'fact', text };
}

export function loss(text: string): Consequence {
  return { is: 'loss', text };
}

/** Says the phrase in the language of the names. */
export function said({ lang }: Names, phrase: Phrase): string {
  return phrase[lang];
}

/** At most three names, then how many more there are. */
export function fewNames(names: Names, all: readonly string[]): string {
  if (all.length <= 3) return names.words.and(all);
  return `${all.slice(0, 3).join(', ')} +${all.length - 3}`;
}
