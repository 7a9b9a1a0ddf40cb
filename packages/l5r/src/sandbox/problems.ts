import {
  attachmentsOn,
  type CardId,
  cardOf,
  type Phrase,
  type SandboxProblem,
  sandboxProblem,
  type ThingName,
} from '@kronika/kernel';
import { ELEMENTS, factOf } from '../cards/fact.ts';
import { mayBeOn } from '../rules/attaching.ts';
import { attackableProvinces } from '../rules/eligible.ts';
import { outcomeOf } from '../rules/victory.ts';
import type { ParsedSituation } from '../situation/description.ts';
import { stepsOf } from '../situation/steps.ts';
import type { L5rState } from '../state.ts';
import { cardName, ringName } from '../text/names.ts';
import { hasDash } from '../verbs/participating.ts';
import { allCharacters, charactersOf, controllerOf, opponentOf } from '../zones.ts';
import { allPieces, SEATS } from './draft.ts';
import { canBeAttached, factCalled, zonesFor } from './fitting.ts';
import { laidOut } from './lay-out.ts';
import { thingOf } from './pieces.ts';
import { ringThing, seatThing } from './things.ts';
import { provincePlace, SEAT_NAMES, ZONE_NAMES } from './words.ts';

interface Laid {
  readonly situation: ParsedSituation;
  readonly state: L5rState;
  readonly thing: (card: CardId) => ThingName | undefined;
}

/** Everything that keeps the situation from being played; none if it can be. */
export function problemsOf(situation: ParsedSituation): readonly SandboxProblem[] {
  const misplaced = wrongPlaces(situation);
  const said = [...misplaced, ...wrongMarks(situation), ...rings(situation), ...moment(situation)];
  // Where cards lie in places that are not for them, the rules cannot be asked about the rest.
  if (misplaced.length > 0) return said;
  const { state, things } = laidOut(situation);
  const laid: Laid = { situation, state, thing: (card) => things.get(card) };
  return [...said, ...uniques(laid), ...attached(laid), ...conflict(laid), ...decided(laid)];
}

/** Cards in zones that are not for such cards. */
function wrongPlaces(situation: ParsedSituation): readonly SandboxProblem[] {
  const wrong = allPieces(situation).flatMap(([piece, { printed }]): readonly SandboxProblem[] => {
    const fact = factCalled(printed);
    const fits =
      piece.on === undefined ? zonesFor(fact).includes(piece.zone) : piece.zone === 'play' && canBeAttached(fact);
    if (fits) return [];
    const [name, zone] = [cardName(fact), ZONE_NAMES[piece.zone]];
    return [
      sandboxProblem(
        piece.on === undefined
          ? {
              pl: `${name.pl} nie może tu leżeć: ${zone.pl}, ${SEAT_NAMES[piece.seat === 0 ? 0 : 1].pl}.`,
              en: `${name.en} cannot lie here: ${zone.en}, ${SEAT_NAMES[piece.seat === 0 ? 0 : 1].en}.`,
            }
          : {
              pl: `${name.pl} nie może być dołączona do innej karty.`,
              en: `${name.en} cannot be attached to another card.`,
            },
        { rule: 'L5R-ZONE-a', thing: thingOf(piece) },
      ),
    ];
  });
  const unlaid = SEATS.filter((seat) => situation.setUp !== 'provinces' && situation.seats[seat].unlaid.length > 0);
  return [
    ...wrong,
    ...unlaid.map((seat) =>
      sandboxProblem(
        {
          pl: `${SEAT_NAMES[seat].pl} nie rozłożył jeszcze prowincji; partia z opisu zaczyna się po przygotowaniu.`,
          en: `${SEAT_NAMES[seat].en} has not laid the provinces yet; a described match begins after the set-up.`,
        },
        { rule: 'L5R-SETUP-5-a', thing: seatThing(seat) },
      ),
    ),
  ];
}

/** Marks that only mean something on cards that lie elsewhere. */
function wrongMarks(situation: ParsedSituation): readonly SandboxProblem[] {
  return allPieces(situation).flatMap(([piece, { printed, said, attachments }]): readonly SandboxProblem[] => {
    const { stance, status = 'ordinary', fate = 0, at, condition } = said.marks;
    const isCharacter = piece.zone === 'play' && piece.on === undefined;
    const isWrong =
      (!isCharacter && (status !== 'ordinary' || fate > 0 || at === 'conflict' || attachments.length > 0)) ||
      (stance === 'bowed' && piece.zone !== 'play' && piece.zone !== 'stronghold') ||
      (condition === 'broken' && piece.zone !== 'provinces') ||
      (said.face === 'down' &&
        !piece.zone.startsWith('row') &&
        piece.zone !== 'provinces' &&
        !piece.zone.endsWith('Deck')) ||
      (said.face === 'up' && piece.zone.endsWith('Deck')) ||
      (said.owner !== undefined && piece.zone !== 'play') ||
      (said.controller !== undefined && piece.on === undefined);
    if (!isWrong) return [];
    const name = cardName(factCalled(printed));
    return [
      sandboxProblem(
        {
          pl: `O karcie ${name.pl} powiedziano coś, co nie pasuje do miejsca, w którym leży.`,
          en: `Something is said of ${name.en} that does not fit where it lies.`,
        },
        { thing: thingOf(piece) },
      ),
    ];
  });
}

