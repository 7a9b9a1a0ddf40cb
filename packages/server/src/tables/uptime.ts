import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Outage } from '@kronika/host';
import * as z from 'zod';

const uptimeSchema = z.strictObject({
  /** When a server was last known to be up. */
  alive: z.number(),
  outages: z.array(z.strictObject({ from: z.number(), until: z.number() })),
});

/** Nobody may think longer than a month about one move: what is older concerns no clock. */
const KEPT = 62 * 86_400_000;

/**
 * When no server was there, so that the clocks of people who were thinking then stood still, and stood where they
 * were. A server that runs notes it every now and then; what lies between the last note and the next start is an outage.
 */
export class Uptime {
  readonly #file: string;
  readonly outages: readonly Outage[];
  /** When this server began: never before a server was last up, even if the clock on the wall was put back since. */
  readonly began: number;

  private constructor(file: string, began: number, outages: readonly Outage[]) {
    this.#file = file;
    this.began = began;
    this.outages = outages;
  }

  /** A server starts when the clock on the wall says `now`. */
  static async begin(file: string, now: number): Promise<Uptime> {
    const before = await readUptime(file);
    const began = Math.max(now, before?.alive ?? now);
    const last = before === undefined || before.alive === began ? [] : [{ from: before.alive, until: began }];
    const outages = [...(before?.outages ?? []), ...last].filter(({ until }) => until > began - KEPT);
    const uptime = new Uptime(file, began, outages);
    await uptime.note(began);
    return uptime;
  }

  /** The server is up now. */
  async note(now: number): Promise<void> {
    // Written beside and put in its place: whoever reads it finds the old one or the new one.
    const beside = `${this.#file}.new`;
    await writeFile(beside, JSON.stringify({ alive: now, outages: this.outages }));
    await rename(beside, this.#file);
  }
}

/** What was noted; nothing, if this is the first start or what is there cannot be read: then no time is given back. */
async function readUptime(file: string): Promise<z.infer<typeof uptimeSchema> | undefined> {
  try {
    return uptimeSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
