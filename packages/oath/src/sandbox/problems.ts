import {
  type CardId,
  cardsIn,
  keyOf,
  type Phrase,
  type RuleId,
  type SandboxProblem,
  type SeatId,
  sandboxProblem,
  seatThing,
  TABLE_THING,
  type ThingName,
} from '@kronika/kernel';
import { isWithinCapacity } from '../facts/capacity.ts';
import { doubles, needingRoom } from '../faults.ts';
import { SLOTS, type Slot } from '../places.ts';
import { advisers, cardsAt, factIn, isFaceup, isFaceupSite, nameIn, siteAt, siteCard } from '../queries/cards.ts';
import { ALL_FAVOR, favorSupply, placeAt, warbandBank } from '../queries/pieces.ts';
import { playerOf, turnOrder } from '../queries/seats.ts';
import { adviserLimit } from '../rules/advisers.ts';
import { situationSchema } from '../situation/description.ts';
import { meaningOf } from '../situation/state.ts';
import { COLOURS, type Oath, type Player } from '../state.ts';
import { siteThing } from '../things.ts';
import { handOf, visionOf } from '../zones.ts';
import { STOCKS_THING } from './targets.ts';
import { cardWords, playerWords, WARBANDS_OF } from './words.ts';

/** Everything that keeps a description from being played. What is no situation at all is refused by whoever reads it. */
export function problemsOf(description: unknown): readonly SandboxProblem[] {
  const parsed = situationSchema.safeParse(description);
  if (!parsed.success) return [];
  const { state, problems } = meaningOf(parsed.data);
  if (problems.length > 0 || doubles(state).length > 0) return [];
  const moment = parsed.data.underway === undefined ? 'still' : 'underway';
  return [
    ...pieces(state),
    ...SLOTS.flatMap((slot) => [...siteProblems(state, slot), ...cardsOfSite(state, slot)]),
    ...turnOrder(state).flatMap((seat) => [...playerProblems(state, seat, moment), ...adviserProblems(state, seat)]),
    ...everybodyLeft(state),
  ];
}

type Moment = 'still' | 'underway';

function problem(thing: ThingName, rule: RuleId, pl: string, en: string): SandboxProblem {
  return sandboxProblem({ pl, en }, { rule, thing });
}

/** There are so many pieces and no more (OATH-0-2). */
function pieces(state: Oath): readonly SandboxProblem[] {
  const missing = -favorSupply(state);
  return [
    ...(missing > 0
      ? [
          problem(
            STOCKS_THING,
            'OATH-0-2',
            `W grze jest ${ALL_FAVOR} żetonów Przychylności, a leży ich o ${missing} za dużo.`,
            `There are ${ALL_FAVOR} favor in the game, and ${missing} too many lie about.`,
          ),
        ]
      : []),
    ...COLOURS.flatMap((colour) => {
      const left = warbandBank(state, colour);
      const { pl, en } = WARBANDS_OF[colour];
      return left >= 0
        ? []
        : [
            problem(
              TABLE_THING,
              'OATH-0-2',
              `${pl}: jest ich o ${-left} za dużo.`,
              `${en}: there are ${-left} too many.`,
            ),
          ];
    }),
  ];
}

function siteProblems(state: Oath, slot: Slot): readonly SandboxProblem[] {
  const { warbands } = placeAt(state, slot);
  const thing = keyOf(siteThing(slot));
  const { pl, en } = siteName(state, slot);
  const colours = Object.keys(warbands).length;
  const pawns = turnOrder(state).filter((seat) => playerOf(state, seat).site === slot && isHere(playerOf(state, seat)));
  const isHidden = !isFaceupSite(state, slot);
  return [
    ...(colours > 1
      ? [
          problem(
            thing,
            'OATH-10-rule',
            `${pl}: stoją tu Chorągwie dwóch kolorów, a mogą tylko jednego.`,
            `${en}: warbands of two colours stand there, and only one can.`,
          ),
        ]
      : []),
    ...(isHidden && colours > 0
      ? [
          problem(
            thing,
            'OATH-2.8.1-a',
            `${pl}: na zakrytym obszarze nie stoją Chorągwie.`,
            `${en}: no warbands stand at a facedown site.`,
          ),
        ]
      : []),
    ...(isHidden && pawns.length > 0 && state.turn.phase !== 'setup'
      ? [
          problem(
            thing,
            'OATH-5.6.2-a',
            `${pl}: obszar, na którym stoi pionek, jest odkryty.`,
            `${en}: a site where a pawn stands lies faceup.`,
          ),
        ]
      : []),
  ];
}

function isHere({ gaveUp }: Player): boolean {
  return gaveUp !== true;
}