/** A ring is in one place only (L5R-RING-a). */
function rings({ seats, conflict: fought }: ParsedSituation): readonly SandboxProblem[] {
  return ELEMENTS.flatMap((element): readonly SandboxProblem[] => {
    const holders = seats.filter(({ rings: held }) => held.includes(element)).length;
    const name = ringName(element);
    if (holders === 2)
      return [
        sandboxProblem(
          {
            pl: `${name.pl} mają obaj gracze; może go mieć jeden.`,
            en: `Both players have the ${name.en}; only one can.`,
          },
          { rule: 'L5R-RING-a', thing: ringThing(element) },
        ),
      ];
    return holders === 1 && fought?.ring === element
      ? [
          sandboxProblem(
            {
              pl: `${name.pl} jest już zajęty, a konflikt toczy się o niezajęty krąg.`,
              en: `The ${name.en} is claimed already; a conflict is fought for an unclaimed one.`,
            },
            { rule: 'L5R-RING-a', thing: ringThing(element) },
          ),
        ]
      : [];
  });
}

function moment(situation: ParsedSituation): readonly SandboxProblem[] {
  const { phase, step, conflict: fought, seats, passed, turn } = situation;
  const found: SandboxProblem[] = [];
  if (fought !== null && phase !== 'conflict')
    found.push(
      sandboxProblem(
        {
          pl: 'Konflikt może toczyć się tylko w fazie konfliktu.',
          en: 'A conflict can only be fought in the conflict phase.',
        },
        { rule: 'L5R-CONF-a', thing: 'table' },
      ),
    );
  if (situation.setUp === null && !stepsOf(situation).includes(step))
    found.push(
      sandboxProblem(
        { pl: 'Tego kroku nie ma w tej fazie; wybierz inny.', en: 'This phase has no such step; choose another one.' },
        { rule: 'L5R-FRAME-b', thing: 'table' },
      ),
    );
  const isLastPass = passed.length === 2 || (turn !== null && phase === 'dynasty' && passed.includes(turn));
  if (isLastPass)
    found.push(
      sandboxProblem(
        passed.length === 2
          ? {
              pl: 'Obaj gracze spasowali, więc to okno jest już zamknięte.',
              en: 'Both players have passed, so this window is closed.',
            }
          : { pl: 'Kolej na gracza, który już spasował.', en: 'It is the turn of a player who has passed.' },
        { rule: 'L5R-1.4-f', thing: 'table' },
      ),
    );
  if (step === 'opportunity' && seats.every(({ opportunities }) => opportunities === 0))
    found.push(
      sandboxProblem(
        { pl: 'Nikt nie ma już okazji do konfliktu.', en: 'Nobody has a conflict opportunity left.' },
        { rule: 'L5R-3.2-b', thing: 'table' },
      ),
    );
  return found;
}

/** A player has each unique card in play once (L5R-UNIQUE-a). */
function uniques({ state, thing }: Laid): readonly SandboxProblem[] {
  return SEATS.flatMap((seat) => {
    const cards = charactersOf(state, seat).filter((card) => factOf(cardOf(state.table, card).printed).unique === true);
    const name = (card: CardId) => factOf(cardOf(state.table, card).printed).name;
    return cards
      .filter((card, i) => cards.findIndex((other) => name(other) === name(card)) !== i)
      .map((card) => {
        const { pl, en } = cardName(factOf(cardOf(state.table, card).printed));
        return sandboxProblem(
          {
            pl: `${pl} jest unikatowa, a ${SEAT_NAMES[seat].pl} ma w grze więcej niż jedną.`,
            en: `${en} is unique, and ${SEAT_NAMES[seat].en} has more than one in play.`,
          },
          { rule: 'L5R-UNIQUE-a', thing: thing(card) },
        );
      });
  });
}

