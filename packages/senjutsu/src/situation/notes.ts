import { isRefusal, type Problem, parseCardNote, printedId } from '@kronika/kernel';
import { allFacts } from '../cards/library.ts';
import type { LaidCard } from '../laid-table.ts';

const KNOWN: readonly string[] = allFacts().map(({ id }) => id);

/** Reads cards of a description; what is said in brackets is a side or a number of ends of turn. */
export function laidCards(notes: readonly string[]): readonly LaidCard[] {
  return notes.map((text) => {
    const note = parseCardNote(text, KNOWN);
    if (isRefusal(note)) return { printed: printedId(text) };
    const turns = note.marks.find((mark) => /^\d$/.test(mark));
    return {
      printed: printedId(note.printed),
      ...(note.marks.includes('down') ? { face: 'down' } : {}),
      ...(turns === undefined ? {} : { turnsLeft: Number(turns) }),
    };
  });
}

/** What is wrong with the cards of a list. */
export function noteProblems(notes: readonly string[], at: string): readonly Problem[] {
  return notes.flatMap((text) => {
    const note = parseCardNote(text, KNOWN);
    if (isRefusal(note)) return note.refused === 'invalid' ? note.problems.map(({ problem }) => ({ at, problem })) : [];
    return note.marks
      .filter((mark) => mark !== 'down' && !/^[1-4]$/.test(mark))
      .map((mark) => ({ at, problem: `"${mark}" says nothing of a card; known: down, 1, 2, 3, 4` }));
  });
}
