/** Somebody with something to say. */
export interface Speaker {
  flush(): void;
}

/**
 * Lets everybody say at the end of a turn of the event loop what they have to say: one write for each, and who listens
 * is woken up once for many of them.
 */
export class Outbox {
  #speakers: Speaker[] = [];

  add(speaker: Speaker): void {
    if (this.#speakers.push(speaker) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const speakers = this.#speakers;
    this.#speakers = [];
    for (const speaker of speakers) speaker.flush();
  }
}
