import { begin, decide, type Game, isCardId, isRefusal, type Question, randomAnswer, randomOf } from '@kronika/kernel';

/** The fields of something, each with the words for what it holds; several if it holds different things. */
export type Fields = ReadonlyMap<string, ReadonlySet<string>>;

/** What a game was seen to ask. */
export interface Vocabulary {
  /** By the key of the message: how it is asked, with what fields, and which kinds of options it offers. */
  readonly messages: ReadonlyMap<string, SeenMessage>;
  /** By the kind of the option. */
  readonly options: ReadonlyMap<string, Fields>;
}

export interface SeenMessage {
  readonly questions: ReadonlySet<Question['is']>;
  readonly fields: Fields;
  readonly options: ReadonlySet<string>;
}

/** Matches to listen to. */
export interface HeardMatches {
  readonly setups: readonly object[];
  readonly seeds: readonly string[];
  readonly decisions: number;
}

/** Plays matches by chance, with everything asked, and writes down how the game asks. Same matches, same vocabulary. */
export function vocabularyOf(game: Game, { setups, seeds, decisions }: HeardMatches): Vocabulary {
  const messages = new Map<string, Seen>();
  const options = new Map<string, Map<string, Set<string>>>();
  for (const setup of setups)
    for (const seed of seeds)
      for (const question of questionsIn(game, setup, `${seed} ${JSON.stringify(setup)}`, decisions))
        note(question, messages, options);
  return { messages, options };
}

interface Seen extends SeenMessage {
  readonly questions: Set<Question['is']>;
  readonly fields: Map<string, Set<string>>;
  readonly options: Set<string>;
}

function* questionsIn(game: Game, setup: object, seed: string, decisions: number): Generator<Question> {
  const random = randomOf(seed);
  let next = begin(game, setup, seed, { asks: 'everything' });
  for (let i = 0; i < decisions && !isRefusal(next); i += 1) {
    const { match } = next;
    const question = match.open.find(({ answer }) => answer === undefined)?.question;
    if (question === undefined) return;
    yield question;
    next = decide(game, match, { seat: question.seat, asked: match.asked, answer: randomAnswer(question, random) });
  }
}

function note(question: Question, messages: Map<string, Seen>, options: Map<string, Map<string, Set<string>>>): void {
  const { key, ...fields } = question.message;
  const seen = messages.get(key) ?? { questions: new Set(), fields: new Map(), options: new Set() };
  messages.set(key, seen);
  seen.questions.add(question.is);
  noteFields(seen.fields, fields);
  for (const { is, ...rest } of 'options' in question ? question.options : []) {
    seen.options.add(is);
    const known = options.get(is) ?? new Map<string, Set<string>>();
    options.set(is, known);
    noteFields(known, rest);
  }
}

function noteFields(known: Map<string, Set<string>>, fields: object): void {
  for (const [name, value] of Object.entries(fields)) {
    const words = known.get(name) ?? new Set<string>();
    known.set(name, words);
    words.add(wordFor(value));
  }
}

/** What a value is, in one word. */
function wordFor(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'list' : `list of ${wordFor(value[0])}`;
  if (isCardId(value)) return 'card';
  if (value === null) return 'nothing';
  return typeof value === 'object' ? `{ ${Object.keys(value).sort().join(', ')} }` : typeof value;
}
