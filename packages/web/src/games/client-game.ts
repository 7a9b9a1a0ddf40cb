import type { Game, Phrase, SetupForm } from '@kronika/kernel';
import type { ComponentType } from 'react';
import type { Composition } from '../cards/art/composition.ts';
import type { Badge } from '../cards/Mon.tsx';
import type { DeckModule, FaceProps } from '../decks/deck-module.ts';
import type { HistoryModule } from '../history/history-module.ts';
import type { Course } from '../lesson/course.ts';
import type { CardsModule } from '../pages/cards/cards-module.ts';
import type { ChronicleModule } from '../pages/chronicles/chronicle-part.ts';
import type { GameDecks } from '../pages/decks/deck-choice.ts';
import type { GalleryProps } from '../pages/design/gallery.ts';
import type { TableFace } from '../pages/handover/table-face.ts';
import type { SandboxModule } from '../pages/sandbox/sandbox-module.ts';
import type { OwnSetupProps } from '../pages/setup/parts.ts';
import type { PuzzleGoals } from '../puzzle/game-puzzles.ts';
import type { Storyteller } from '../replay/story.ts';
import type { RulesModule } from '../rules/rules-module.ts';
import type { BoardModule } from '../table/board-module.ts';

/** What a seat plays as, where there is room for a badge and a word. */
export interface Side {
  readonly badge: Badge;
  readonly name: Phrase;
}

/** A game as it is announced, before any of its code is loaded. */
export interface AnnouncedGame {
  readonly id: string;
  readonly name: Phrase;
  /** Where there is no room for the whole name. */
  readonly shortName?: string;
  /** Who plays it and what it is about, in a few words. */
  readonly about: Phrase;
  readonly players: Phrase;
  /** What one may want to choose before a match, in two or three words. */
  readonly choices?: Phrase;
  /** Whether one can play it already. An example is played by its address, and no list offers it. */
  readonly state: 'playable' | 'example' | 'inPreparation';
  /** The class that gives the poster its colours. */
  readonly allegiance: string;
  readonly picture: Composition;
  readonly badge: Badge;
  /** By what the game calls them; for lists of matches. */
  readonly sides?: Readonly<Record<string, Side>>;
}

/** What a game may add to the pages. Each part is loaded when it is needed, and each may be missing. */
export interface GameParts {
  /** How a match is set up. Every game that can be played has it. */
  readonly setup: SetupForm;
  /** What is chosen before a match, where the game has a page of its own for it. */
  readonly newMatch: ComponentType<OwnSetupProps>;
  /** How a match is drawn; a game without a board is played on a plain one. */
  readonly board: BoardModule;
  /** The compendium of its rules. */
  readonly rules: RulesModule;
  /** The first game to learn with. */
  readonly course: Course;
  /** What its puzzles ask for; the puzzles themselves are its file `puzzles/puzzles.json`. */
  readonly puzzles: PuzzleGoals;
  /** How it looks back at finished matches. */
  readonly history: HistoryModule;
  /** How it tells matches that continued each other. */
  readonly chronicle: ChronicleModule;
  /** What the deck builder needs to know. */
  readonly decks: DeckModule;
  /** The decks to choose from before a match. */
  readonly deckChoices: GameDecks;
  /** Its cards, where they are looked up and no decks are built of them. */
  readonly cards: CardsModule;
  /** One card, as it is printed. */
  readonly card: ComponentType<FaceProps>;
  /** What can be told about a match away from its board. */
  readonly face: TableFace;
  readonly sandbox: SandboxModule;
  /** All cards in three sizes and all states, for whoever works on how they look. */
  readonly gallery: ComponentType<GalleryProps>;
}

export type PartName = keyof GameParts;

/** A game as the pages know it: what is shown at once, and how to load the rest. */
export interface ClientGame extends AnnouncedGame {
  readonly parts: { readonly [Name in PartName]?: () => Promise<GameParts[Name]> };
}

/**
 * What plays a game and tells its matches: the `engine` that a game's folder exports from `engine.ts`. Workers load
 * this and nothing else of the folder.
 */
export interface GameEngine {
  readonly id: string;
  readonly game: () => Promise<Game>;
  /** A game without a storyteller is one long chapter. */
  readonly storyteller?: () => Promise<Storyteller>;
}
