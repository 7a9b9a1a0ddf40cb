import type { Reader, SeatId, Viewer } from '@kronika/kernel';

/** Notes which seats a sentence asked about, so that everybody else can be given the same one. */
export class Addressing implements Reader {
  readonly #viewer: Viewer;
  readonly #about: SeatId[] = [];

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  is(seat: SeatId): boolean {
    if (!this.#about.includes(seat)) this.#about.push(seat);
    return seat === this.#viewer;
  }

  /** Whether the sentence reads the same to that viewer. */
  readsAlikeTo(viewer: Viewer): boolean {
    return viewer === this.#viewer || !this.#about.some((seat) => seat === viewer || seat === this.#viewer);
  }
}
