/** A piece of a sentence: words, or a number with the sign before it. */
export interface NumberPiece {
  readonly is: 'words' | 'number';
  readonly text: string;
}

const NUMBER = /[+−-]?\d+(?:\s?[–:→]\s?\d+)*/gu;

/** The numbers of a sentence, so that they can stand out in it. */
export function numbersIn(sentence: string): readonly NumberPiece[] {
  const pieces: NumberPiece[] = [];
  let read = 0;
  for (const { index, 0: text } of sentence.matchAll(NUMBER)) {
    if (index > read) pieces.push({ is: 'words', text: sentence.slice(read, index) });
    pieces.push({ is: 'number', text });
    read = index + text.length;
  }
  if (read < sentence.length) pieces.push({ is: 'words', text: sentence.slice(read) });
  return pieces;
}
