import type { Lang } from '@kronika/kernel';

export interface ReplayWords {
  readonly title: string;
  readonly lead: string;
  readonly mine: string;
  readonly none: string;
  readonly drop: string;
  readonly dropHint: string;
  readonly choose: string;
  readonly watch: string;
  readonly watchOf: (title: string) => string;
  readonly opening: string;
  readonly cannot: string;
  readonly toReplays: string;
  readonly controls: string;
  readonly toStart: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly toEnd: string;
  readonly speed: string;
  readonly eyes: string;
  readonly all: string;
  readonly move: (move: number, last: number) => string;
  readonly track: string;
  readonly rounds: string;
  readonly goTo: (what: string) => string;
  readonly share: string;
  readonly playHere: string;
  readonly turns: string;
  readonly turnsHint: string;
  readonly noTurns: string;
  readonly analysis: string;
  readonly mistakes: string;
  readonly analyse: string;
  readonly analysing: (percent: number) => string;
  readonly noMistakes: string;
  readonly better: (answer: string) => string;
  readonly why: string;
  readonly thinking: string;
  readonly nothingToWeigh: string;
  readonly sameAsMaster: string;
  readonly chances: string;
  readonly weighing: (percent: number) => string;
  readonly notOver: string;
  readonly chanceAt: (name: string, percent: number) => string;
  readonly seat: (number: number) => string;
  readonly missing: (rules: number, now: number, first: number) => string;
  readonly copyLink: string;
  readonly copied: string;
  readonly linkTitle: string;
  readonly linkHint: string;
  readonly tooLong: string;
  readonly download: string;
  readonly fileHint: string;
  readonly close: string;
  readonly hereTitle: string;
  readonly hereLead: (move: number) => string;
  readonly whichSeat: string;
  readonly against: string;
  readonly bot: string;
  readonly friend: string;
  readonly botHint: string;
  readonly friendHint: string;
  readonly begin: string;
  readonly over: string;
  readonly toSandbox: string;
  readonly toSandboxHint: string;
  readonly report: string;
}

