import { isRefusal, type Phrase, readRecord } from '@kronika/kernel';
import { keepFile } from './kept-file.ts';
import { LONGEST_PACKED, packed } from './packed.ts';
import { writeFragment } from './place.ts';
import { reasonOf } from './reason.ts';

/** No record is larger; a film dropped by mistake is not read at all. */
const LARGEST_FILE = 8 * 1024 * 1024;

/** The address of the page that shows the record in the file, or what is wrong with the file. */
export async function addressOfFile(file: File): Promise<string | Phrase> {
  if (file.size > LARGEST_FILE)
    return {
      pl: `Plik „${file.name}” jest za duży na zapis partii. Zapis to plik JSON, zwykle kilka kilobajtów.`,
      en: `The file "${file.name}" is too large for a record of a match. A record is a JSON file, usually of a few kilobytes.`,
    };
  const record = readRecord(await file.text());
  if (isRefusal(record)) {
    const { pl, en } = reasonOf(record);
    return { pl: `Plik „${file.name}”: ${pl}`, en: `The file "${file.name}": ${en}` };
  }
  const text = await packed(record);
  const fits = text.length <= LONGEST_PACKED;
  keepFile(fits ? undefined : record);
  return `/replays/file${writeFragment(fits ? { record: text } : {})}`;
}
