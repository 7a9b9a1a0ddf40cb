import type {
  Answer,
  Foresight,
  GameText,
  Lang,
  Message,
  NumberQuestion,
  Option,
  Phrase,
  PrintedId,
  Question,
  SeatId,
  SeenEvent,
  Subject,
  Thing,
} from '@kronika/kernel';
import type { ReactNode } from 'react';
import type { RulesModule } from '../rules/rules-module.ts';
import type { EventSound } from '../sound/kinds.ts';
import type { IconName } from '../sprite/names.ts';
import type { PlaceName, Spot } from './choosing/controls.ts';
import type { Looked } from './looked.ts';
import type { TableMode } from './props.ts';
import type { Staged, Tally } from './staging/staged.ts';
import type { Standing } from './standings/standing.ts';

/** What a board is drawn from. */
export interface BoardProps<V> {
  readonly view: V;
  readonly lang: Lang;
  /** Whose side of the table is below. */
  readonly near: SeatId;
  readonly layout: Layout;
  /** A match that is only watched shows the hands of both sides, as far as they are known. */
  readonly mode?: TableMode | undefined;
  /** What follows the near side: the prompt and, under it, the hand. */
  readonly prompt: ReactNode;
  /** In a lesson on a phone: what is said, as the first of the rows; it puts itself beside what it speaks of. */
  readonly coach?: ReactNode;
}

/** What stands beside a board is drawn from. */
export interface BesideProps<V> extends Pick<BoardProps<V>, 'view' | 'lang' | 'near'> {
  /** What was touched last, large. */
  readonly inspector: ReactNode;
}

/** How much room there is. */
export type Layout = 'desktop' | 'phone';

/** A thing drawn outside the board: in the inspector, on a tray, in the sandbox. */
export interface FaceProps<V> {
  readonly view: V;
  readonly looked: Looked;
  readonly lang: Lang;
  readonly size: 'h' | 'i';
  readonly choice?: FaceChoice;
}

export type FaceChoice =
  | { readonly is: 'may' }
  | { readonly is: 'chosen'; readonly order?: number }
  | { readonly is: 'not' };

/** Where the match stands, for the bar: the steps of a round. */
export interface Steps {
  readonly steps: readonly { readonly key: string; readonly name: string; readonly icon: IconName }[];
  readonly now: string | undefined;
  readonly round: string | undefined;
}

/** A heading of the log; a smaller one stands under the larger one before it. */
export interface LogHeading {
  readonly level: 1 | 2;
  readonly text: string;
  /** Whether the event has a line of its own below; a heading of level 1 never has. */
  readonly line?: 'none';
  /** How it came out, once that is known. */
  readonly result?: string;
}

/** A part of the board in words: a heading and its lines. */
export interface TwinSection {
  readonly key: string;
  readonly heading: string;
  readonly lines: readonly TwinLine[];
}

/** One line, for one thing. With a place it can be chosen where the line stands. */
export interface TwinLine {
  readonly key: string;
  readonly text: string;
  readonly place?: PlaceName;
  /** What can be looked at there. */
  readonly looked?: Looked | undefined;
}

/** Words of a thing that are explained beside it, e.g. the keywords of a card. */
export interface GlossaryEntry {
  readonly word: string;
  readonly text: string;
  readonly rule?: string;
}

/** How a game draws and names its things, wherever they are spoken of. */
export interface ThingFaces<V> {
  /** What most of them are, so that the table can call them that. */
  readonly pieces: 'cards' | 'things';
  Face(props: FaceProps<V>): ReactNode;
  /** A thing as a small picture, beside words that speak of it. */
  Thumb?(props: Pick<FaceProps<V>, 'looked' | 'lang'>): ReactNode;
  /** How a thing of the table is looked at; nothing for one that the viewer does not know. */
  lookAt(view: V, thing: Thing): Looked | undefined;
  /** What it is called. The view is missing where nothing lies on a table. */
  nameOf(subject: Subject, view: V | undefined): Phrase;
  /** All names that may stand in a sentence. */
  names(): readonly { readonly subject: Subject; readonly name: Phrase }[];
  glossary(subject: Subject, lang: Lang): readonly GlossaryEntry[];
  /** What the inspector shows while nothing was touched. */
  first(view: V, near: SeatId): Looked | undefined;
}

/** A step of a move that consists of several decisions: what was decided, and how to get back to it. */
export interface DeclaredStep {
  readonly text: string;
  readonly icon?: IconName;
  /** So many decisions have to be taken back to decide it anew; 0 for a step that decided itself. */
  readonly back: number;
}

/** A card that is played from the hand. */
export interface HandPlay {
  /** Its printed cost, where it is paid; what it costs just now may have been changed. */
  readonly printed?: number;
  /** A price in words: "1 fate". */
  price(amount: number, lang: Lang): string;
  /** How it is asked about where "play it?" would be wrong, e.g. a card that is laid face down. */
  lifted?(lang: Lang): LiftedWords;
  /** What the game calls playing it for its price, where that has a word of its own. */
  playing?(lang: Lang): PlayingWords;
  /** What follows of paying so much, where the hint of the option tells it by the printed cost. */
  paid?(cost: number, lang: Lang): string;
}

