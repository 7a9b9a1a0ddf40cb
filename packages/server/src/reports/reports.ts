import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse, type TableRefusal } from '@kronika/host';
import type { MatchRecord } from '@kronika/kernel';

/** What somebody says went wrong, with the match it went wrong in. Names of people and what they said are not in it. */
export interface Report {
  readonly text: string;
  /** How many decisions stood before what is meant. */
  readonly decisions?: number;
  readonly record?: MatchRecord;
}

/** When a report was sent, and a sign of the network it came from. */
export interface Sender {
  readonly at: Date;
  readonly from: string;
}

/** Where reports are kept; one that cannot be kept is refused. */
export interface Reports {
  /** Gives the name under which it is kept. */
  keep(report: Report, sender: Sender): Promise<string | TableRefusal>;
}

/** Reports as files of one folder, for who looks after the server. */
export class FolderOfReports implements Reports {
  readonly #folder: string;
  readonly #most: number;

  constructor(folder: string, most: number) {
    this.#folder = folder;
    this.#most = most;
  }

  async keep(report: Report, { at, from }: Sender): Promise<string | TableRefusal> {
    await mkdir(this.#folder, { recursive: true });
    const sign = signOf(from);
    if ((await this.#makeRoomFor(sign)) === 'none') return FULL;
    const name = `${at.toISOString().slice(0, 10)}-${sign}-${randomBytes(4).toString('hex')}`;
    const content = { format: 'kronika-report', version: 1, at: at.toISOString(), ...report };
    await writeFile(join(this.#folder, `${name}.json`), `${JSON.stringify(content)}\n`, { flag: 'wx' });
    return name;
  }

  /** Where all places are taken, the network that took most of them gives up its oldest one for any other. */
  async #makeRoomFor(sign: string): Promise<'some' | 'none'> {
    const names = (await readdir(this.#folder)).sort();
    if (names.length < this.#most) return 'some';
    const bySign = new Map<string, readonly string[]>();
    for (const name of names) bySign.set(signIn(name), [...(bySign.get(signIn(name)) ?? []), name]);
    const [greedy] = [...bySign].filter(([other]) => other !== '').sort(([, one], [, two]) => two.length - one.length);
    if (greedy === undefined || greedy[0] === sign) return 'none';
    const [, [oldest]] = greedy;
    if (oldest === undefined || greedy[1].length <= (bySign.get(sign)?.length ?? 0)) return 'none';
    await rm(join(this.#folder, oldest));
    return 'some';
  }
}

/** Enough to tell networks apart, and letters that any file system keeps apart. */
function signOf(from: string): string {
  return createHash('sha256').update(from).digest('hex').slice(0, 8);
}

/** The sign in the name of a report. Reports from before there were signs are nobody's. */
function signIn(name: string): string {
  return /^\d{4}-\d\d-\d\d-([0-9a-f]{8})-[0-9a-f]{8}\.json$/.exec(name)?.[1] ?? '';
}

const FULL = refuse('notNow', {
  pl: 'Serwer ma już tyle zgłoszeń, ile może przechować. Zapisz zgłoszenie jako plik i wyślij je komuś, kto dba o serwer.',
  en: 'The server has as many reports as it can keep. Save the report as a file and send it to who looks after the server.',
});