/** What is attached has to be allowed there (L5R-ATT-f), with two restricted ones at most (L5R-KW-RESTRICTED-b). */
function attached({ state, thing }: Laid): readonly SandboxProblem[] {
  return allCharacters(state).flatMap((host) => {
    const worn = attachmentsOn(state.table, host);
    const fact = (card: CardId) => factOf(cardOf(state.table, card).printed);
    const hostName = cardName(fact(host));
    const illegal = worn
      .filter((card) => !mayBeOn(state, card, host, controllerOf(state, card)))
      .map((card) => {
        const { pl, en } = cardName(fact(card));
        return sandboxProblem(
          {
            pl: `${pl} nie może być na postaci ${hostName.pl}.`,
            en: `${en} may not be on ${hostName.en}.`,
          },
          { rule: 'L5R-ATT-f', thing: thing(card) },
        );
      });
    const restricted = worn.filter((card) => fact(card).keywords.includes('restricted')).length;
    return restricted <= 2
      ? illegal
      : [
          ...illegal,
          sandboxProblem(
            {
              pl: `${hostName.pl}: dodatków ze słowem kluczowym Niezwykły jest ${restricted}; może ich być najwyżej 2.`,
              en: `${hostName.en} has ${restricted} restricted attachments; 2 are the most.`,
            },
            { rule: 'L5R-KW-RESTRICTED-b', thing: thing(host) },
          ),
        ];
  });
}

function conflict({ situation, state, thing }: Laid): readonly SandboxProblem[] {
  const fought = situation.conflict;
  const takingPart = allCharacters(state).filter((card) => cardOf(state.table, card).at === 'conflict');
  const name = (card: CardId) => cardName(factOf(cardOf(state.table, card).printed));
  if (fought === null || state.conflict === null)
    return takingPart.map((card) =>
      sandboxProblem(
        {
          pl: `${name(card).pl} jest w konflikcie, a żaden się nie toczy.`,
          en: `${name(card).en} is in a conflict, and none is being fought.`,
        },
        { rule: 'L5R-CONF-a', thing: thing(card) },
      ),
    );
  const found = takingPart
    .filter((card) => hasDash(state, card, fought.type))
    .map((card) =>
      sandboxProblem(
        {
          pl: `${name(card).pl} ma pauzę zamiast tej sprawności i nie może uczestniczyć w takim konflikcie.`,
          en: `${name(card).en} has a dash for this skill and cannot take part in such a conflict.`,
        },
        { rule: 'L5R-DASH-b', thing: thing(card) },
      ),
    );
  if (!takingPart.some((card) => controllerOf(state, card) === fought.attacker))
    found.push(
      sandboxProblem(
        {
          pl: 'Nikt nie atakuje: konflikt potrzebuje co najmniej jednej atakującej postaci.',
          en: 'Nobody attacks: a conflict needs at least one attacking character.',
        },
        { rule: 'L5R-3.2.0-f', thing: 'table' },
      ),
    );
  if (!attackableProvinces(state, fought.attacker).includes(state.conflict.province)) {
    const place = provincePlace(fought.province);
    found.push(
      sandboxProblem(
        fought.province === 0
          ? {
              pl: 'Prowincję pod twierdzą można atakować dopiero, gdy trzy inne są spustoszone.',
              en: 'The province under the stronghold can be attacked only when three others are broken.',
            }
          : { pl: `Atakowana ${place.pl} jest już spustoszona.`, en: `The attacked ${place.en} is broken already.` },
        { rule: 'L5R-3.2.0-d', thing: 'table' },
      ),
    );
  }
  return found;
}

/** A match that is decided cannot be played (L5R-VICT-f). */
function decided({ state, situation }: Laid): readonly SandboxProblem[] {
  // In the set-up honor is still to be received (L5R-SETUP-9).
  if (situation.setUp !== null) return [];
  const outcome = outcomeOf(state);
  const winner = outcome?.winners[0];
  if (outcome === undefined || winner === undefined) return [];
  const name = SEAT_NAMES[winner === 0 ? 0 : 1];
  const because = REASONS[outcome.reason.key] ?? { pl: 'taki jest stan stołu', en: 'that is how the table stands' };
  return [
    sandboxProblem(
      {
        pl: `Partia byłaby od razu rozstrzygnięta, wygrywa ${name.pl}: ${because.pl}.`,
        en: `The match would be decided at once, ${name.en} wins: ${because.en}.`,
      },
      {
        ...(outcome.rule === undefined ? {} : { rule: outcome.rule }),
        thing: seatThing(outcome.reason.key === 'honorVictory' ? winner : opponentOf(winner)),
      },
    ),
  ];
}

const REASONS: Readonly<Record<string, Phrase>> = {
  strongholdBroken: { pl: 'twierdza przeciwnika jest spustoszona', en: 'the opponent’s stronghold province is broken' },
  honorVictory: { pl: 'ma co najmniej 25 honoru', en: 'there are 25 honor or more' },
  dishonorDefeat: { pl: 'przeciwnik nie ma honoru', en: 'the opponent has no honor' },
};
