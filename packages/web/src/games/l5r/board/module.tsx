import type { Message, Option } from '@kronika/kernel';
import { cardName, FACTS, factOf, type L5rView, l5r, ringIn, ringName } from '@kronika/l5r';
import { Mon } from '../../../cards/Mon.tsx';
import type { IconName } from '../../../sprite/names.ts';
import type { BoardModule } from '../../../table/board-module.ts';
import { type CardFaceProps, cardFaces } from '../../../table/card-faces.ts';
import { leftPart } from '../../../table/log/left-part.ts';
import { lookedAt } from '../../../table/looked.ts';
import { roundSteps } from '../../../table/round-steps.ts';
import { ELEMENT_BADGES } from '../badges.ts';
import { L5rCard } from '../cards/L5rCard.tsx';
import { Board } from './Board.tsx';
import { bidOutcomes } from './bid-outcomes.ts';
import { conflictIcon } from './conflict-types.ts';
import { foreseen, foresees } from './declaring/foreseen.ts';
import { declaredSteps, declares } from './declaring/steps.ts';
import { printedIn, stateOf } from './find-card.ts';
import { glossaryOf } from './glossary.ts';
import { handPlay } from './hand-play.ts';
import { eventHeading, eventIcon, eventResult } from './log-marks.ts';
import { opensWindows } from './opens-windows.ts';
import { eventSound } from './sounds.ts';
import { spotOf } from './spots.ts';
import { stageOf, talliesOf } from './staging/staged.ts';
import { standingsIn } from './standings.ts';
import { Thumb } from './Thumb.tsx';
import { twinOf } from './twin.ts';
import { BOARD_WORDS } from './words.ts';

const PHASES: readonly { readonly key: keyof (typeof BOARD_WORDS)['en']['phases']; readonly icon: IconName }[] = [
  { key: 'dynasty', icon: 'sunrise' },
  { key: 'draw', icon: 'card-draw' },
  { key: 'conflict', icon: 'crossed-swords' },
  { key: 'fate', icon: 'hourglass' },
  { key: 'regroup', icon: 'return-arrow' },
];

const PROMPT_ICONS: Readonly<Record<string, IconName>> = {
  chooseStrongholdProvince: 'castle',
  orderProvinces: 'stone-wall',
  'mulligan.dynasty': 'card-draw',
  'mulligan.conflict': 'card-draw',
  dynastyWindow: 'sunrise',
  extraFate: 'triple-yin',
  honorBid: 'spoted-flower',
  actionWindow: 'card-play',
  triggerWindow: 'return-arrow',
  conflictOpportunity: 'crossed-swords',
  declareRing: 'linked-rings',
  declareProvince: 'castle',
  declareAttackers: 'crossed-swords',
  declareEvaded: 'spy',
  declareDefenders: 'round-shield',
  favorSide: 'crown',
  ringEffect: 'linked-rings',
};

const OPTION_ICONS: Readonly<Record<string, IconName>> = {
  gainHonor: 'spoted-flower',
  takeHonor: 'spoted-flower',
  honor: 'x-up',
  dishonor: 'x-down',
  drawAndDiscard: 'card-draw',
  ready: 'sunrise',
  bow: 'return-arrow',
  removeFate: 'triple-yin',
  none: 'x-cross',
  drawCard: 'card-draw',
  gainFate: 'triple-yin',
  takeFate: 'triple-yin',
  giveFate: 'triple-yin',
  giveHonor: 'spoted-flower',
  honorIt: 'x-up',
  dishonorIt: 'x-down',
  bowIt: 'return-arrow',
  readyIt: 'sunrise',
  raiseBid: 'x-plus',
  lowerBid: 'x-minus',
};

function optionIcon(option: Option): IconName | undefined {
  const choice: unknown = Reflect.get(option, 'choice');
  const type: unknown =
    typeof choice === 'object' && choice !== null ? Reflect.get(choice, 'type') : Reflect.get(option, 'side');
  if (type === 'military' || type === 'political') return conflictIcon(type);
  const effect: unknown = Reflect.get(option, 'effect');
  return OPTION_ICONS[typeof effect === 'string' ? effect : option.is];
}

function Face({ view, printed, card, lang, size, choice }: CardFaceProps<L5rView>) {
  const state = card === undefined ? {} : stateOf(view, card);
  // In the inspector a card stands upright, whatever it does on the table.
  const { stance: _, attachments: __, ...upright } = state;
  return (
    <L5rCard
      printed={printed}
      size={size}
      lang={lang}
      state={{ ...upright, ...(choice === undefined ? {} : { choice }) }}
    />
  );
}

export const l5rBoard: BoardModule<L5rView> = {
  ...cardFaces(
    {
      Face,
      Thumb,
      printedOf: printedIn,
      nameOf: (printed) => cardName(factOf(printed)),
      all: FACTS.map(({ id }) => id),
      glossary: glossaryOf,
      first: (view: L5rView, near) => {
        const sight = view.seats[near]?.stronghold[0]?.sight;
        return sight && lookedAt(sight);
      },
    },
    {
      Face: ({ thing }) => {
        const element = ringIn(thing);
        return (
          element && (
            <span className="ringface">
              <Mon badge={ELEMENT_BADGES[element]} place="line" />
            </span>
          )
        );
      },
      Thumb: ({ thing }) => {
        const element = ringIn(thing);
        return element && <Mon badge={ELEMENT_BADGES[element]} place="line" />;
      },
      nameOf: (thing) => {
        const element = ringIn(thing);
        return element && ringName(element);
      },
    },
  ),
  text: l5r.text,
  cloth: 'l5r',
  Board,
  spotOf,
  handPlay,
  outcomes: bidOutcomes,
  opensWindows,
  steps: (view, lang) => roundSteps(PHASES, BOARD_WORDS[lang], view),
  headingOf: eventHeading,
  resultOf: eventResult,
  iconOf: eventIcon,
  soundOf: eventSound,
  stageOf,
  talliesOf,
  promptIcon: ({ key }: Message) => PROMPT_ICONS[key] ?? (key.startsWith('ringEffect') ? 'linked-rings' : 'pointing'),
  declared: declaredSteps,
  declares,
  foresees,
  foreseen,
  leftPart,
  optionIcon,
  rules: async () => (await import('../rules/module.tsx')).l5rRules,
  twin: twinOf,
  standings: standingsIn,
};
