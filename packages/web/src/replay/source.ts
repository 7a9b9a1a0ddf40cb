import { isRefusal, type MatchRecord, type Phrase, parseRecord, type Refusal, type SeatId } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';
import { recordOf, summaryOf } from '../client/api.ts';
import { localSummary } from '../client/local-summaries.ts';
import { localRecord } from '../client/local-tables.ts';
import { RefusedError } from '../client/refused-error.ts';
import { keptFile } from './kept-file.ts';
import { unpacked } from './packed.ts';
import { reasonOf } from './reason.ts';

/** Where a record comes from. */
export type Source =
  | { readonly is: 'server'; readonly table: string }
  | { readonly is: 'device'; readonly table: string }
  /** A file that was opened just now, or a record that is packed into the address. */
  | { readonly is: 'file'; readonly packed: string | undefined };

/** A record with what is known around it. */
export interface Found {
  readonly record: MatchRecord;
  /** Who sat where, if anybody knows. */
  readonly names?: readonly string[];
  /** Who has won, if the match is over for sure, e.g. because somebody resigned. */
  readonly winners?: readonly SeatId[];
}

/** Fetches a record, or says why there is none. */
export async function found(source: Source): Promise<Found | Phrase> {
  try {
    switch (source.is) {
      case 'server': {
        const summary = await summaryOf(source.table);
        if (summary.status !== 'over') return NOT_OVER;
        return checked(parseRecord(await recordOf(source.table)), summary);
      }
      case 'device': {
        const summary = await localSummary(source.table);
        if (summary === undefined) return NOT_HERE;
        if (summary.status !== 'over') return NOT_OVER;
        return { record: await localRecord(source.table), ...knownFrom(summary) };
      }
      case 'file': {
        const record = keptFile() ?? (source.packed === undefined ? undefined : await unpacked(source.packed));
        return record === undefined ? NO_FILE : checked(record, undefined);
      }
    }
  } catch (error) {
    return error instanceof RefusedError ? error.because.text : UNREACHABLE;
  }
}

function checked(record: MatchRecord | Refusal, summary: TableSummary | undefined): Found | Phrase {
  if (isRefusal(record)) return reasonOf(record);
  return { record, ...(summary === undefined ? {} : knownFrom(summary)) };
}

function knownFrom({ seats, winners = [] }: TableSummary): Pick<Found, 'names' | 'winners'> {
  return { names: seats.map(({ name }) => name), winners };
}

const NOT_OVER: Phrase = {
  pl: 'Ta partia jeszcze trwa. Powtórka zdradza wszystko, więc można ją obejrzeć dopiero po końcu.',
  en: 'This match is still going on. A replay tells everything, so it can be watched only when the match is over.',
};

const NOT_HERE: Phrase = {
  pl: 'Na tym urządzeniu nie ma takiej partii. Może została usunięta.',
  en: 'There is no such match on this device. It may have been removed.',
};

const NO_FILE: Phrase = {
  pl: 'Nie ma tu zapisu do obejrzenia. Otwórz plik jeszcze raz.',
  en: 'There is no record to watch here. Open the file again.',
};

const UNREACHABLE: Phrase = {
  pl: 'Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.',
  en: 'The server does not answer. Check your connection and try again.',
};