/** Cards at a site: as many as there is room for, and only such as may lie there. */
function cardsOfSite(state: Oath, slot: Slot): readonly SandboxProblem[] {
  const cards = cardsAt(state, slot);
  const faceup = siteAt(state, slot);
  const { pl, en } = siteName(state, slot);
  const thing = keyOf(siteThing(slot));
  const fits =
    faceup === null
      ? cards.length === 0
      : isWithinCapacity(
          faceup,
          cards.map((card) => nameIn(state, card)),
        );
  return [
    ...(fits
      ? []
      : [
          problem(
            thing,
            'OATH-2.8.1-a',
            `${pl}: leży tu więcej kart, niż jest miejsc.`,
            `${en}: more cards lie there than it has places.`,
          ),
        ]),
    ...cards
      .filter((card) => factIn(state, card).restriction === 'adviser')
      .map((card) => {
        const name = cardWords(nameIn(state, card));
        return problem(
          nameIn(state, card),
          'OATH-7.2.1-a',
          `${name.pl} może być tylko doradcą.`,
          `${name.en} can only be an adviser.`,
        );
      }),
  ];
}

function playerProblems(state: Oath, seat: SeatId, moment: Moment): readonly SandboxProblem[] {
  const { role } = playerOf(state, seat);
  const thing = keyOf(seatThing(seat));
  const { pl, en } = nameOf(state, seat);
  const [vision] = cardsIn(state.table, visionOf(seat));
  // While an adviser is played there may be one more than there is room for.
  const room = Math.max(ADVISERS, adviserLimit(state, seat)) + (moment === 'underway' ? 1 : 0);
  return [
    ...(needingRoom(state, seat) > room
      ? [
          problem(
            thing,
            'OATH-5.1.4.II-a',
            `${pl} ma za dużo doradców: najwyżej ${room}.`,
            `${en} has too many advisers: ${room} at most.`,
          ),
        ]
      : []),
    ...(vision !== undefined && role !== 'exile'
      ? [
          problem(
            thing,
            'OATH-2.2.1-a',
            `${pl}: odkrytą Wizję może mieć tylko Banita.`,
            `${en}: only an Exile has a revealed Vision.`,
          ),
        ]
      : []),
    ...(vision !== undefined && nameIn(state, vision) === 'conspiracy'
      ? [
          problem(
            thing,
            'OATH-5.1.4.IV-d',
            `${pl}: Spisek po zagraniu wraca do pudełka i nie leży wśród Wizji.`,
            `${en}: a Conspiracy that is played goes to the box and never lies in the slot for a Vision.`,
          ),
        ]
      : []),
    ...(moment === 'still' && cardsIn(state.table, handOf(seat)).length > 0
      ? [
          problem(
            thing,
            'OATH-5.1.3-a',
            `${pl} ma dobrane karty, choć niczego nie szuka.`,
            `${en} holds drawn cards although nothing is being searched.`,
          ),
        ]
      : []),
    ...(role === 'chancellor' && state.title.holder === seat && state.title.side === 'usurper'
      ? [
          problem(
            TABLE_THING,
            'OATH-4.1.3-a',
            'Kanclerz nie bywa Uzurpatorem: tytuł obraca tylko Banita.',
            'The Chancellor is never the Usurper: only an Exile turns the title over.',
          ),
        ]
      : []),
  ];
}

const ADVISERS = 3;

/** Faceup advisers are such as may be advisers; Visions advise nobody openly. */
function adviserProblems(state: Oath, seat: SeatId): readonly SandboxProblem[] {
  return advisers(state, seat)
    .filter((card) => isFaceup(state, card))
    .flatMap((card): readonly SandboxProblem[] => {
      const { back, restriction, name } = factIn(state, card);
      const { pl, en } = cardWords(name);
      if (back === 'vision')
        return [
          problem(
            name,
            'OATH-5.1.4.III-b',
            `${pl}: Wizja leży wśród doradców tylko zakryta.`,
            `${en}: a Vision lies among advisers facedown only.`,
          ),
        ];
      if (restriction === 'site')
        return [
          problem(
            name,
            'OATH-7.2.1-a',
            `${pl} może leżeć odkryta tylko na obszarze.`,
            `${en} can lie faceup at a site only.`,
          ),
        ];
      return [];
    });
}

/** Somebody has to play against somebody. */
function everybodyLeft(state: Oath): readonly SandboxProblem[] {
  const left = turnOrder(state).filter((seat) => isHere(playerOf(state, seat)));
  return left.length > 1
    ? []
    : [
        problem(
          TABLE_THING,
          'OATH-4-a',
          'Gra byłaby skończona: wszyscy prócz jednego odeszli.',
          'The game would be over: everybody but one has left.',
        ),
      ];
}

function nameOf(state: Oath, seat: SeatId): Phrase {
  const { colour, role } = playerOf(state, seat);
  return playerWords(colour, role === 'citizen' ? 'citizen' : 'exile');
}

function siteName(state: Oath, slot: Slot): Phrase {
  const card: CardId | undefined = siteCard(state, slot);
  return card === undefined ? { pl: '', en: '' } : cardWords(nameIn(state, card));
}
