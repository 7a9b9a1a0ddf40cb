import { impossible, type PickQuestion, plural, type Question } from '@kronika/kernel';
import type { Words } from './words.ts';

export const polish: Words = {
  problem: {
    wholeNumber: (given, min, max) =>
      `potrzebna jest liczba ${min === max ? min : `całkowita od ${min} do ${max}`}, a nie „${given}”`,
    seatCount: (given, min, max) => `liczba miejsc w tej grze: ${span(min, max)}, a liczba podanych botów: ${given}`,
    botCount: (given, wanted) =>
      `liczba podanych botów: ${given}, a miejsc dla botów: ${wanted}; jedna nazwa wystarczy dla wszystkich`,
    benchmark: (given, known) => `nie ma pomiaru „${given}”; dostępne: ${known.join(', ')}`,
    deckFormat: (given, known) => `nie ma formatu „${given}”; dostępne: ${known.join(', ')}`,
    format: (given, known) => `nie ma formatu „${given}”; dostępne: ${known.join(', ')}`,
    unknownOption: (known) => (known.length === 0 ? 'ta gra nie ma opcji' : `możliwe: ${known.join(' albo ')}`),
    optionValue: (allowed) => `możliwe: ${allowed}`,
    teams: (possible) =>
      possible.length === 0 ? 'ta partia toczy się bez drużyn' : `możliwe: ${possible.join(' albo ')}`,
    bringsNothing: (game, what) =>
      what === 'decks' ? `w grze ${game} nie używa się talii` : `w grze ${game} nikt niczego nie przynosi do stołu`,
    bringCount: (given, seats) => `liczba miejsc przy stole: ${seats}, a liczba podanych pozycji: ${given}`,
    bringParts: (parts) => `potrzebne jest: ${parts.join('+')}`,
    unknownPart: (part, known) => `nieznane (${part.toLowerCase()}); dostępne: ${known.join(', ')}`,
    unknownDeck: (problem, ready) => `${problem}; gotowe talie: ${ready.join(', ')}`,
    noEvaluation: 'jej boty nie oceniają pozycji, więc nie ma wag do dopasowania',
    noWeights: 'nie ma w nim tabeli wag',
    noPuzzles: 'nie ma w nim listy zagadek',
    twoBots: (known) => `podaj dwa boty albo poproś o ranking (--ladder); dostępne: ${known.join(', ')}`,
    otherContest: (heading) => `są w nim partie innych zawodów; plik powinien zaczynać się od ${heading}`,
    contradicts: (decisions, fault) => `po decyzji ${decisions} stan partii jest sprzeczny z zasadami (${fault})`,
    stumbled: (error) => `zapisany w nim stan nie zgadza się z zasadami (${error})`,
    file: {
      missing: 'nie ma takiego pliku ani katalogu',
      folder: 'to katalog, a nie plik',
      forbidden: 'brak uprawnień',
      other: (code) => `system zgłasza ${code}`,
    },
  },
  play: {
    title: (game, seed) => `${game} (ziarno ${seed})`,
    inSeries: (number) => `Partia nr ${number} w serii`,
    you: (seat) => `Miejsce ${seat}: ty`,
    bot: (seat, name) => `Miejsce ${seat}: bot ${name}`,
    team: (team) => ` (drużyna ${team})`,
    format: (name) => `Format: ${name}`,
    against: (name) => `Przeciwko tobie: ${name}`,
    hint,
    most: (most) => `najwyżej ${most}`,
    keys: 'u cofnij · q wyjdź · ? pomoc',
    detailsKey: 't teksty kart',
    noDetails: 'W tej grze nie ma czego sprawdzać.',
    help: [
      'Odpowiadaj numerami stojącymi przed możliwościami, oddzielając je spacjami.',
      '  t   teksty widocznych kart i zawartość stosów odrzuconych kart (w grach z kartami)',
      '  u   cofnij swoją ostatnią decyzję (boty zawsze się zgadzają)',
      '  q   wyjdź; partię można zapisać i dokończyć później (kronika resume PLIK)',
      '  ?   ta pomoc',
    ],
    unclear: (given) => `„${given}” nie jest tu odpowiedzią.`,
    nothingToTakeBack: 'Nie masz jeszcze decyzji do cofnięcia.',
    tookBack: 'Twoja ostatnia decyzja została cofnięta.',
    botsAgreed: 'Boty się zgadzają: twoja ostatnia decyzja została cofnięta. Los zadecyduje od nowa.',
    drawnAnew: 'Twoja ostatnia decyzja została cofnięta. Los zadecyduje od nowa.',
    saveTo: 'Do którego pliku zapisać? (Enter: nie zapisuj) ',
    saved: (file) => `Zapisano: ${file}.`,
    notSaved: 'Nie zapisano.',
  },
  replay: {
    start: 'Początek',
    decision: (number, of) => `Decyzja ${number} z ${of}`,
    keys: 'Enter dalej · b wstecz · liczba skok · q wyjdź',
    unclear: (given, last) => `„${given}” nic tu nie znaczy; liczba od 0 do ${last} przenosi do tej decyzji.`,
    unfinished: 'Tu zapis się kończy; partia nie jest zakończona.',
  },
  report: {
    bot: 'bot',
    wins: 'wygrane',
    share: 'udział',
    draws: 'remisy',
    unfinished: 'niedokończone',
    simulated: (game, games, seed) => `${game}: liczba partii ${games}, ziarno ${seed}`,
    speed: (decisions, seconds, perSecond) => `liczba decyzji ${decisions} w ${seconds} s (${perSecond} na sekundę)`,
    hash: (hash) => `skrót ${hash}`,
    progress: (done, games) => `partie: ${done} z ${games}`,
    id: 'id',
    name: 'nazwa',
    seats: 'miejsca',
    bots: 'boty',
    formats: 'formaty',
    teams: 'drużyny',
    against: (name) => `przeciwnik: ${name}`,
    options: 'opcje',
    brings: 'każde miejsce przynosi',
    commands: 'ma polecenia',
    sound: (file) => `${file} jest w porządku: decyzje prowadzą dokładnie do zapisanej partii.`,
    recorded: (game, decisions) =>
      `${game}, ${decisions} ${plural('pl', decisions, { one: 'decyzja', few: 'decyzje', many: 'decyzji', other: 'decyzji' })}.`,
  },
  fit: {
    title: (game, games, seed, positions) =>
      `${game}: wagi z partii (${games}), ziarno ${seed}, liczba pozycji ${positions}`,
    feature: 'cecha',
    now: 'teraz',
    fitted: 'dopasowana',
    heldOut: (positions) => `pozycje odłożone do próby: ${positions}`,
    loss: 'strata',
    accuracy: 'trafny zwycięzca',
    weights: { fitted: 'wagi dopasowane', present: 'wagi obecne', none: 'bez wag' },
    written: (file) => `Zapisano: ${file}.`,
  },
  puzzles: {
    title: (game, found) => `${game}: znalezione zagadki: ${found}`,
    progress: (done, all) => `${done} z ${all}`,
    id: 'zagadka',
    goal: 'cel',
    goals: { win: 'wymuszona wygrana', best: 'najlepszy ruch' },
    difficulty: 'trudność',
    solution: 'rozwiązanie',
    next: 'drugi najlepszy',
    written: (file, puzzles) => `Liczba zagadek w ${file}: ${puzzles}.`,
    checked: (puzzles, fallen) =>
      fallen.length === 0
        ? `Wszystkie zagadki się potwierdzają: ${puzzles}.`
        : `Potwierdza się ${puzzles - fallen.length} z ${puzzles}; nie: ${fallen.join(', ')}`,
  },
  arena: {
    contest: (game, a, b, games) => `${game}: ${a} przeciw ${b}, liczba partii ${games}`,
    ladder: (game, games) => `${game}: ranking, liczba partii ${games}`,
    bot: 'bot',
    wins: 'wygrane',
    nobody: '(nikt)',
    secondsPerMove: 'sekundy procesora na ruch',
    elo: 'Elo',
    interval: '95 %',
    rate: (bot, rate, low, high) => `${bot} wygrywa ${rate} partii (95 %: od ${low} do ${high})`,
  },
  deck: {
    form: (file, form) => `${file} odczytano jako: ${form}.`,
    legal: (name, format) => `${name} (${format}): zgodna z zasadami.`,
    illegal: (name, format) => `${name} (${format}): niezgodna z zasadami.`,
    unnamed: 'Talia',
  },
  cards: {
    name: 'nazwa',
    type: 'typ',
    text: 'tekst',
    summary: (total, implemented, withScenario) =>
      `Liczba kart: ${total}; zaimplementowane: ${implemented}; ze scenariuszem w testach: ${withScenario ?? 'nie wiadomo, testy nie są zainstalowane'}.`,
  },
  serve: {
    listening: (address) => `Kronika czeka pod adresem ${address} (Ctrl+C kończy).`,
    taken: (ports) => `zajęte: ${ports.join(', ')}; podaj inny port`,
  },
  data: {
    inUse: 'na tym folderze danych działa już inny serwer albo sprawdza go właśnie kronika doctor',
    readOnly: 'w folderze danych nie można nic zapisać',
    full: 'na dysku z folderem danych zabrakło miejsca',
    noFolder: (code) => `takiego folderu nie ma i nie da się go utworzyć; może na jego miejscu jest plik (${code})`,
    newer: (version) =>
      `folder danych zapisała nowsza wersja programu (jego format to ${version}); niczego nie zmieniono`,
    damaged: (problem) => `baza danych jest uszkodzona (${problem}); kronika doctor powie, co da się uratować`,
    other: (problem) => `nie da się otworzyć bazy danych (${problem})`,
  },
  doctor: {
    sound: (tables) => `Nie znaleziono uszkodzeń (liczba stołów: ${tables}).`,
    found: (findings, tables) => `Znalezione usterki: ${findings}; liczba stołów: ${tables}.`,
    kept: (file) => `Baza danych została odbudowana; stara jest zachowana jako ${file}.`,
    what: {
      header: () => 'Nagłówek pliku jest uszkodzony.',
      wal: (pages) => `Dziennik obok pliku (WAL) jest uszkodzony; utracone strony zapisane na końcu: ${pages}.`,
      integrity: (problem) => `Struktura pliku jest uszkodzona: ${problem}.`,
      waiting: (detail) => `Ostatnie zmiany są uszkodzone (${detail}); ich treść przepadła.`,
      address: (rows) => `Wiersze, o których nie wiadomo, do którego stołu należą: ${rows}.`,
      account: (rows) => `Nieczytelne wiersze kont (${rows}).`,
      tableHeader: (problem) => `Nagłówek stołu jest uszkodzony (${problem}).`,
      journal: (problem) =>
        `Dziennik stołu jest uszkodzony (${problem}); partia potoczy się od tego, co da się odczytać.`,
      snapshot: (problem) => `Migawka partii jest uszkodzona (${problem}); partię zawiera dziennik.`,
      summary: (problem) => `Podsumowanie jest uszkodzone (${problem}); wynika ono z dziennika.`,
      replay: (problem) => `To, co zostało, nie prowadzi z powrotem do partii (${problem}).`,
    },
    cure: {
      could: {
        mend: '--repair to naprawi.',
        setAside: 'Nie da się tego naprawić: --repair odłoży to na bok.',
        lose: '--repair to pominie.',
      },
      did: {
        mend: 'Naprawiono.',
        setAside: 'Odłożono na bok: nie da się tego naprawić.',
        lose: 'Pominięto; jest w starym pliku.',
      },
    },
  },
};

function span(min: number, max: number): string {
  return min === max ? `${min}` : `od ${min} do ${max}`;
}

function weights({ budget }: PickQuestion): string {
  return budget === undefined ? '' : `; ważą ${budget.weights.join(', ')}, razem najwyżej ${budget.most}`;
}

function hint(question: Question): string {
  switch (question.is) {
    case 'choose':
      return `liczba od 1 do ${question.options.length}`;
    case 'pick': {
      const none = question.min === 0 ? ' (Enter: żadna)' : '';
      return `liczby od 1 do ${question.options.length}, ile: ${span(question.min, question.max)}${none}${weights(question)}`;
    }
    case 'order':
      return `wszystkie liczby od 1 do ${question.options.length} w wybranej kolejności`;
    case 'number':
      return `liczba od ${question.min} do ${question.max}`;
    case 'distribute':
      return `ilości dla kolejnych wierszy (${question.options.length}), razem ${question.total}`;
    default:
      return impossible(question);
  }
}
