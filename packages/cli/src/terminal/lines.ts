import { createInterface, type Interface } from 'node:readline';

type Receiver = (line: string | undefined) => void;

/** The lines a person types or a pipe brings. Lines that come before anybody asks for them wait. */
export class Lines {
  readonly #reader: Interface;
  readonly #early: string[] = [];
  #receiver: Receiver | undefined;
  #ended = false;

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream | undefined) {
    this.#reader = createInterface(output === undefined ? { input } : { input, output });
    this.#reader.on('line', (line) => {
      if (this.#receiver === undefined) this.#early.push(line);
      else this.#hand(line);
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#hand(undefined);
    });
  }

  /** Shows the prompt and waits for the next line; `undefined` when there will be none. */
  next(prompt: string): Promise<string | undefined> {
    const early = this.#early.shift();
    if (early !== undefined || this.#ended) return Promise.resolve(early);
    this.#reader.setPrompt(prompt);
    this.#reader.prompt();
    return new Promise((resolve) => {
      this.#receiver = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }

  #hand(line: string | undefined): void {
    const receiver = this.#receiver;
    this.#receiver = undefined;
    receiver?.(line);
  }
}