/** What the numbers one may choose come to, against each number that the other may have chosen. */
export interface OutcomeTable {
  /** The numbers of the other, and what is said before them. */
  readonly against: readonly number[];
  readonly caption: string;
  readonly columns: readonly Outcomes[];
}

/** What one number brings whatever the other chose, in a word or two, and what it gains or loses against each. */
export interface Outcomes {
  readonly number: number;
  readonly brings: string;
  readonly changes: readonly number[];
}

/** "Marshal it?", "Marshal: 2 gold". */
export interface PlayingWords {
  readonly ask: string;
  go(price: string): string;
  readonly cannotTakeBack: string;
}

/** What is said of a lifted card. */
export interface LiftedWords {
  /** What is asked, behind its name. */
  readonly ask: string;
  /** What follows, in one line. */
  readonly follows: string;
  /** The button that does it. */
  readonly go: string;
}

/**
 * What a game brings to the table. Methods, not function properties: the table holds boards of any view, and hands
 * each only the views of its own game.
 */
export interface BoardModule<V = unknown> extends ThingFaces<V> {
  readonly text: Readonly<Record<Lang, GameText<V>>>;
  /** The class that gives the cloth of the table its colour. */
  readonly cloth: string;
  Board(props: BoardProps<V>): ReactNode;
  /** What stands beside the board in the place of the inspector, which it is handed; without it, the inspector alone. */
  Beside?(props: BesideProps<V>): ReactNode;
  /** Who shows what others do: the table in front of the inspector, if nothing is said, or the board itself. */
  readonly stage?: 'table' | 'board';
  /** Where an option is offered. */
  spotOf(option: Option, view: V): Spot;
  steps(view: V, lang: Lang): Steps;
  headingOf(event: SeenEvent, lang: Lang): LogHeading | undefined;
  /** How that came out which a smaller heading of the log is about, where a later event says it: "6 : 1". */
  resultOf?(event: SeenEvent, headed: SeenEvent): string | undefined;
  iconOf(event: SeenEvent): IconName | undefined;
  /** The part of the board, by its `data-part`, that something left by the event: a line of the log lights it. */
  leftPart?(event: SeenEvent): PlaceName | undefined;
  /** What is heard of an event. */
  soundOf(event: SeenEvent): EventSound | undefined;
  /**
   * How an event is shown to who watches. Nothing for what only counts something, `silent` for what goes without saying;
   * a game without it is told in the sentences of its log.
   */
  stageOf?(event: SeenEvent, view: V, lang: Lang): Staged | 'silent' | undefined;
  /** Numbers whose changes are told with what changed them, such as the totals of a fight. */
  talliesOf?(view: V, lang: Lang): readonly Tally[];
  /** The picture beside what is asked. */
  promptIcon(message: Message, view: V): IconName;
  /**
   * What was decided so far of the move that the question belongs to, first things first; nothing where the question
   * stands alone. What is marked in the draft of the question itself is no part of it.
   */
  declared?(question: Question, view: V, lang: Lang): readonly DeclaredStep[];
  /**
   * The card of the viewer's hand that the option would show to everybody, so that it cannot be taken back: the first
   * touch lifts it and tells its price, the next one plays it.
   */
  handPlay?(option: Option, view: V): HandPlay | undefined;
  /** A table of what the numbers come to; without it each number is told by its hint. */
  outcomes?(question: NumberQuestion, lang: Lang): OutcomeTable | undefined;
  /** Whether what is marked in answer to the question declares something whose values can be foreseen. */
  foresees?(question: Question): boolean;
  /** The board with the values that cards would have. */
  foreseen?(view: V, foresight: Foresight): unknown;
  /** The options that the board marks with letters, from A on: the key of the letter takes the option. */
  lettered?(question: Question): readonly number[];
  /**
   * Whether the option is a step of a declaration. If it would be the last one, because nothing is left to choose, what it
   * commits to is shown first, and the next touch declares it.
   */
  declares?(question: Question, option: Option): boolean;
  /** Whether the card can ever be used in a window; then one may say when one wants to be asked about it. */
  opensWindows?(printed: PrintedId): boolean;
  /** What is marked before the first click, where hardly anybody would answer otherwise. */
  suggested?(question: Question): Answer | undefined;
  /** Whether saying yes to the question is no more of a default than saying no: replacing a whole hand is not. */
  isOpenChoice?(message: Message): boolean;
  /** What a button for the option shows beside its words. */
  optionIcon(option: Option): IconName | undefined;
  /** The rules, loaded when one of them is looked up; nothing for a game without a compendium. */
  rules(): Promise<RulesModule | undefined>;
  twin(view: V, lang: Lang, near: SeatId): readonly TwinSection[];
  /** How all seats stand, one after the other. */
  standings(view: V, lang: Lang): readonly Standing[];
}
