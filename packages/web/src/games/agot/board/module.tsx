import { type AgotView, agot, CHALLENGE_TYPES, cardName, FACTS, factOf, printedIn } from '@kronika/agot';
import { type Message, type Option, seatIn } from '@kronika/kernel';
import { Mon } from '../../../cards/Mon.tsx';
import type { IconName } from '../../../sprite/names.ts';
import type { BoardModule } from '../../../table/board-module.ts';
import { type CardFaceProps, cardFaces } from '../../../table/card-faces.ts';
import { leftPart } from '../../../table/log/left-part.ts';
import { lookedAt } from '../../../table/looked.ts';
import { roundSteps } from '../../../table/round-steps.ts';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../badges.ts';
import { AgotCard } from '../cards/AgotCard.tsx';
import { declaredSteps, declares } from './declaring/declared.ts';
import { foreseen, foresees } from './declaring/foreseen.ts';
import { FormatBoard } from './FormatBoard.tsx';
import { stateOf } from './find-card.ts';
import { glossaryOf } from './glossary.ts';
import { handPlay } from './hand-play.ts';
import { eventHeading, eventIcon, eventResult } from './log-marks.ts';
import { opensWindows } from './opens-windows.ts';
import { PROMPT_ICONS } from './prompt-icons.ts';
import { seatWord } from './seat-word.ts';
import { eventSound } from './sounds.ts';
import { spotOf } from './spots.ts';
import { stageOf, talliesOf } from './staging/staged.ts';
import { standingsIn } from './standings.ts';
import { suggested } from './suggested.ts';
import { Thumb } from './Thumb.tsx';
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

/** A challenge by its type, gold by its coins. */
function optionIcon(option: Option): IconName | undefined {
  const type: unknown = Reflect.get(option, 'type') ?? Reflect.get(option, 'icon');
  const challenge = CHALLENGE_TYPES.find((one) => one === type);
  if (challenge !== undefined) return CHALLENGE_BADGES[challenge].icon;
  return option.is === 'gold' ? 'two-coins' : undefined;
}

function Face({ view, printed, card, lang, size, choice }: CardFaceProps<AgotView>) {
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

export const agotBoard: BoardModule<AgotView> = {
  ...cardFaces(
    {
      Face,
      Thumb: ({ printed }) => <Thumb printed={printed} cost="shown" />,
      printedOf: printedIn,
      nameOf: (printed) => cardName(factOf(printed)),
      all: FACTS.map(({ id }) => id),
      glossary: glossaryOf,
      first: (view: AgotView, near) => {
        const sight = view.seats[near]?.faction?.sight;
        return sight && lookedAt(sight);
      },
    },
    {
      Face: ({ view, thing }) => {
        const seat = seatIn(thing);
        const shown = seat === undefined ? undefined : view.seats[seat];
        return (
          shown && (
            <span className="seatface">
              <Mon badge={FACTION_BADGES[shown.allegiance]} place="line" />
            </span>
          )
        );
      },
      nameOf: (thing) => {
        const seat = seatIn(thing);
        return seat === undefined ? undefined : { pl: seatWord('pl', seat), en: seatWord('en', seat) };
      },
    },
  ),
  text: agot.text,
  cloth: 'agot',
  Board: FormatBoard,
  spotOf,
  handPlay,
  opensWindows,
  suggested,
  steps: (view, lang) => roundSteps(PHASES, BOARD_WORDS[lang], view),
  headingOf: eventHeading,
  resultOf: eventResult,
  iconOf: eventIcon,
  soundOf: eventSound,
  stageOf,
  talliesOf,
  promptIcon: ({ key }: Message) => PROMPT_ICONS[key] ?? 'pointing',
  // Replacing the whole hand is not what anybody would do without looking at it.
  // Redirecting is one's only one of the round, and may be of one's own challenge: neither answer suggests itself.
  isOpenChoice: ({ key }: Message) => key === 'mulligan' || key === 'redirect',
  optionIcon,
  rules: async () => (await import('../rules/module.tsx')).agotRules,
  twin: twinOf,
  standings: standingsIn,
  declared: declaredSteps,
  declares,
  foresees,
  foreseen,
  leftPart,
};