export const REPLAY_WORDS: Readonly<Record<Lang, ReplayWords>> = {
  pl: {
    title: 'Powtórki',
    lead: 'Obejrzyj zakończoną partię ruch po ruchu, z każdej strony stołu, i zagraj dalej od dowolnej chwili.',
    mine: 'Moje zakończone partie',
    none: 'Nie ma jeszcze zakończonych partii. Gdy skończysz grę, jej powtórka będzie tutaj.',
    drop: 'Upuść tu plik z zapisem',
    dropHint: 'Zapis partii to plik JSON, który można pobrać z każdej powtórki.',
    choose: 'Wybierz plik',
    watch: 'Powtórka',
    watchOf: (title) => `Obejrzyj powtórkę: ${title}`,
    opening: 'Odtwarzam partię…',
    cannot: 'Tej partii nie można obejrzeć',
    toReplays: 'Wróć do powtórek',
    controls: 'Odtwarzanie',
    toStart: 'Na początek',
    back: 'Ruch wstecz',
    play: 'Odtwarzaj',
    pause: 'Zatrzymaj',
    next: 'Ruch naprzód',
    toEnd: 'Na koniec',
    speed: 'Tempo',
    eyes: 'Punkt widzenia',
    all: 'wszystko',
    move: (move, last) => `Ruch ${move} z ${last}`,
    track: 'Przebieg partii',
    rounds: 'rundy',
    goTo: (what) => `Przejdź do: ${what}`,
    share: 'Udostępnij',
    playHere: 'Graj stąd',
    turns: 'Zwroty partii',
    turnsHint: 'ruch · szansa',
    noTurns: 'W tej partii nie było jeszcze zwrotów.',
    analysis: 'Analiza partii',
    mistakes: 'Największe błędy',
    analyse: 'Znajdź największe błędy',
    analysing: (percent) => `Mistrz przegląda partię… ${percent}%`,
    noMistakes: 'Mistrz nie znalazł wyraźnych błędów.',
    better: (answer) => `Lepiej: ${answer}`,
    why: 'Dlaczego ten ruch?',
    thinking: 'Mistrz się zastanawia…',
    nothingToWeigh: 'W tym ruchu nie było czego rozważać.',
    sameAsMaster: 'Mistrz zagrałby tak samo.',
    chances: 'szanse wygranej od początku partii, liczone po jej końcu',
    weighing: (percent) => `szanse wygranej: boty dogrywają partię… ${percent}%`,
    notOver: 'Zapis kończy się przed rozstrzygnięciem, więc szans nie ma.',
    chanceAt: (name, percent) => `${name} ${percent}%`,
    seat: (number) => `Gracz ${number}`,
    missing: (rules, now, first) =>
      `Tę partię rozegrano według zasad w wersji ${rules}, a teraz obowiązuje wersja ${now}. Można ją obejrzeć od ruchu ${first}.`,
    copyLink: 'Kopiuj link',
    copied: 'Skopiowano',
    linkTitle: 'Link do tej chwili',
    linkHint: 'Link prowadzi do tej partii, tego ruchu i tego widoku.',
    tooLong: 'Ten zapis jest za długi na link. Wyślij plik.',
    download: 'Pobierz plik',
    fileHint: 'Plik zawiera całą partię. Obejrzy ją każdy, kto upuści go na stronę powtórek.',
    close: 'Zamknij',
    hereTitle: 'Graj stąd',
    hereLead: (move) =>
      `Nowa partia zacznie się od ruchu ${move}. Ta sama pozycja, nowe tasowanie; stara partia zostaje bez zmian.`,
    whichSeat: 'Siadasz na miejscu',
    against: 'Przeciwnik',
    bot: 'bot',
    friend: 'ktoś z linkiem',
    botHint: 'Partia na tym urządzeniu.',
    friendHint: 'Partia na serwerze; link do drugiego miejsca dostaniesz na następnej stronie.',
    begin: 'Rozpocznij partię',
    over: 'W tej chwili partia jest już rozstrzygnięta. Wybierz wcześniejszą.',
    toSandbox: 'Otwórz w piaskownicy',
    toSandboxHint: 'W piaskownicy możesz tę sytuację zmienić. Trwające efekty i wykorzystane limity nie przechodzą.',
    report: 'Zgłoś problem',
  },
  en: {
    title: 'Replays',
    lead: 'Watch a finished match move by move, from any side of the table, and play on from any moment.',
    mine: 'My finished matches',
    none: 'There are no finished matches yet. When you finish one, its replay will be here.',
    drop: 'Drop a record file here',
    dropHint: 'A record is a JSON file that can be downloaded from every replay.',
    choose: 'Choose a file',
    watch: 'Replay',
    watchOf: (title) => `Watch the replay: ${title}`,
    opening: 'Loading the match…',
    cannot: 'This match cannot be watched',
    toReplays: 'Back to the replays',
    controls: 'Playback',
    toStart: 'To the start',
    back: 'Move back',
    play: 'Play',
    pause: 'Pause',
    next: 'Move forward',
    toEnd: 'To the end',
    speed: 'Speed',
    eyes: 'Point of view',
    all: 'everything',
    move: (move, last) => `Move ${move} of ${last}`,
    track: 'Timeline of the match',
    rounds: 'rounds',
    goTo: (what) => `Go to: ${what}`,
    share: 'Share',
    playHere: 'Play from here',
    turns: 'Turning points',
    turnsHint: 'move · chance',
    noTurns: 'No turning points yet.',
    analysis: 'Analysis',
    mistakes: 'Biggest mistakes',
    analyse: 'Find the biggest mistakes',
    analysing: (percent) => `The master is going through the match… ${percent}%`,
    noMistakes: 'The master found no clear mistakes.',
    better: (answer) => `Better: ${answer}`,
    why: 'Why this move?',
    thinking: 'The master is thinking…',
    nothingToWeigh: 'There was nothing to weigh in this move.',
    sameAsMaster: 'The master would have played the same.',
    chances: 'winning chances since the start, estimated after the match',
    weighing: (percent) => `winning chances: bots are playing it out… ${percent}%`,
    notOver: 'The record ends before the match is decided, so there are no chances to show.',
    chanceAt: (name, percent) => `${name} ${percent}%`,
    seat: (number) => `Player ${number}`,
    missing: (rules, now, first) =>
      `This match was played by version ${rules} of the rules; the current version is ${now}. It can be watched from move ${first} on.`,
    copyLink: 'Copy link',
    copied: 'Copied',
    linkTitle: 'Link to this moment',
    linkHint: 'The link leads to this match, this move and this view.',
    tooLong: 'This record is too long for a link. Send the file.',
    download: 'Download file',
    fileHint: 'The file holds the whole match. Whoever drops it on the replays page can watch it.',
    close: 'Close',
    hereTitle: 'Play from here',
    hereLead: (move) =>
      `The new match begins at move ${move}. Same position, fresh shuffles; the old match stays as it is.`,
    whichSeat: 'You take the seat of',
    against: 'Opponent',
    bot: 'a bot',
    friend: 'somebody with a link',
    botHint: 'A match on this device.',
    friendHint: 'A match on the server; the next page has the link to the other seat.',
    begin: 'Start the match',
    over: 'The match is already decided here. Choose an earlier moment.',
    toSandbox: 'Open in the sandbox',
    toSandboxHint: 'In the sandbox you can change this position. Lasting effects and used limits are left behind.',
    report: 'Report a problem',
  },
};
