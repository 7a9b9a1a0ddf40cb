import { type Refusal, refusalText } from '@kronika/kernel';
import type { Ahead, RefusedBecause } from '@kronika/protocol';

/** What a table does not do, told to who asked for it. */
export interface TableRefusal {
  readonly because: RefusedBecause;
  readonly ahead?: Ahead;
}

/** Refuses with a reason of the table's own. */
export function refuse(code: RefusedBecause['code'], text: RefusedBecause['text']): TableRefusal {
  return { because: { code, text } };
}

/** Passes on what the engine refused. */
export function refusedByEngine(refusal: Refusal): TableRefusal {
  return refuse(refusal.refused, { pl: refusalText(refusal, 'pl'), en: refusalText(refusal, 'en') });
}

export function isTableRefusal(value: unknown): value is TableRefusal {
  return typeof value === 'object' && value !== null && 'because' in value;
}

export const SPECTATORS_ONLY_WATCH = refuse('notYours', {
  pl: 'Widz tylko patrzy i rozmawia; to może zrobić ktoś, kto siedzi przy stole.',
  en: 'A spectator only watches and talks; this is for somebody who sits at the table.',
});

export const NOT_BEGUN = refuse('notNow', {
  pl: 'Partia jeszcze się nie zaczęła: nie wszystkie miejsca są zajęte.',
  en: 'The match has not begun: not all seats are taken.',
});

export const IS_OVER = refuse('matchOver', { pl: 'Partia jest zakończona.', en: 'The match is over.' });

export const NOT_OVER = refuse('notNow', {
  pl: 'Partia jeszcze trwa; zagrać jeszcze raz można po jej końcu.',
  en: 'The match is still going on; playing again is for when it is over.',
});

export const NO_REQUEST = refuse('notNow', {
  pl: 'Tej prośby już nie ma albo nie jest skierowana do tego miejsca.',
  en: 'There is no such request any more, or it is not for this seat.',
});

export const NO_OPEN_SEAT = refuse('seatTaken', {
  pl: 'Przy tym stole to miejsce nie jest wolne.',
  en: 'That seat of this table is not free.',
});

export const NOT_STORED = refuse('notStored', {
  pl: 'Nie wiadomo, czy udało się to zapisać. Stół jest wczytywany na nowo: pokaże, co się stało.',
  en: 'It is not known whether this could be stored. The table is being loaded anew and will show what happened.',
});

export const HINTS_ARE_OFF = refuse('notNow', {
  pl: 'Przy tym stole nie ma podpowiedzi.',
  en: 'There are no hints at this table.',
});

export const NOT_ASKED = refuse('notNow', {
  pl: 'Gra nie pyta teraz o to Twojego miejsca.',
  en: 'Your seat is not asked this now.',
});

export const ONE_HINT_AT_A_TIME = refuse('tooFrequent', {
  pl: 'Podpowiedź już powstaje.',
  en: 'A hint is already on its way.',
});

export const NO_HINT = refuse('internal', {
  pl: 'Nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.',
  en: 'No hint could be found. Try again.',
});

export const RECORD_AFTER_THE_END = refuse('notNow', {
  pl: 'Zapis partii zdradza wszystko, więc można go dostać dopiero po jej końcu.',
  en: 'The record of a match tells everything, so it is given only when the match is over.',
});

export const ONE_PERSON_SEES_ALL = refuse('invalid', {
  pl: 'Wszystkie karty może widzieć tylko ktoś, kto gra wszystkimi miejscami przy stole.',
  en: 'Only one who plays all seats of a table may see all cards.',
});
