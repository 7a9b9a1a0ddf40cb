import type { Order } from '@kronika/protocol';

/** Words for what lies on the table. */
interface PieceWords {
  readonly tray: string;
  readonly showTray: (count: number) => string;
  /** Said of something that the question is not about. */
  readonly noReason: string;
  readonly inspector: string;
  readonly inspectorEmpty: string;
  /** How many there are. */
  readonly here: (count: number) => string;
}

/** Everything the table itself says; what the game says comes from the game. */
export interface TableWords {
  readonly you: string;
  readonly round: string;
  readonly skipToText: string;
  readonly textView: string;
  readonly pictureView: string;
  readonly menu: string;
  readonly close: string;
  readonly leave: string;
  readonly log: string;
  readonly keys: string;
  readonly settings: string;
  readonly rules: string;
  readonly prompt: string;
  readonly waitingFor: (names: string) => string;
  /** Whom somebody made an offer. */
  readonly offerMade: (by: string, to: string) => string;
  readonly youAreOut: string;
  readonly watching: string;
  readonly watchingThrough: (name: string) => string;
  readonly eyes: string;
  readonly ownEyes: string;
  readonly eyesOf: (name: string) => string;
  readonly sealed: string;
  readonly sending: string;
  readonly gathering: string;
  readonly connecting: string;
  readonly lost: string;
  readonly refusedLink: string;
  readonly rule: (rule: string) => string;
  readonly noRule: string;
  readonly allRules: string;
  readonly pass: string;
  /** Before what a pass would throw away. */
  readonly passing: string;
  readonly passAnyway: string;
  readonly playOn: string;
  readonly askNoMore: string;
  /** Of a card that was touched and would be shown. */
  readonly playIt: string;
  readonly playFor: (price: string) => string;
  /** Beside a declaration whose steps answered themselves. */
  readonly nothingLeftToChoose: string;
  readonly cannotTakeBack: string;
  readonly confirm: string;
  readonly confirmNone: string;
  readonly confirmCount: (count: number) => string;
  readonly confirmNumber: (value: number) => string;
  readonly inThisOrder: string;
  readonly orderOf: string;
  readonly swap: string;
  readonly back: string;
  readonly takeBack: string;
  /** Above what was decided so far of a longer move. */
  readonly declared: string;
  readonly takeBackStep: (step: string) => string;
  readonly askTakeBack: string;
  readonly clear: string;
  readonly chooseSome: (least: number, most: number) => string;
  readonly chosen: (done: number, most: number) => string;
  /** An order is shown whole, and clicks change it. */
  readonly renumber: string;
  readonly weight: (used: number, most: number) => string;
  readonly distribute: (left: number) => string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly options: string;
  readonly hideTray: string;
  readonly numberControl: string;
  readonly whyNot: string;
  /** The heading of a refusal whose reason has none of its own. */
  readonly notNow: string;
  /** What is said of cards, and of things of any other kind. */
  readonly cards: PieceWords;
  readonly things: PieceWords;
  readonly details: string;
  readonly sum: (name: string, total: number) => string;
  readonly notes: string;
  readonly glossary: string;
  readonly may: string;
  readonly isChosen: string;
  readonly everything: string;
  readonly mine: string;
  readonly rulesToo: string;
  readonly chatOnly: string;
  /** So many passes in a row. */
  readonly passes: (count: number) => string;
  readonly filter: string;
  readonly say: string;
  readonly sayTo: string;
  readonly newest: string;
  readonly empty: string;
  readonly here: string;
  readonly away: string;
  /** Bots that failed, and that the match waits for. */
  botFailed(names: string): string;
  readonly bot: string;
  readonly thinks: string;
  readonly timeLeft: string;
  readonly spectators: (count: number) => string;
  readonly orders: string;
  readonly ordersHere: string;
  readonly ordersOtherwise: string;
  readonly ordersHint: string;
  readonly order: Readonly<Record<Order | 'otherwise', string>>;
  readonly forget: string;
  readonly hands: string;
  readonly handsShown: string;
  readonly handsHidden: string;
  readonly resign: string;
  readonly resignSure: string;
  /** Where the others play on without who resigns. */
  readonly resignSureAmongMany: string;
  readonly resignYes: string;
  readonly cancel: string;
  readonly request: (name: string) => string;
  readonly requestWaits: (names: string) => string;
  readonly agree: string;
  readonly decline: string;
  readonly over: string;
  readonly wins: (names: string) => string;
  readonly youWin: string;
  readonly draw: string;
  /** Against opponents that the rules play. */
  readonly youLose: string;
  readonly matchLost: string;
  readonly resigned: (name: string) => string;
  readonly timeUp: (name: string) => string;
  readonly timeCalled: string;
  readonly standings: string;
  readonly winner: string;
  /** What ended the match for a seat. */
  readonly fate: Readonly<Record<'resigned' | 'timeUp', string>>;
  readonly rematch: string;
  readonly rematchWaits: string;
  readonly rematchBy: (names: string) => string;
  /** Which match of a series this was. */
  readonly inSeries: (number: number) => string;
  readonly openChronicle: string;
  readonly onward: string;
  readonly onwardWaits: string;
  readonly onwardBy: (names: string) => string;
  readonly goToNext: string;
  readonly lookAtBoard: string;
  /** What is watched, and the way back from it. */
  readonly replay: string;
  readonly watchReplay: string;
  readonly reportProblem: string;
  readonly showEnding: string;
  readonly board: string;
  readonly yourMove: string;
}
