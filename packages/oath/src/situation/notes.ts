import { invalid, isRefusal, type NewCard, type Problem, parseCardNote, type Refusal, SEATS } from '@kronika/kernel';
import { type Back, CARD_FACTS, type CardName, factOf, isCardName, printedOf } from '../facts/library.ts';
import { COLOURS, type Colour, type OathCard, type Warbands } from '../state.ts';

/** What a note says of a card. */
export interface Noted {
  readonly name: CardName;
  readonly facedown: boolean;
  readonly favor: number;
  readonly secrets: number;
  readonly warbands: Warbands;
  /** Who has looked at it, besides those to whom its place shows it. */
  readonly knownTo: readonly Colour[];
}

const KNOWN: readonly string[] = CARD_FACTS.map(({ name }) => name);
const MARK = /^(?:facedown|known to (\w+)|(\d+) (favor|secrets?|purple|red|blue|yellow|white|black))$/;

/** A card with nothing on it, as one puts it somewhere. */
export function plainNote(name: CardName, mark: 'plain' | 'facedown' = 'plain'): Noted {
  return { name, facedown: mark === 'facedown', favor: 0, secrets: 0, warbands: {}, knownTo: [] };
}

export function readNote(text: string): Noted | Refusal {
  const note = parseCardNote(text, KNOWN);
  if (isRefusal(note)) return note;
  const { printed, marks, attachments } = note;
  const wrong = marks.find((mark) => !isMark(mark));
  if (!isCardName(printed) || wrong !== undefined || attachments.length > 0)
    return invalid('the card', {
      at: text,
      problem: 'expected marks like "facedown", "1 favor", "2 secrets", "3 red" or "known to red" in brackets',
    });
  const count = (unit: RegExp): number =>
    marks.reduce((sum, mark) => {
      const [, , number, what] = MARK.exec(mark) ?? [];
      return what !== undefined && unit.test(what) ? sum + Number(number) : sum;
    }, 0);
  return {
    name: printed,
    facedown: marks.includes('facedown'),
    favor: count(/^favor$/u),
    secrets: count(/^secrets?$/u),
    warbands: Object.fromEntries(
      COLOURS.map((colour) => [colour, count(new RegExp(`^${colour}$`, 'u'))] as const).filter(([, many]) => many > 0),
    ),
    knownTo: COLOURS.filter((colour) => marks.includes(`known to ${colour}`)),
  };
}

function isMark(mark: string): boolean {
  const [all, knower] = MARK.exec(mark) ?? [];
  return all !== undefined && (knower === undefined || COLOURS.some((colour) => colour === knower));
}

/** The note for a card: reading it says the same again. */
export function writeNote({ name, facedown, favor, secrets, warbands, knownTo }: Noted): string {
  const counted = (amount: number, unit: string) => (amount > 0 ? [`${amount} ${unit}`] : []);
  const marks = [
    ...(facedown ? ['facedown'] : []),
    ...counted(favor, 'favor'),
    ...counted(secrets, 'secrets'),
    ...COLOURS.flatMap((colour) => counted(warbands[colour] ?? 0, colour)),
    ...knownTo.map((colour) => `known to ${colour}`),
  ];
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}

/** Reads the card notes of one situation, and remembers what is wrong with them and which cards were named. */
export class NoteReader {
  readonly named = new Set<string>();
  readonly problems: Problem[] = [];
  readonly #seats: readonly Colour[];

  /** Colours by seat: they may know cards. */
  constructor(seats: readonly Colour[]) {
    this.#seats = seats;
  }

  /** The cards of a list that may hold such backs. */
  read(
    at: string,
    notes: readonly string[],
    backs: readonly Back[],
    face: 'up' | 'down',
  ): readonly NewCard<OathCard>[] {
    return notes.flatMap((note) => {
      const noted = readNote(note);
      if (isRefusal(noted)) {
        this.problems.push(...(noted.refused === 'invalid' ? noted.problems : []));
        return [];
      }
      const fact = factOf(printedOf(noted.name));
      if (!backs.includes(fact.back)) this.problems.push({ at, problem: `${fact.name} cannot lie there` });
      if (this.named.has(fact.name)) this.problems.push({ at, problem: `${fact.name} is named twice` });
      this.named.add(fact.name);
      return [this.#card(noted, at, face)];
    });
  }

  #card({ name, facedown, favor, secrets, warbands, knownTo }: Noted, at: string, usual: 'up' | 'down') {
    const absent = knownTo.filter((colour) => !this.#seats.includes(colour));
    this.problems.push(...absent.map((colour) => ({ at, problem: `nobody plays ${colour}, who knows ${name}` })));
    const card: NewCard<OathCard> = {
      printed: printedOf(name),
      owner: 0,
      controller: 0,
      face: facedown ? 'down' : usual,
      favor,
      secrets,
      warbands,
      knownTo: SEATS.filter((seat) => knownTo.some((colour) => this.#seats[seat] === colour)),
    };
    return card;
  }
}
