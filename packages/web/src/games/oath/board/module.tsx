import { CARD_FACTS, isOathOption, type OathView, oath, printedOf } from '@kronika/oath';
import type { IconName } from '../../../sprite/names.ts';
import type { BoardModule } from '../../../table/board-module.ts';
import { cardFaces } from '../../../table/card-faces.ts';
import { roundSteps } from '../../../table/round-steps.ts';
import { nameOfCard } from '../cards/names.ts';
import { OathCard } from '../cards/OathCard.tsx';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { printedIn } from './find-card.ts';
import { eventHeading, eventIcon, eventResult, eventSound, OPTION_ICONS, PROMPT_ICONS } from './marks.ts';
import { spotOf } from './spots.ts';
import { stageOf } from './staging.ts';
import { standingsIn } from './standings.ts';
import { nameOfThing, ThingFace } from './ThingFace.tsx';
import { twinOf } from './twin.ts';
import { BOARD_WORDS } from './words.ts';

const PHASES: readonly { readonly key: 'wake' | 'act' | 'rest'; readonly icon: IconName }[] = [
  { key: 'wake', icon: 'sunrise' },
  { key: 'act', icon: 'flying-flag' },
  { key: 'rest', icon: 'moon' },
];

export const oathBoard: BoardModule<OathView> = {
  ...cardFaces<OathView>(
    {
      Face: ({ printed, lang, size, choice }) => (
        <OathCard printed={printed} lang={lang} size={size} {...(choice === undefined ? {} : { marks: { choice } })} />
      ),
      printedOf: printedIn,
      nameOf: nameOfCard,
      all: CARD_FACTS.map(({ name }) => printedOf(name)),
      glossary: () => [],
      first: () => undefined,
    },
    { Face: ThingFace, nameOf: nameOfThing },
  ),
  text: oath.text,
  cloth: 'oath',
  Board,
  Beside,
  spotOf,
  steps: (view, lang) => roundSteps(PHASES, BOARD_WORDS[lang], { round: view.round, phase: view.turn.phase }),
  headingOf: eventHeading,
  resultOf: eventResult,
  iconOf: eventIcon,
  soundOf: eventSound,
  stageOf,
  promptIcon: (message) => PROMPT_ICONS[message.key] ?? 'pointing',
  optionIcon: (option) => (isOathOption(option) ? OPTION_ICONS[option.is] : undefined),
  // Nobody answers to what others do with a card: there is nothing to be silent about.
  opensWindows: () => false,
  rules: async () => undefined,
  twin: twinOf,
  standings: standingsIn,
};
