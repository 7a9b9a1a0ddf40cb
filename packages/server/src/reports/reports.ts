import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
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

/** Where reports are kept; one that cannot be kept is refused. */
export interface Reports {
  /** Gives the name under which it is kept. */
  keep(report: Report, at: Date): Promise<string | TableRefusal>;
}

/** Reports as files of one folder, for who looks after the server. */
export class FolderOfReports implements Reports {
  readonly #folder: string;
  readonly #most: number;

  constructor(folder: string, most: number) {
    this.#folder = folder;
    this.#most = most;
  }

  async keep(report: Report, at: Date): Promise<string | TableRefusal> {
    await mkdir(this.#folder, { recursive: true });
    if ((await readdir(this.#folder)).length >= this.#most) return FULL;
    const name = `${at.toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`;
    const content = { format: 'kronika-report', version: 1, at: at.toISOString(), ...report };
    await writeFile(join(this.#folder, `${name}.json`), `${JSON.stringify(content)}\n`, { flag: 'wx' });
    return name;
  }
}

const FULL = refuse('notNow', {
  pl: 'Serwer ma już tyle zgłoszeń, ile może przechować. Zapisz zgłoszenie jako plik i wyślij je komuś, kto dba o serwer.',
  en: 'The server has as many reports as it can keep. Save the report as a file and send it to who looks after the server.',
});
