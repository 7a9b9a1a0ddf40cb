import { loadGameCode } from '../../client/load-game-code.ts';

/** The pages that are loaded when they are needed. */
export const loadNewMatch = async () => ({ default: (await import('../../pages/setup/NewMatch.tsx')).NewMatch });

export const loadPlayNow = async () => ({ default: (await import('../../pages/play/PlayNow.tsx')).PlayNow });

export const loadAccount = async () => ({ default: (await import('../../pages/account/Account.tsx')).Account });

export const loadStatistics = async () => ({
  default: (await import('../../pages/statistics/Statistics.tsx')).Statistics,
});

export const loadChronicles = async () => ({
  default: (await import('../../pages/chronicles/Chronicles.tsx')).Chronicles,
});

export const loadChroniclePage = async () => ({
  default: (await import('../../pages/chronicles/ChroniclePage.tsx')).ChroniclePage,
});

export const loadCredits = async () => ({ default: (await import('../../pages/credits/Credits.tsx')).Credits });

export const loadHelp = async () => ({ default: (await import('../../pages/help/Help.tsx')).Help });

export const loadDesign = async () => ({ default: (await import('../../pages/design/Design.tsx')).Design });

export const loadCardGallery = async () => ({
  default: (await loadGameCode(() => import('../../pages/design/CardGallery.tsx'))).CardGallery,
});

export const loadRules = async () => ({
  default: (await loadGameCode(() => import('../../pages/rules/RulesPage.tsx'))).RulesPage,
});

export const loadSandbox = async () => ({
  default: (await loadGameCode(() => import('../../pages/sandbox/SandboxPage.tsx'))).SandboxPage,
});

export const loadNotFound = async () => ({ default: (await import('../../pages/not-found/NotFound.tsx')).NotFound });

export const loadDecks = async () => ({ default: (await import('../../pages/decks/Decks.tsx')).Decks });

export const loadDeckPage = async () => ({
  default: (await loadGameCode(() => import('../../pages/decks/DeckPage.tsx'))).DeckPage,
});

export const loadCards = async () => ({
  default: (await loadGameCode(() => import('../../pages/cards/Cards.tsx'))).Cards,
});

export const loadCardPage = async () => ({
  default: (await loadGameCode(() => import('../../pages/cards/CardPage.tsx'))).CardPage,
});

export const loadSharedDeck = async () => ({
  default: (await loadGameCode(() => import('../../pages/decks/SharedDeck.tsx'))).SharedDeck,
});

export const loadLocalTable = async () => ({
  default: (await loadGameCode(() => import('../../pages/table/LocalTablePage.tsx'))).LocalTablePage,
});

export const loadServerTable = async () => ({
  default: (await loadGameCode(() => import('../../pages/table/ServerTablePage.tsx'))).ServerTablePage,
});

export const loadLearn = async () => ({
  default: (await loadGameCode(() => import('../../pages/learn/Learn.tsx'))).Learn,
});

export const loadFinished = async () => ({
  default: (await loadGameCode(() => import('../../pages/learn/Finished.tsx'))).Finished,
});

export const loadLesson = async () => ({
  default: (await loadGameCode(() => import('../../pages/learn/LessonPage.tsx'))).LessonPage,
});

export const loadPuzzles = async () => ({ default: (await import('../../pages/puzzles/Puzzles.tsx')).Puzzles });

export const loadPuzzleList = async () => ({
  default: (await import('../../pages/puzzles/PuzzleList.tsx')).PuzzleList,
});

export const loadPuzzle = async () => ({
  default: (await loadGameCode(() => import('../../pages/puzzles/PuzzlePage.tsx'))).PuzzlePage,
});

export const loadReplays = async () => ({ default: (await import('../../pages/replay/Replays.tsx')).Replays });

const replayPages = () => loadGameCode(() => import('../../pages/replay/ReplayPage.tsx'));

export const loadServerReplay = async () => ({ default: (await replayPages()).ServerReplay });

export const loadDeviceReplay = async () => ({ default: (await replayPages()).DeviceReplay });

export const loadFileReplay = async () => ({ default: (await replayPages()).FileReplay });
