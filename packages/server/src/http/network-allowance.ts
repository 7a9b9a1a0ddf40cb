import { type Allowance, Bucket } from '../socket/bucket.ts';
import { networksOf, WIDE_FACTOR } from './network.ts';

/** Of so many networks is remembered what they did; those that have been quiet longest are forgotten first. */
const MOST_REMEMBERED = 20_000;

/** What each network may do. A larger network may do more, but not as much as all the networks in it together. */
export class NetworkAllowance {
  readonly #allowance: Allowance;
  readonly #wide: Allowance;
  readonly #buckets = new Map<string, Bucket>();

  constructor({ burst, perSecond }: Allowance) {
    this.#allowance = { burst, perSecond };
    this.#wide = { burst: WIDE_FACTOR * burst, perSecond: WIDE_FACTOR * perSecond };
  }

  /** Takes one for somebody at that address; says whether there was one to take. */
  take(address: string, now: number): boolean {
    const { own, wide } = networksOf(address);
    // A network that is over its own limit uses up nothing of the larger one.
    return (
      this.#bucket(own, this.#allowance, now).take(now) &&
      (wide === undefined || this.#bucket(wide, this.#wide, now).take(now))
    );
  }

  #bucket(network: string, allowance: Allowance, now: number): Bucket {
    const bucket = this.#buckets.get(network) ?? new Bucket(allowance, now);
    this.#buckets.delete(network);
    this.#buckets.set(network, bucket);
    const [quietest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_REMEMBERED && quietest !== undefined) this.#buckets.delete(quietest);
    return bucket;
  }
}
