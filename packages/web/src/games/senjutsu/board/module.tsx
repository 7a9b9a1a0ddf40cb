import {
  allFacts,
  factOf,
  isSenjutsuMessage,
  isSenjutsuOption,
  printedOf,
  type SenjutsuView,
  senjutsu,
} from '@kronika/senjutsu';
import type { IconName } from '../../../sprite/names.ts';
import type { BoardModule } from '../../../table/board-module.ts';
import { cardFaces } from '../../../table/card-faces.ts';
import { roundSteps } from '../../../table/round-steps.ts';
import { CardThumb } from '../cards/CardThumb.tsx';
import { FACE_OF } from '../cards/face-size.ts';
import { SenjutsuCard } from '../cards/SenjutsuCard.tsx';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { letteredIn } from './field/use-choices.ts';
import { printedIn } from './find-card.ts';
import { handPlay } from './hand/hand-play.ts';
import { eventHeading, eventIcon, eventSound, OPTION_ICONS, PROMPT_ICONS } from './marks.ts';
import { spotOf } from './spots.ts';
import { stageOf } from './staging.ts';
import { standingsIn } from './standings.ts';
import { nameOfThing, ThingFace } from './ThingFace.tsx';
import { twinOf } from './twin.ts';
import { BOARD_WORDS } from './words.ts';

const PHASES: readonly {
  readonly key: 'draw' | 'choose' | 'reveal' | 'resolve' | 'discard';
  readonly icon: IconName;
}[] = [
  { key: 'draw', icon: 'card-draw' },
  { key: 'choose', icon: 'poker-hand' },
  { key: 'reveal', icon: 'card-play' },
  { key: 'resolve', icon: 'crossed-swords' },
  { key: 'discard', icon: 'card-discard' },
];

export const senjutsuBoard: BoardModule<SenjutsuView> = {
  ...cardFaces<SenjutsuView>(
    {
      Face: ({ printed, lang, size, choice }) => (
        <SenjutsuCard
          fact={factOf(printed)}
          size={FACE_OF[size]}
          lang={lang}
          {...(choice === undefined ? {} : { marks: { choice } })}
        />
      ),
      Thumb: CardThumb,
      printedOf: printedIn,
      nameOf: (printed) => factOf(printed).name,
      all: allFacts().map(printedOf),
      glossary: () => [],
      first: () => undefined,
    },
    { Face: ThingFace, nameOf: nameOfThing },
  ),
  text: senjutsu.text,
  cloth: 'senjutsu',
  Board,
  Beside,
  stage: 'board',
  spotOf,
  handPlay,
  lettered: letteredIn,
  steps: (view, lang) => roundSteps(PHASES, BOARD_WORDS[lang], { round: view.turn, phase: view.phase }),
  headingOf: eventHeading,
  iconOf: eventIcon,
  soundOf: eventSound,
  stageOf,
  // Everything else is chosen or resolved where its owner has to decide anyway.
  opensWindows: (printed) => {
    const fact = factOf(printed);
    return fact.is === 'ability' && fact.instant !== undefined;
  },
  promptIcon: (message) => (isSenjutsuMessage(message) ? PROMPT_ICONS[message.key] : undefined) ?? 'pointing',
  optionIcon: (option) => (isSenjutsuOption(option) ? OPTION_ICONS[option.is] : undefined),
  rules: async () => (await import('../rules/module.tsx')).senjutsuRules,
  twin: twinOf,
  standings: standingsIn,
};
