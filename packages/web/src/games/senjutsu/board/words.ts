import { type Lang, plural } from '@kronika/kernel';
import type { Phase, StatusName, TerrainKind } from '@kronika/senjutsu';

/** What the board says besides the words of the game itself. */
export interface BoardWords {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly round: (turn: number) => string;
  readonly setup: string;
  readonly field: string;
  readonly closer: string;
  readonly further: string;
  readonly wholeField: string;
  readonly followFight: string;
  readonly cell: (cell: string) => string;
  readonly sides: readonly [string, string, string, string, string, string];
  readonly looks: (side: string) => string;
  readonly look: (side: string) => string;
  readonly terrain: Readonly<Record<TerrainKind, string>>;
  readonly hidden: string;
  readonly wounds: string;
  readonly bleeding: string;
  readonly focus: string;
  readonly hand: string;
  readonly inHand: string;
  readonly deck: string;
  readonly discard: string;
  readonly core: string;
  readonly limit: (limit: number) => string;
  readonly opponent: string;
  readonly ally: string;
  readonly you: string;
  readonly advantage: string;
  readonly bleeds: string;
  readonly status: Readonly<Record<StatusName, (count: number) => string>>;
  readonly tree: (kamae: string) => string;
  readonly team: (team: number) => string;
  readonly defeated: string;
  readonly speed: string;
  readonly speeds: string;
  readonly foes: string;
  readonly segments: Readonly<Record<'attack' | 'defence' | 'meditation' | 'core' | 'stun', string>>;
  /** The same where there is hardly room, on the rail. */
  readonly brief: BoardWords['segments'];
  readonly clash: string;
  readonly waiting: Readonly<Record<'waiting' | 'running' | 'resting' | 'done' | 'dropped', string>>;
  readonly covered: string;
  readonly choosing: string;
  readonly chosen: string;
  readonly notYet: string;
  readonly hole: string;
  readonly inPlay: string;
  readonly endsLeft: (left: number) => string;
  readonly outcomes: string;
  readonly close: string;
  readonly open: string;
  readonly legend: Readonly<
    Record<'may' | 'strike' | 'aim' | 'threat' | 'guard' | 'block' | 'reach' | 'intent' | 'no', string>
  >;
  readonly whyNotThere: string;
  readonly preview: string;
  readonly previewPrivate: string;
  readonly behaviour: Readonly<Record<'left' | 'centre' | 'right', string>>;
  readonly behaviourWord: string;
  readonly stance: Readonly<Record<'offensive' | 'defensive', string>>;
  readonly stanceWord: string;
  readonly foeKinds: Readonly<Record<string, string>>;
  readonly wave: (round: number, wave: number) => string;
  readonly beaten: (waves: number) => string;
  readonly goOn: string;
  readonly order: string;
  readonly ties: Readonly<Record<'type' | 'advantage', string>>;
  readonly revealed: string;
  readonly blow: string;
  readonly secondPart: string;
  readonly stunCard: string;
  readonly poison: (name: string, left: number) => string;
  readonly nobody: string;
  readonly hits: (whom: string) => string;
  readonly isStopped: (whom: string) => string;
  readonly yourCard: string;
  readonly aimsAt: (whom: string) => string;
  readonly others: string;
  readonly ranks: readonly {
    readonly rank: 'wood' | 'steel' | 'gold' | 'jade';
    readonly sign: string;
    readonly told: string;
  }[];
  readonly score: (rank: string) => string;
  readonly verdicts: {
    readonly hit: (wounds: number) => string;
    readonly wound: (wounds: number) => string;
    readonly block: (how: 'target' | 'attacker' | 'path') => string;
    readonly terrain: string;
    readonly miss: string;
    readonly collision: string;
    readonly status: Readonly<Record<StatusName, string>>;
  };
}

const HOW = {
  pl: { target: 'cel', attacker: 'pole atakującego', path: 'ścieżka' },
  en: { target: 'target', attacker: "attacker's cell", path: 'path' },
} as const;

