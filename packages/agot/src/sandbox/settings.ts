import { type ControlValue, offeredValue, type SeatId, seatAfter, seatsOf, type ThingName } from '@kronika/kernel';
import { CHALLENGE_TYPES, type ChallengeType } from '../cards/fact.ts';
import type { ParsedSeat, ParsedSituation } from '../situation/description.ts';
import type { Placed, Said } from '../situation/notes.ts';
import { stepsOf } from '../situation/steps.ts';
import { PHASES } from '../state.ts';
import { controlsFor } from './controls.ts';
import { listsIn, placedAt, seatIn, seatsIn, withPlaced, withSeat, withZone } from './draft.ts';
import { withOutcome } from './fought.ts';
import { pieceOf } from './pieces.ts';
import { marked, withoutToken } from './said.ts';
import { withSeats } from './seats.ts';
import { seatCalled } from './things.ts';

/** The situation with one thing set otherwise. What is not offered changes nothing. */
export function withSetting(
  situation: ParsedSituation,
  thing: ThingName,
  key: string,
  value: ControlValue,
): ParsedSituation {
  const control = controlsFor(situation, thing).find((one) => one.key === key);
  const offered = control === undefined ? undefined : offeredValue(control, value);
  if (offered === undefined || offered === control?.value) return situation;
  const seat = seatCalled(thing, situation.seats.length);
  if (typeof offered === 'number') return withNumber(situation, thing, seat, key, offered);
  if (typeof offered !== 'string') return situation;
  if (seat !== undefined) return withSeatChoice(situation, seat, key, offered);
  return pieceOf(thing) === undefined
    ? withTable(situation, key, offered)
    : saying(situation, thing, (said) => withCardChoice(said, key, offered, pieceOf(thing)?.seat));
}

function withNumber(
  situation: ParsedSituation,
  thing: ThingName,
  seat: SeatId | undefined,
  key: string,
  value: number,
): ParsedSituation {
  switch (key) {
    case 'seats':
      return withSeats(situation, value);
    case 'round':
      return { ...situation, round: value };
    case 'gold':
      return seat === undefined ? situation : changedSeat(situation, seat, { gold: value });
    case 'factionPower':
      return saying(situation, `${seat}/faction/0`, (said) => marked(said, { power: value }));
    case 'onCard':
      return saying(situation, thing, (said) => marked(said, { power: value }));
    default:
      return saying(situation, thing, (said) =>
        value === 0 ? withoutToken(said, key) : marked(said, { tokens: { ...said.marks.tokens, [key]: value } }),
      );
  }
}

function withSeatChoice(situation: ParsedSituation, seat: SeatId, key: string, value: string): ParsedSituation {
  switch (key) {
    case 'title':
      return withTitle(situation, seat, value === 'none' ? undefined : value);
    case 'standing': {
      const others = situation.eliminated.filter((one) => one !== seat);
      return { ...situation, eliminated: value === 'eliminated' ? [...others, seat] : others };
    }
    default: {
      const type = CHALLENGE_TYPES.find((one) => one === key);
      return type === undefined ? situation : withOutcome(situation, seat, type, value);
    }
  }
}

/** There is one card of each title: who takes it takes it from whoever had it. */
export function withTitle(situation: ParsedSituation, seat: SeatId, title: string | undefined): ParsedSituation {
  return seatsIn(situation).reduce((now, one) => {
    const held = listsIn(now, one).title;
    if (one !== seat) {
      const kept = held.filter(({ printed }) => printed !== title);
      return kept.length === held.length ? now : withZone(now, one, 'title', kept);
    }
    const cards: readonly Placed[] =
      title === undefined ? [] : [{ printed: title, said: { marks: {} }, attachments: [] }];
    return withZone(now, one, 'title', cards);
  }, situation);
}

