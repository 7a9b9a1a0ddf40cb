import { invalid, isRefusal, type NewCard, type Problem, parseCardNote, type Refusal } from '@kronika/kernel';
import { type Back, CARD_FACTS, factOf, printedOf } from '../facts/library.ts';
import { COLOURS, type OathCard, type Warbands } from '../state.ts';

const KNOWN: readonly string[] = CARD_FACTS.map(({ name }) => name);
const MARK = /^(?:facedown|(\d+) (favor|secrets?|purple|red|blue|yellow|white|black))$/;

/** Reads the card notes of one situation, and remembers what is wrong with them and which cards were named. */
export class NoteReader {
  readonly named = new Set<string>();
  readonly problems: Problem[] = [];

  /** The cards of a list that may hold such backs. */
  read(
    at: string,
    notes: readonly string[],
    backs: readonly Back[],
    face: 'up' | 'down',
  ): readonly NewCard<OathCard>[] {
    return notes.flatMap((note) => {
      const card = cardIn(note, face);
      if (isRefusal(card)) {
        this.problems.push(...(card.refused === 'invalid' ? card.problems : []));
        return [];
      }
      const fact = factOf(card.printed);
      if (!backs.includes(fact.back)) this.problems.push({ at, problem: `${fact.name} cannot lie there` });
      if (this.named.has(fact.name)) this.problems.push({ at, problem: `${fact.name} is named twice` });
      this.named.add(fact.name);
      return [card];
    });
  }
}

function cardIn(text: string, usual: 'up' | 'down'): NewCard<OathCard> | Refusal {
  const note = parseCardNote(text, KNOWN);
  if (isRefusal(note)) return note;
  const fact = CARD_FACTS.find(({ name }) => name === note.printed);
  const wrong = note.marks.find((mark) => !MARK.test(mark));
  if (fact === undefined || wrong !== undefined || note.attachments.length > 0)
    return invalid('the card', {
      at: text,
      problem: 'expected marks like "facedown", "1 favor", "2 secrets" or "3 red" in brackets',
    });
  const count = (unit: RegExp): number =>
    note.marks.reduce((sum, mark) => {
      const [, number, what] = MARK.exec(mark) ?? [];
      return what !== undefined && unit.test(what) ? sum + Number(number) : sum;
    }, 0);
  const warbands: Warbands = Object.fromEntries(
    COLOURS.map((colour) => [colour, count(new RegExp(`^${colour}$`, 'u'))] as const).filter(([, many]) => many > 0),
  );
  return {
    printed: printedOf(fact.name),
    owner: 0,
    controller: 0,
    face: note.marks.includes('facedown') ? 'down' : usual,
    favor: count(/^favor$/u),
    secrets: count(/^secrets?$/u),
    warbands,
  };
}