export const BOARD_WORDS: Readonly<Record<Lang, BoardWords>> = {
  pl: {
    phases: {
      setup: 'Przygotowanie',
      draw: 'Dobierz',
      choose: 'Wybierz',
      reveal: 'Odkryj',
      resolve: 'Rozpatrz',
      discard: 'Odrzuć',
    },
    round: (turn) => `Tura ${turn}`,
    setup: 'Przygotowanie',
    field: 'Pole walki',
    closer: 'Przybliż',
    further: 'Oddal',
    wholeField: 'Pokaż całe pole',
    followFight: 'Wróć do walczących',
    cell: (cell) => `pole ${cell}`,
    sides: ['w górę', 'w prawo w górę', 'w prawo w dół', 'w dół', 'w lewo w dół', 'w lewo w górę'],
    looks: (side) => `patrzy ${side}`,
    look: (side) => `Spójrz ${side}`,
    terrain: {
      rocks: 'skały',
      bamboo: 'bambus',
      burningCart: 'płonący wóz',
      shrine: 'kapliczka',
      boat: 'łódź',
      toriiGate: 'brama torii',
      cherryTree: 'wiśnia',
      fallenSamurai: 'poległy samuraj',
    },
    hidden: 'w ukryciu',
    wounds: 'Rany',
    bleeding: 'krwawiące',
    focus: 'Skupienie',
    hand: 'Twoja ręka',
    inHand: 'w ręce',
    deck: 'talia',
    discard: 'stos',
    core: 'Karty główne',
    limit: (limit) => `limit ${limit}`,
    opponent: 'Przeciwnik',
    ally: 'Sojusznik',
    you: 'Ty',
    advantage: 'ma przewagę',
    bleeds: 'krwawi: co turę −1 z talii',
    status: {
      stun: (count) => `ogłuszenie ${count}`,
      limp: (count) => `utykanie ${count}`,
    },
    tree: (kamae) => `Drzewko Kamae: ${kamae}`,
    team: (team) => `Drużyna ${team + 1}`,
    defeated: 'pokonany',
    speed: 'szybkość',
    speeds: 'Kolejność według szybkości',
    foes: 'wrogowie',
    segments: { attack: 'cios', defence: 'blok', meditation: 'medytacja', core: 'główna', stun: 'ogłuszenie' },
    brief: { attack: 'cios', defence: 'blok', meditation: 'medyt.', core: 'główna', stun: 'ogłusz.' },
    clash: 'Starcie',
    waiting: { waiting: 'czeka', running: 'teraz', resting: 'blok stoi', done: 'gotowe', dropped: 'przerwane' },
    covered: 'Zakryte karty',
    choosing: 'wybiera…',
    chosen: 'zakryta',
    notYet: 'jeszcze nie',
    hole: 'Twoja karta',
    inPlay: 'W grze',
    endsLeft: (left) => `końce tury: ${left}`,
    outcomes: 'Co z tego będzie',
    close: 'Wróć do starcia',
    open: 'Starcie',
    legend: {
      may: 'możesz wybrać',
      strike: 'cios',
      aim: 'trafi, jeśli nikt się nie ruszy',
      guard: 'co zasłoni',
      intent: 'zamiar wroga',
      threat: 'co może trafić',
      block: 'blok',
      reach: 'dokąd zaprowadzi karta',
      no: 'tu nie wolno: dotknij, a powie dlaczego',
    },
    whyNotThere: 'Pokaż pola, których nie można wybrać',
    preview: 'Podgląd karty',
    previewPrivate: 'widzisz go tylko Ty',
    behaviour: { left: 'W lewo', centre: 'Środkiem', right: 'W prawo' },
    behaviourWord: 'zachowanie',
    stance: { offensive: 'Ofensywna', defensive: 'Defensywna' },
    stanceWord: 'pozycja',
    foeKinds: {
      samuraiLeader: 'Wódz samurajów',
      ashigaruKatana: 'Ashigaru',
      ashigaruYari: 'Ashigaru z yari',
      ashigaruYumi: 'Ashigaru z yumi',
      arquebusier: 'Arkebuzer',
      hachiko: 'Hachiko',
    },
    wave: (round, wave) => `Runda ${round} · fala ${wave} z 4`,
    beaten: (waves) =>
      `${plural('pl', waves, { one: 'pokonana fala', few: 'pokonane fale', many: 'pokonanych fal', other: 'fali' })}: ${waves}`,
    goOn: 'Dalej',
    order: 'Kolejność',
    ties: {
      type: 'równa szybkość: najpierw obrona, potem atak, na końcu medytacja',
      advantage: 'remis: kolejność wybiera, kto ma przewagę',
    },
    revealed: 'Odkryte karty',
    blow: 'Cios',
    secondPart: 'druga część',
    stunCard: 'Ogłuszenie',
    poison: (name, left) => `${name} (${left})`,
    nobody: 'Nikt nie ma karty',
    hits: (whom) => `sięgniesz: ${whom}.`,
    isStopped: (whom) => `cios zatrzyma blok albo teren (${whom}).`,
    yourCard: 'Twoja karta',
    aimsAt: (whom) => `cel: ${whom}`,
    others: 'inni',
    ranks: [
      { rank: 'wood', sign: '3', told: 'Drewno: pokonana fala 3' },
      { rank: 'steel', sign: '4', told: 'Stal: pokonana fala 4' },
      { rank: 'gold', sign: 'R2', told: 'Złoto: przetrwana runda 2' },
      { rank: 'jade', sign: 'R3', told: 'Jadeit: przetrwana runda 3' },
    ],
    score: (rank) => `Wynik: ${rank}`,
    verdicts: {
      hit: (wounds) => `Trafienie −${wounds}`,
      wound: (wounds) => `Rana −${wounds}`,
      block: (how) => `Blok: ${HOW.pl[how]}`,
      terrain: 'Zatrzymał teren',
      miss: 'Pudło',
      collision: 'Zderzenie',
      status: { stun: 'Ogłuszenie', limp: 'Utykanie' },
    },
  },
  en: {
    phases: {
      setup: 'Setup',
      draw: 'Draw',
      choose: 'Choose',
      reveal: 'Reveal',
      resolve: 'Resolve',
      discard: 'Discard',
    },
    round: (turn) => `Turn ${turn}`,
    setup: 'Setup',
    field: 'Battlefield',
    closer: 'Zoom in',
    further: 'Zoom out',
    wholeField: 'Show the whole field',
    followFight: 'Back to the fight',
    cell: (cell) => `cell ${cell}`,
    sides: ['up', 'up right', 'down right', 'down', 'down left', 'up left'],
    looks: (side) => `faces ${side}`,
    look: (side) => `Face ${side}`,
    terrain: {
      rocks: 'rocks',
      bamboo: 'bamboo',
      burningCart: 'burning cart',
      shrine: 'shrine',
      boat: 'boat',
      toriiGate: 'torii gate',
      cherryTree: 'cherry tree',
      fallenSamurai: 'fallen samurai',
    },
    hidden: 'hidden',
    wounds: 'Wounds',
    bleeding: 'bleeding',
    focus: 'Focus',
    hand: 'Your hand',
    inHand: 'in hand',
    deck: 'deck',
    discard: 'discard',
    core: 'Core cards',
    limit: (limit) => `limit ${limit}`,
    opponent: 'Opponent',
    ally: 'Ally',
    you: 'You',
    advantage: 'Advantage',
    bleeds: 'bleeding: deck −1 a turn',
    status: {
      stun: (count) => `stun ${count}`,
      limp: (count) => `limp ${count}`,
    },
    tree: (kamae) => `Kamae tree: ${kamae}`,
    team: (team) => `Team ${team + 1}`,
    defeated: 'defeated',
    speed: 'speed',
    speeds: 'Order by speed',
    foes: 'foes',
    segments: { attack: 'attack', defence: 'block', meditation: 'meditation', core: 'core', stun: 'stun' },
    brief: { attack: 'attack', defence: 'block', meditation: 'medit.', core: 'core', stun: 'stun' },
    clash: 'Clash',
    waiting: { waiting: 'waits', running: 'now', resting: 'block stands', done: 'done', dropped: 'broken off' },
    covered: 'Facedown cards',
    choosing: 'choosing…',
    chosen: 'facedown',
    notYet: 'not yet',
    hole: 'Your card',
    inPlay: 'In play',
    endsLeft: (left) => `ends of turn: ${left}`,
    outcomes: 'What comes of it',
    close: 'Back to the clash',
    open: 'Clash',
    legend: {
      may: 'you may choose this',
      strike: 'the attack',
      aim: 'hits if nobody moves',
      guard: 'would be shielded',
      intent: "a foe's intent",
      threat: 'may be struck',
      block: 'block',
      reach: 'where the card may lead',
      no: 'not allowed: touch it to read why',
    },
    whyNotThere: 'Mark the cells that cannot be chosen',
    preview: 'Preview of the card',
    previewPrivate: 'only you see it',
    behaviour: { left: 'Left', centre: 'Centre', right: 'Right' },
    behaviourWord: 'behaviour',
    stance: { offensive: 'Offensive', defensive: 'Defensive' },
    stanceWord: 'stance',
    foeKinds: {
      samuraiLeader: 'Samurai leader',
      ashigaruKatana: 'Ashigaru',
      ashigaruYari: 'Yari ashigaru',
      ashigaruYumi: 'Yumi ashigaru',
      arquebusier: 'Arquebusier',
      hachiko: 'Hachiko',
    },
    wave: (round, wave) => `Round ${round} · wave ${wave} of 4`,
    beaten: (waves) => `waves beaten: ${waves}`,
    goOn: 'Go on',
    order: 'Order',
    ties: {
      type: 'equal speed: defence first, then attack, then meditation',
      advantage: 'a tie: whoever has Advantage chooses the order',
    },
    revealed: 'Revealed cards',
    blow: 'Attack',
    secondPart: 'second part',
    stunCard: 'Stun',
    poison: (name, left) => `${name} (${left})`,
    nobody: 'Nobody has a card',
    hits: (whom) => `reaches ${whom}.`,
    isStopped: (whom) => `a block or terrain stops the attack (${whom}).`,
    yourCard: 'Your card',
    aimsAt: (whom) => `target: ${whom}`,
    others: 'others',
    ranks: [
      { rank: 'wood', sign: '3', told: 'Wood: wave 3 beaten' },
      { rank: 'steel', sign: '4', told: 'Steel: wave 4 beaten' },
      { rank: 'gold', sign: 'R2', told: 'Gold: round 2 survived' },
      { rank: 'jade', sign: 'R3', told: 'Jade: round 3 survived' },
    ],
    score: (rank) => `Score: ${rank}`,
    verdicts: {
      hit: (wounds) => `Hit −${wounds}`,
      wound: (wounds) => `Wound −${wounds}`,
      block: (how) => `Blocked: ${HOW.en[how]}`,
      terrain: 'Stopped by terrain',
      miss: 'Miss',
      collision: 'Collision',
      status: { stun: 'Stun', limp: 'Limp' },
    },
  },
};
