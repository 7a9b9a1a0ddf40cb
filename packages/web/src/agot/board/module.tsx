import { type AgotView, agot, CHALLENGE_TYPES, cardName, FACTS, factOf, printedIn } from '@kronika/agot';
import type { Message, Option, SeenEvent } from '@kronika/kernel';
import { rulesOf } from '../../rules/rules-of.ts';
import type { IconName } from '../../sprite/names.ts';
import type { BoardModule, FaceProps } from '../../table/board-module.ts';
import { CHALLENGE_BADGES } from '../badges.ts';
import { AgotCard } from '../cards/AgotCard.tsx';
import { FormatBoard } from './FormatBoard.tsx';
import { stateOf } from './find-card.ts';
import { glossaryOf } from './glossary.ts';
import { eventHeading, eventIcon, eventSound } from './log-marks.ts';
import { spotOf } from './spots.ts';
import { twinOf } from './twin.ts';
import { BOARD_WORDS } from './words.ts';

const PHASES: readonly { readonly key: keyof (typeof BOARD_WORDS)['en']['phases']; readonly icon: IconName }[] = [
  { key: 'plot', icon: 'scroll-unfurled' },
  { key: 'draw', icon: 'card-draw' },
  { key: 'marshaling', icon: 'flying-flag' },
  { key: 'challenges', icon: 'crossed-swords' },
  { key: 'dominance', icon: 'crown' },
  { key: 'standing', icon: 'sunrise' },
  { key: 'taxation', icon: 'two-coins' },
];

const PROMPT_ICONS: Readonly<Record<string, IconName>> = {
  mulligan: 'card-draw',
  placeSetup: 'flying-flag',
  choosePlot: 'scroll-unfurled',
  chooseFirst: 'flying-flag',
  chooseTitle: 'throne-king',
  actionWindow: 'card-play',
  triggerWindow: 'return-arrow',
  initiateChallenge: 'crossed-swords',
  declareAttackers: 'crossed-swords',
  chooseBypassed: 'spy',
  declareDefenders: 'round-shield',
  chooseKilled: 'cracked-shield',
  insight: 'card-draw',
  renown: 'crown',
  chooseStanding: 'sunrise',
  discardToReserve: 'poker-hand',
  ambushValue: 'two-coins',
  search: 'magnifying-glass',
  chooseWinner: 'throne-king',
};

/** A challenge by its type, gold by its coins. */
function optionIcon(option: Option): IconName | undefined {
  const type: unknown = Reflect.get(option, 'type') ?? Reflect.get(option, 'icon');
  const challenge = CHALLENGE_TYPES.find((one) => one === type);
  if (challenge !== undefined) return CHALLENGE_BADGES[challenge].icon;
  return option.is === 'gold' ? 'two-coins' : undefined;
}

function Face({ view, printed, card, lang, size, choice }: FaceProps<AgotView>) {
  // In the inspector a card stands upright, whatever it does on the table.
  const { stance: _, ...upright } = card === undefined ? {} : stateOf(view, card);
  return (
    <AgotCard
      printed={printed}
      size={size}
      lang={lang}
      state={{ ...upright, ...(choice === undefined ? {} : { choice }) }}
    />
  );
}

const NAMES = FACTS.map((fact) => ({ printed: fact.id, name: cardName(fact) }));

export const agotBoard: BoardModule<AgotView> = {
  text: agot.text,
  cloth: 'agot',
  Board: FormatBoard,
  Face,
  spotOf,
  printedOf: printedIn,
  nameOf: (printed) => cardName(factOf(printed)),
  names: () => NAMES,
  steps: (view, lang) => {
    const words = BOARD_WORDS[lang];
    return {
      steps: PHASES.map(({ key, icon }) => ({ key, icon, name: words.phases[key] })),
      now: view.round === 0 ? undefined : view.phase,
      round: view.round === 0 ? words.setup : words.round(view.round),
    };
  },
  headingOf: eventHeading,
  iconOf: (event: SeenEvent) => eventIcon(event),
  soundOf: eventSound,
  promptIcon: ({ key }: Message) => PROMPT_ICONS[key] ?? 'pointing',
  numberControl: () => 'stepper',
  optionIcon,
  rules: () => rulesOf('agot'),
  glossary: glossaryOf,
  twin: twinOf,
  firstCard: (view, near) => {
    const sight = view.seats[near]?.faction?.sight;
    return sight?.face === 'up' ? { card: sight.card, printed: sight.printed } : undefined;
  },
};
