import { type Lang, plural } from '@kronika/kernel';
import type { Unreadable } from './shared-situation.ts';

/** Words for what lies on the table: cards, or things of other kinds. */
export interface PieceWords {
  readonly tab: string;
  playHint(seats: number): string;
  readonly search: string;
  readonly kind: string;
  readonly allKinds: string;
  readonly nothingFound: string;
  readonly back: string;
  /** How many there are. */
  here(count: number): string;
}

export interface SandboxWords {
  title(game: string): string;
  readonly sandbox: string;
  readonly unnamed: string;
  readonly name: string;
  readonly undo: string;
  readonly redo: string;
  readonly turn: string;
  readonly leave: string;
  play(seats: number): string;
  /** From the near seat, with bots in the others. */
  readonly playBots: string;
  readonly playable: string;
  problems(count: number): string;
  readonly problemsHint: string;
  /** The other tab is called after what lies on the table. */
  readonly tabs: { readonly set: string; readonly add: string; readonly shelf: string };
  readonly cards: PieceWords;
  readonly things: PieceWords;
  readonly panel: string;
  readonly board: string;
  readonly whatToChange: string;
  readonly nothingToSet: string;
  readonly moveTo: string;
  readonly choosePlace: string;
  readonly up: string;
  readonly down: string;
  readonly remove: string;
  less(name: string): string;
  more(name: string): string;
  putWhere(piece: string): string;
  put(piece: string, place: string): string;
  readonly touchBoard: string;
  readonly emptyZones: string;
  readonly ready: string;
  readonly own: string;
  readonly noneKept: string;
  readonly keep: string;
  kept(name: string): string;
  open(name: string): string;
  forget(name: string): string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkHint: string;
  readonly download: string;
  readonly upload: string;
  readonly fileName: string;
  readonly close: string;
  readonly unreadable: (because: Unreadable) => string;
  readonly brokenLink: string;
  readonly noSandbox: string;
  readonly toTables: string;
  readonly newOne: string;
  readonly followTurns: string;
  readonly toEditor: string;
  readonly failed: string;
}