function withTable(situation: ParsedSituation, key: string, value: string): ParsedSituation {
  const seat = seatsIn(situation).find((one) => String(one) === value);
  switch (key) {
    case 'phase': {
      const phase = PHASES.find((one) => one === value) ?? situation.phase;
      // Who changes the phase of a challenge means that it is over.
      return standing(phase === 'challenges' ? { ...situation, phase } : { ...calmed(situation), phase });
    }
    case 'step':
      return { ...situation, step: stepsOf(situation).find((step) => step === value) ?? situation.step };
    case 'first':
      return { ...situation, first: seat ?? situation.first };
    case 'active':
      return { ...situation, active: seat ?? null };
    case 'turn':
      return { ...situation, turn: seat ?? null };
    case 'attacker':
      return seat === undefined ? standing(calmed(situation)) : withAttacker(situation, seat);
    case 'type':
      return withChallenge(situation, { type: typeCalled(value) ?? 'military' });
    case 'against':
      return seat === undefined ? situation : withChallenge(situation, { against: seat });
    case 'windows':
      return { ...situation, windows: value === 'open' ? 'open' : 'brief' };
    default:
      return situation;
  }
}

function typeCalled(value: string): ChallengeType | undefined {
  return CHALLENGE_TYPES.find((type) => type === value);
}

/** A step that the phase does not have becomes one that it has. */
function standing(situation: ParsedSituation): ParsedSituation {
  return stepsOf(situation).includes(situation.step) ? situation : { ...situation, step: 'window' };
}

/** Nobody fights any more. */
function calmed(situation: ParsedSituation): ParsedSituation {
  const apart = seatsIn(situation).reduce(
    (now, seat) =>
      listsIn(now, seat).play.reduce(
        (next, { said }, at) =>
          (said.marks.part ?? 'none') === 'none'
            ? next
            : saying(next, `${seat}/play/${at}`, (before) => marked(before, { part: 'none' })),
        now,
      ),
    situation,
  );
  return { ...apart, challenge: null };
}

/** A challenge begins or changes sides: who took part on the old ones does not any more. */
function withAttacker(situation: ParsedSituation, attacker: SeatId): ParsedSituation {
  const type = situation.challenge?.type ?? 'military';
  const against = seatAfter(attacker, situation.seats.length);
  return standing({
    ...calmed(situation),
    phase: 'challenges',
    active: null,
    challenge: { attacker, type, against, defender: null, bypassed: [], redirect: 'over', result: null },
  });
}

function withChallenge(
  situation: ParsedSituation,
  change: Partial<NonNullable<ParsedSituation['challenge']>>,
): ParsedSituation {
  const { challenge } = situation;
  return challenge === null ? situation : { ...situation, challenge: { ...challenge, ...change } };
}

function changedSeat(situation: ParsedSituation, seat: SeatId, change: Partial<ParsedSeat>): ParsedSituation {
  return withSeat(situation, seat, { ...seatIn(situation, seat), ...change });
}

/** The situation with something else said of a card. */
function saying(situation: ParsedSituation, thing: ThingName, change: (said: Said) => Said): ParsedSituation {
  const piece = pieceOf(thing);
  const placed = piece === undefined ? undefined : placedAt(situation, piece);
  if (piece === undefined || placed === undefined) return situation;
  return withPlaced(situation, piece, { ...placed, said: change(placed.said) });
}

/** What each control of a card says of it. What is as usual is not written down. */
function withCardChoice(said: Said, key: string, value: string, listed: SeatId | undefined): Said {
  const seat = seatsOf(6).find((one) => String(one) === value);
  switch (key) {
    case 'stance':
      return marked(said, { stance: value === 'kneeling' ? 'kneeling' : 'standing' });
    case 'part':
      return marked(said, { part: value === 'attacking' || value === 'defending' ? value : 'none' });
    case 'entered':
      return marked(said, { entered: value === 'ambushed' ? 'ambushed' : 'before' });
    case 'owner': {
      const { owner: _, ...rest } = said;
      return seat === undefined || seat === listed ? rest : { ...rest, owner: seat };
    }
    case 'controller': {
      // Whoever attached it brought it.
      const { owner: _, controller: __, ...rest } = said;
      return seat === undefined || seat === listed ? rest : { ...rest, owner: seat, controller: seat };
    }
    default:
      return said;
  }
}
