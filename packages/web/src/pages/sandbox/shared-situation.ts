import { isRefusal, type Sandbox } from '@kronika/kernel';
import { isRecord, isText } from '../../client/reading.ts';

/** A situation with its name, as it is kept, sent and written to a file. */
export interface NamedSituation {
  readonly name: string;
  readonly situation: unknown;
}

/** Why something is no situation that can be opened. */
export type Unreadable =
  | { readonly unreadable: 'notOurs' }
  | { readonly unreadable: 'newer'; readonly version: number }
  | { readonly unreadable: 'otherGame'; readonly game: string }
  | { readonly unreadable: 'damaged' }
  | { readonly unreadable: 'tooLarge' }
  /** It was written for the game, but the game does not understand it. */
  | { readonly unreadable: 'notUnderstood'; readonly problems: readonly string[] };

export function isUnreadable(value: NamedSituation | Unreadable): value is Unreadable {
  return 'unreadable' in value;
}

const FORMAT = 'kronika-situation';
export const VERSION = 1;

/** Longer names are cut: nobody reads them. */
const LONGEST_NAME = 80;

/** The situation as a file of ours. */
export function writeSituation(sandbox: Sandbox, { name, situation }: NamedSituation): unknown {
  return { format: FORMAT, version: VERSION, game: sandbox.game, name, situation };
}

/** Reads what `writeSituation` wrote, here or elsewhere, now or earlier. */
export function readSituation(sandbox: Sandbox, value: unknown): NamedSituation | Unreadable {
  if (!isRecord(value) || value.format !== FORMAT || typeof value.version !== 'number')
    return { unreadable: 'notOurs' };
  if (value.version > VERSION) return { unreadable: 'newer', version: value.version };
  if (value.game !== sandbox.game) return { unreadable: 'otherGame', game: String(value.game).slice(0, 40) };
  const situation = sandbox.read(value.situation);
  if (isRefusal(situation))
    return {
      unreadable: 'notUnderstood',
      problems: situation.refused === 'invalid' ? situation.problems.map(told) : [],
    };
  return { name: isText(value.name) ? value.name.slice(0, LONGEST_NAME) : '', situation };
}

function told({ at, problem }: { readonly at: string; readonly problem: string }): string {
  return at === '' ? problem : `${at}: ${problem}`;
}
