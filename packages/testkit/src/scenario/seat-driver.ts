import type { Answer, Option, Question, SeatId } from '@kronika/kernel';
import { describeQuestion } from './describe.ts';
import { cardsNamedIn, describeOption, matches, type NameCard, type OptionPattern } from './option-pattern.ts';
import { ScenarioError } from './scenario-error.ts';

/** What a seat needs of the table it sits at. */
export interface DrivenTable {
  readonly nameCard: NameCard;
  hasCard(name: string): boolean;
  questionTo(seat: SeatId): Question;
  answer(seat: SeatId, answer: Answer): void;
  leavesOpen(seat: SeatId): void;
  readonly match: {
    readonly seats: number;
    readonly open: readonly { readonly question: Question; readonly answer?: Answer }[];
  };
}

/** Answers for one seat, as a person would: by naming what it takes. Games wrap it in verbs of their own. */
export class SeatDriver {
  readonly #table: DrivenTable;
  readonly seat: SeatId;

  constructor(table: DrivenTable, seat: SeatId) {
    this.#table = table;
    this.seat = seat;
  }

  /** Chooses the option that the pattern means. */
  takes(pattern: OptionPattern): this {
    const question = this.#asked('choose');
    return this.#answers(this.#placeOf(question, pattern, []));
  }

  passes(): this {
    return this.takes({ is: 'pass' });
  }

  declines(): this {
    return this.takes({ is: 'decline' });
  }

  withdraws(): this {
    return this.takes({ is: 'withdraw' });
  }

  accepts(): this {
    return this.takes({ is: 'accept' });
  }

  /** Picks the options that the patterns mean, and no others. */
  picks(...patterns: readonly OptionPattern[]): this {
    return this.#answers([...this.#placesOf(this.#asked('pick'), patterns)].sort((a, b) => a - b));
  }

  /** Puts the options into the order in which the patterns mean them. */
  orders(...patterns: readonly OptionPattern[]): this {
    return this.#answers(this.#placesOf(this.#asked('order'), patterns));
  }

  says(number: number): this {
    this.#asked('number');
    return this.#answers(number);
  }

  /** Gives each option, in the order they are offered, so many units. */
  distributes(...units: readonly number[]): this {
    this.#asked('distribute');
    return this.#answers(units);
  }

  /** The seat has to answer this now; the scenario may end so. */
  isAsked(key: string): this {
    const question = this.#table.questionTo(this.seat);
    if (question.message.key !== key)
      throw new ScenarioError(
        `seat ${this.seat} is asked ${question.message.key}, not ${key}; ${this.#possible(question)}`,
      );
    this.#table.leavesOpen(this.seat);
    return this;
  }

  /** Nobody waits for the seat, which is one of the table's. */
  isNotAsked(): this {
    if (this.seat >= this.#table.match.seats) throw new ScenarioError(`there is no seat ${this.seat}`);
    const question = this.#open();
    if (question !== undefined)
      throw new ScenarioError(`seat ${this.seat} is asked ${question.message.key}; ${this.#possible(question)}`);
    return this;
  }

  mayTake(pattern: OptionPattern): this {
    const question = this.#table.questionTo(this.seat);
    if (!this.#offers(question, pattern))
      throw new ScenarioError(`seat ${this.seat} may not take ${JSON.stringify(pattern)}; ${this.#possible(question)}`);
    this.#table.leavesOpen(this.seat);
    return this;
  }

  /**
   * The seat is asked to take something, and nothing that the pattern means is among it. A card that is not at the
   * table could never be offered, so naming one proves nothing and fails.
   */
  mayNotTake(pattern: OptionPattern): this {
    const question = this.#table.questionTo(this.seat);
    if (question.is === 'number')
      throw new ScenarioError(`seat ${this.seat} is not asked to take anything; ${this.#possible(question)}`);
    const missing = cardsNamedIn(pattern).filter((name) => !this.#table.hasCard(name));
    if (missing.length > 0) throw new ScenarioError(`no ${missing.join(', ')} is at the table`);
    if (this.#offers(question, pattern))
      throw new ScenarioError(`seat ${this.seat} may take ${JSON.stringify(pattern)}; ${this.#possible(question)}`);
    this.#table.leavesOpen(this.seat);
    return this;
  }

  #answers(answer: Answer): this {
    this.#table.answer(this.seat, answer);
    return this;
  }

  #open(): Question | undefined {
    return this.#table.match.open.find(({ question, answer }) => question.seat === this.seat && answer === undefined)
      ?.question;
  }

  #asked<K extends Question['is']>(kind: K): Extract<Question, { readonly is: K }> {
    const question = this.#table.questionTo(this.seat);
    if (isOfKind(question, kind)) return question;
    throw new ScenarioError(`seat ${this.seat} is not asked to ${kind}; ${this.#possible(question)}`);
  }

  #offers(question: Question, pattern: OptionPattern): boolean {
    return (
      question.is !== 'number' && question.options.some((option) => matches(option, pattern, this.#table.nameCard))
    );
  }

  #placesOf(question: Offering, patterns: readonly OptionPattern[]): readonly number[] {
    const taken: number[] = [];
    for (const pattern of patterns) taken.push(this.#placeOf(question, pattern, taken));
    return taken;
  }

  /** The place of the meant option that is not taken yet. Copies of one card are all the same to a scenario. */
  #placeOf(question: Offering, pattern: OptionPattern, taken: readonly number[]): number {
    const { nameCard } = this.#table;
    const places = question.options.flatMap((option, place) =>
      !taken.includes(place) && matches(option, pattern, nameCard) ? [place] : [],
    );
    const meant = new Set(places.map((place) => this.#named(question.options[place])));
    const [first] = places;
    if (first === undefined)
      throw new ScenarioError(`seat ${this.seat} cannot take ${JSON.stringify(pattern)}; ${this.#possible(question)}`);
    if (meant.size > 1) throw new ScenarioError(`${JSON.stringify(pattern)} may mean: ${[...meant].join(', ')}`);
    return first;
  }

  #named(option: Option | undefined): string {
    return option === undefined ? '' : describeOption(option, this.#table.nameCard);
  }

  #possible(question: Question): string {
    return describeQuestion(question, this.#table.nameCard);
  }
}

type Offering = Extract<Question, { readonly is: 'choose' | 'pick' | 'order' }>;

function isOfKind<K extends Question['is']>(
  question: Question,
  kind: K,
): question is Extract<Question, { readonly is: K }> {
  return question.is === kind;
}