const plCards = (count: number) =>
  `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;
const plPieces = (count: number) =>
  `${count} ${plural('pl', count, { one: 'element', few: 'elementy', many: 'elementów', other: 'elementu' })}`;
const plHint = (seats: number, seen: string) =>
  `Zaczyna partię od tej sytuacji; grasz za ${seats === 2 ? 'obu' : 'wszystkich'} graczy i widzisz ${seen}.`;
const enHint = (seats: number, seen: string) =>
  `Starts a match at this situation; you play for ${seats === 2 ? 'both' : 'all'} players and see ${seen}.`;

const plFaults = (count: number) => (count === 1 ? '1 rzecz do poprawienia' : `${count} rzeczy do poprawienia`);

export const SANDBOX_WORDS: Readonly<Record<Lang, SandboxWords>> = {
  pl: {
    title: (game) => `Piaskownica · ${game}`,
    sandbox: 'Piaskownica',
    unnamed: 'Sytuacja bez nazwy',
    name: 'Nazwa sytuacji',
    undo: 'Cofnij zmianę',
    redo: 'Ponów zmianę',
    turn: 'Obróć stół',
    leave: 'Wyjdź z piaskownicy',
    play: (seats) => (seats === 1 ? 'Graj' : seats === 2 ? 'Graj obie strony' : 'Graj wszystkie strony'),
    playBots: 'Graj bliższą stroną przeciw botom',
    playable: 'Od tej sytuacji można grać.',
    problems: plFaults,
    problemsHint: 'Taką sytuację można zachować i wysłać, ale nie można od niej zacząć gry.',
    tabs: { set: 'Ustaw', add: 'Dodaj', shelf: 'Półka' },
    cards: {
      tab: 'Karty',
      playHint: (seats) => plHint(seats, 'wszystkie karty'),
      search: 'Szukaj karty po nazwie',
      kind: 'Rodzaj karty',
      allKinds: 'wszystkie',
      nothingFound: 'Żadna karta nie ma takiej nazwy. Spróbuj krótszej albo innego rodzaju.',
      back: 'do listy kart',
      here: plCards,
    },
    things: {
      tab: 'Elementy',
      playHint: (seats) => plHint(seats, 'wszystko'),
      search: 'Szukaj po nazwie',
      kind: 'Rodzaj',
      allKinds: 'wszystkie',
      nothingFound: 'Nic się tak nie nazywa. Spróbuj krótszej nazwy albo innego rodzaju.',
      back: 'do listy',
      here: plPieces,
    },
    panel: 'Zmiany',
    board: 'Stół',
    whatToChange: 'Co zmieniasz',
    nothingToSet: 'Tu nie ma nic do ustawienia.',
    moveTo: 'Przenieś',
    choosePlace: 'wybierz miejsce…',
    up: 'wyżej',
    down: 'niżej',
    remove: 'usuń',
    less: (name) => `${name}: mniej`,
    more: (name) => `${name}: więcej`,
    putWhere: (piece) => `Gdzie położyć: ${piece}`,
    put: (piece, place) => `Połóż ${piece}: ${place}`,
    touchBoard: 'Dotknij miejsca na planszy albo wybierz je tutaj.',
    emptyZones: 'Puste',
    ready: 'Na początek',
    own: 'Zachowane na tym urządzeniu',
    noneKept: 'Jeszcze żadna. Zachowana sytuacja zostaje w tej przeglądarce.',
    keep: 'Zachowaj',
    kept: (name) => `Zachowano: ${name}.`,
    open: (name) => `Otwórz: ${name}`,
    forget: (name) => `Usuń z półki: ${name}`,
    copyLink: 'Kopiuj link',
    linkCopied: 'Link skopiowany. Kto go otworzy, zobaczy tę samą sytuację.',
    linkHint: 'Cała sytuacja jest w linku; nic nie trafia na serwer.',
    download: 'Zapisz do pliku',
    upload: 'Wczytaj z pliku',
    fileName: 'sytuacja',
    close: 'Zamknij',
    unreadable: (because) => {
      switch (because.unreadable) {
        case 'notOurs':
          return 'To nie jest sytuacja z Kroniki. Dobry link ma na końcu „#situation=1.” i dalej litery i cyfry; dobry plik zapisano w piaskownicy.';
        case 'newer':
          return `Tę sytuację zapisano w nowszej wersji programu (format ${because.version}). Odśwież stronę i spróbuj jeszcze raz.`;
        case 'otherGame':
          return `To sytuacja z innej gry (${because.game}). Otwórz ją w piaskownicy tamtej gry.`;
        case 'damaged':
          return 'Link albo plik jest uszkodzony, pewnie brakuje kawałka. Skopiuj całość jeszcze raz.';
        case 'tooLarge':
          return 'To za dużo jak na sytuację z gry. Poproś o link jeszcze raz.';
        case 'notUnderstood':
          return `Gra nie rozumie tej sytuacji: ${because.problems.join('; ')}.`;
      }
    },
    brokenLink: 'Tej sytuacji nie da się otworzyć',
    noSandbox: 'Ta gra nie ma piaskownicy. Mają ją Legenda Pięciu Kręgów i Gra o Tron.',
    toTables: 'Do stołów',
    newOne: 'Otwórz piaskownicę',
    followTurns: 'Obracaj stół do gracza, który decyduje',
    toEditor: 'Do edytora',
    failed: 'Nie udało się. Spróbuj jeszcze raz.',
  },
  en: {
    title: (game) => `Sandbox · ${game}`,
    sandbox: 'Sandbox',
    unnamed: 'Unnamed situation',
    name: 'Name of the situation',
    undo: 'Undo',
    redo: 'Redo',
    turn: 'Turn the table around',
    leave: 'Leave the sandbox',
    play: (seats) => (seats === 1 ? 'Play' : seats === 2 ? 'Play both sides' : 'Play all sides'),
    playBots: 'Play the near side against bots',
    playable: 'This situation can be played.',
    problems: (count) => (count === 1 ? '1 thing to fix' : `${count} things to fix`),
    problemsHint: 'You can save and share it as it is, but not play it.',
    tabs: { set: 'Set', add: 'Add', shelf: 'Shelf' },
    cards: {
      tab: 'Cards',
      playHint: (seats) => enHint(seats, 'all cards'),
      search: 'Find a card by its name',
      kind: 'Type of card',
      allKinds: 'all',
      nothingFound: 'No card has such a name. Try a shorter one, or another type.',
      back: 'back to the cards',
      here: (count) => (count === 1 ? '1 card' : `${count} cards`),
    },
    things: {
      tab: 'Pieces',
      playHint: (seats) => enHint(seats, 'everything'),
      search: 'Find by name',
      kind: 'Kind',
      allKinds: 'all',
      nothingFound: 'Nothing has such a name. Try a shorter one, or another kind.',
      back: 'back to the list',
      here: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    },
    panel: 'Changes',
    board: 'Table',
    whatToChange: 'What to change',
    nothingToSet: 'There is nothing to set here.',
    moveTo: 'Move',
    choosePlace: 'choose a place…',
    up: 'up',
    down: 'down',
    remove: 'remove',
    less: (name) => `${name}: less`,
    more: (name) => `${name}: more`,
    putWhere: (piece) => `Where to put ${piece}`,
    put: (piece, place) => `Put ${piece}: ${place}`,
    touchBoard: 'Touch a place on the board, or choose one here.',
    emptyZones: 'Empty',
    ready: 'Starting points',
    own: 'Saved on this device',
    noneKept: 'None yet. Saved situations stay in this browser.',
    keep: 'Save',
    kept: (name) => `Saved: ${name}.`,
    open: (name) => `Open ${name}`,
    forget: (name) => `Remove ${name} from the shelf`,
    copyLink: 'Copy the link',
    linkCopied: 'Link copied. Whoever opens it sees the same situation.',
    linkHint: 'The whole situation is in the link; nothing is sent to a server.',
    download: 'Save to a file',
    upload: 'Open a file',
    fileName: 'situation',
    close: 'Close',
    unreadable: (because) => {
      switch (because.unreadable) {
        case 'notOurs':
          return 'This is not a Kronika situation. A valid link ends with “#situation=1.” followed by letters and digits; a valid file was saved in the sandbox.';
        case 'newer':
          return `A newer version of the program wrote this situation (format ${because.version}). Reload the page and try again.`;
        case 'otherGame':
          return `This is a situation from another game (${because.game}). Open it in the sandbox of that game.`;
        case 'damaged':
          return 'The link or file is damaged; a part is probably missing. Copy the whole of it again.';
        case 'tooLarge':
          return 'This is too large to be a situation. Ask for the link again.';
        case 'notUnderstood':
          return `The game does not understand this situation: ${because.problems.join('; ')}.`;
      }
    },
    brokenLink: 'This situation cannot be opened',
    noSandbox: 'This game has no sandbox. Legend of the Five Rings and A Game of Thrones have one.',
    toTables: 'To the tables',
    newOne: 'Open the sandbox',
    followTurns: 'Turn the table towards whoever decides',
    toEditor: 'To the editor',
    failed: 'That did not work. Try again.',
  },
};
