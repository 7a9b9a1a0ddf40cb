/** What waits, in turn for everybody who has something waiting: whoever has much of it waits for themselves only. */
export class FairQueue<T> {
  /** The one whose turn it is comes first. */
  readonly #byAccount = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** How many have something waiting. */
  get accounts(): number {
    return this.#byAccount.size;
  }

  add(account: string, item: T): void {
    const waiting = this.#byAccount.get(account);
    if (waiting === undefined) this.#byAccount.set(account, [item]);
    else waiting.push(item);
    this.#length += 1;
  }

  /** The next one; whoever it belongs to has their next turn after all others. */
  take(): T | undefined {
    const [first] = this.#byAccount;
    if (first === undefined) return undefined;
    const [account, waiting] = first;
    const item = waiting.shift();
    this.#byAccount.delete(account);
    if (waiting.length > 0) this.#byAccount.set(account, waiting);
    this.#length -= 1;
    return item;
  }

  takeAll(): readonly T[] {
    const all = [...this.#byAccount.values()].flat();
    this.#byAccount.clear();
    this.#length = 0;
    return all;
  }
}
