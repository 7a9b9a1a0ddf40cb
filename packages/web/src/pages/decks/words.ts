import { type Lang, plural } from '@kronika/kernel';

/** What is said on the page of decks. */
interface ShelfWords {
  readonly title: string;
  readonly lead: string;
  readonly game: string;
  readonly fresh: string;
  readonly importing: string;
  readonly own: string;
  readonly none: string;
  readonly loading: string;
  readonly legal: string;
  draft(faults: number): string;
  readonly unreadable: string;
  changed(when: string): string;
  readonly edit: string;
  readonly play: string;
  readonly copy: string;
  copyOf(name: string): string;
  readonly rename: string;
  readonly newName: string;
  readonly keepName: string;
  readonly remove: string;
  reallyRemove(name: string): string;
  readonly yes: string;
  readonly no: string;
  readonly failed: string;
  readonly ready: string;
  readonly readyHint: string;
  readonly startFrom: string;
}

export const SHELF_WORDS: Readonly<Record<Lang, ShelfWords>> = {
  pl: {
    title: 'Talie',
    lead: 'Zbuduj własną talię od zera, z gotowej albo z listy skądinąd. Talie zostają w tej przeglądarce, a z kontem są na każdym Twoim urządzeniu.',
    game: 'Gra',
    fresh: 'Nowa talia',
    importing: 'Importuj',
    own: 'Twoje talie',
    none: 'Nie masz jeszcze własnej talii. Zacznij od gotowej poniżej: zapiszesz ją jako swoją.',
    loading: 'Wczytuję talie…',
    legal: 'gotowa do gry',
    draft: (faults) =>
      `szkic · ${faults} ${plural('pl', faults, { one: 'rzecz', few: 'rzeczy', many: 'rzeczy', other: 'rzeczy' })} do poprawienia`,
    unreadable: 'tej talii nie da się odczytać',
    changed: (when) => `zmieniona ${when}`,
    edit: 'Otwórz',
    play: 'Zagraj',
    copy: 'Kopiuj',
    copyOf: (name) => `${name} (kopia)`,
    rename: 'Zmień nazwę',
    newName: 'Nowa nazwa',
    keepName: 'Zapisz nazwę',
    remove: 'Usuń',
    reallyRemove: (name) => `Usunąć talię „${name}” na zawsze?`,
    yes: 'Usuń na zawsze',
    no: 'Zostaw',
    failed: 'Przeglądarka nie pozwoliła tego zapisać. Spróbuj jeszcze raz.',
    ready: 'Gotowe talie',
    readyHint: 'Gotowe i zgodne z zasadami. Można nimi grać od razu albo od nich zacząć.',
    startFrom: 'Zacznij od tej',
  },
  en: {
    title: 'Decks',
    lead: 'Build your own deck from scratch, from a ready-made one or from a list. Decks are kept in this browser; with an account you have them on all your devices.',
    game: 'Game',
    fresh: 'New deck',
    importing: 'Import',
    own: 'Your decks',
    none: 'You have no deck of your own yet. Start from a ready-made one below and save it as yours.',
    loading: 'Loading the decks…',
    legal: 'ready to play',
    draft: (faults) => `draft · ${faults} ${faults === 1 ? 'thing' : 'things'} to fix`,
    unreadable: 'this deck cannot be read',
    changed: (when) => `changed ${when}`,
    edit: 'Open',
    play: 'Play',
    copy: 'Copy',
    copyOf: (name) => `${name} (copy)`,
    rename: 'Rename',
    newName: 'New name',
    keepName: 'Save the name',
    remove: 'Delete',
    reallyRemove: (name) => `Delete the deck “${name}” for good?`,
    yes: 'Delete for good',
    no: 'Keep it',
    failed: 'The browser could not save this. Try again.',
    ready: 'Ready-made decks',
    readyHint: 'Complete and legal. Play them right away, or use one as a starting point.',
    startFrom: 'Start from this',
  },
};
