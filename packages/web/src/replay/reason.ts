import { type Phrase, type Refusal, refusalText } from '@kronika/kernel';

/** Why a record cannot be watched, for who wanted to watch it. */
export function reasonOf(refusal: Refusal): Phrase {
  const en = refusalText(refusal, 'en');
  if (refusal.refused !== 'invalid') return { pl: refusalText(refusal, 'pl'), en };
  const [problem] = refusal.problems;
  const at = problem?.at ?? '';
  if (at === 'version')
    return {
      pl: 'Ten zapis pochodzi z nowszej wersji programu. Odśwież stronę albo otwórz go tam, gdzie powstał.',
      en: 'This record comes from a newer version of the program. Reload the page, or open it where it was made.',
    };
  if (at === 'end.fingerprint' || at === 'end.match')
    return {
      pl: 'Ten zapis jest uszkodzony: jego ruchy prowadzą do innej partii niż zapisana.',
      en: 'This record is damaged: its moves lead to another match than the one recorded.',
    };
  if (at.startsWith('decision '))
    return {
      pl: `Tej partii nie da się odtworzyć: ruch ${at.slice('decision '.length)} nie jest możliwy. Zapis jest uszkodzony albo pochodzi ze starszych zasad i nie zachował stanu partii.`,
      en: `This match cannot be played again: move ${at.slice('decision '.length)} is not possible. The record is damaged, or comes from older rules and kept no state of the match.`,
    };
  const isJson = problem?.problem.startsWith('it is no JSON') !== true;
  if (at === '' && !isJson)
    return {
      pl: 'To nie jest zapis partii: plik powinien zawierać JSON z polem „format”: „kronika-record”.',
      en: 'This is no record of a match: the file should hold JSON with "format": "kronika-record".',
    };
  if (at === '')
    return {
      pl: 'Tego zapisu nie da się odczytać: link albo plik jest ucięty lub uszkodzony.',
      en: 'This record cannot be read: the link or the file is cut off or damaged.',
    };
  return {
    pl: `To nie jest poprawny zapis partii. Pierwszy błąd jest w polu „${at}”.`,
    en: `This is no valid record of a match. The first fault is at "${at}": ${problem?.problem ?? ''}.`,
  };
}
