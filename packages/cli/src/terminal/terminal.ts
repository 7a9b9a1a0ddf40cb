import { Lines } from './lines.ts';
import { type Paint, paintFor } from './paint.ts';

/** Where the program and the person meet. */
export interface Terminal {
  readonly paint: Paint;
  /** Whether a person sits there and can be asked. */
  readonly attended: boolean;
  /** Results: a line on the standard output. */
  print(text: string): void;
  /** Everything about the results: a line on the standard error. */
  report(text: string): void;
  /** One line that is written over again and again, and goes away with an empty text. Only on a terminal. */
  progress(text: string): void;
  /** Asks for a line; `undefined` when there will be none. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

const ERASE_LINE = '\r\u001b[K';

/** The terminal of a process. Its input is left alone until something is asked. */
export function terminalOf({ stdin, stdout, stderr, env }: NodeJS.Process): Terminal {
  const attended = stdin.isTTY === true && stdout.isTTY === true;
  let lines: Lines | undefined;
  return {
    paint: paintFor(stdout, env),
    attended,
    print: (text) => void stdout.write(`${text}\n`),
    report: (text) => void stderr.write(`${text}\n`),
    progress: (text) => stderr.isTTY === true && void stderr.write(`${ERASE_LINE}${text}`),
    ask: async (prompt) => {
      lines ??= new Lines(stdin, attended ? stdout : undefined);
      const line = await lines.next(prompt);
      // What a pipe brings is repeated, so that the output reads like the dialogue it was.
      if (!attended) stdout.write(`${prompt}${line ?? ''}\n`);
      else if (line === undefined) stdout.write('\n');
      return line;
    },
    close: () => lines?.close(),
  };
}
