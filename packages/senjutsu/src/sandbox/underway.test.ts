import {
  begin,
  beginSituation,
  decide,
  isRefusal,
  type Match,
  randomAnswer,
  randomOf,
  refusalText,
} from '@kronika/kernel';
import { expect, test } from 'vitest';
import { senjutsu } from '../game.ts';
import type { Described } from '../situation/description.ts';
import type { Senjutsu } from '../state.ts';
import { senjutsuSandbox as sandbox } from './sandbox.ts';

/** The first moment of a duel in which both cards are revealed and somebody is asked something. */
function clash(): Match<Senjutsu> {
  const begun = begin(senjutsu, { seats: 2 }, 'clash');
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  let { match } = begun;
  const random = randomOf('clash');
  while (match.state.turn.phase !== 'resolve' || match.state.turn.speed === null) {
    const open = match.open.find(({ answer }) => answer === undefined);
    if (open === undefined) throw new Error('the match is over');
    const { question } = open;
    const next = decide(senjutsu, match, {
      seat: question.seat,
      asked: match.asked,
      answer: randomAnswer(question, random),
    });
    if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
    ({ match } = next);
  }
  return match;
}

const match = clash();
const taken = sandbox.situationOf(match);
const edit = (situation: Described, thing: string, key: string, value: number) =>
  sandbox.edit(situation, { is: 'set', thing, key, value }).situation;

function begun(situation: unknown): Match<Senjutsu> {
  const advance = beginSituation(senjutsu, situation, 'again');
  if (isRefusal(advance)) throw new Error(refusalText(advance, 'en'));
  return advance.match;
}

function refused(situation: unknown): string {
  const read = sandbox.read(situation);
  if (!('refused' in read)) throw new Error('it was read');
  return refusalText(read, 'en');
}

test('the middle of a turn is taken over: cards, initiative, shields and the question', () => {
  const { state, open } = begun(JSON.parse(JSON.stringify(taken)));

  expect(state.turn).toMatchObject({ phase: 'resolve', speed: match.state.turn.speed });
  expect(state.turn.played.map((played) => played?.segments)).toEqual(
    match.state.turn.played.map((played) => played?.segments),
  );
  expect(state.turn.blocks).toEqual(match.state.turn.blocks);
  expect(open.map(({ question }) => question.message)).toEqual(match.open.map(({ question }) => question.message));
});

test('counts are changed and the turn goes on', () => {
  const wounded = edit(taken, 'seat:0', 'wounds', 3);

  expect(wounded.underway).toEqual(taken.underway);
  expect(begun(wounded).state).toMatchObject({ fighters: [{ wounds: 3 }, {}], turn: { phase: 'resolve' } });
});

test('whoever changes the field lets everybody choose again, with the cards back where they came from', () => {
  const cardsOf = ({ heroes }: Described, seat: number) => {
    const hero = heroes[seat];
    return [...(hero?.hand ?? []), ...(hero?.weapons ?? []), ...(hero?.played ?? [])].length;
  };
  const moved = edit(taken, 'table', 'turn', 9);

  expect(moved.underway).toBeUndefined();
  expect(moved.phase).toBe('choose');
  expect(moved.heroes.every(({ played }) => played.length === 0)).toBe(true);
  expect(taken.heroes.flatMap(({ played }) => played).length).toBeGreaterThan(0);
  const core = (seat: number) =>
    (taken.heroes[seat]?.played ?? []).filter((id) => taken.heroes[seat]?.coreOrder?.includes(id)).length;
  expect([0, 1].map((seat) => cardsOf(moved, seat) + core(seat))).toEqual([0, 1].map((seat) => cardsOf(taken, seat)));
});

test('a turn that makes no sense is refused, with what is wrong', () => {
  const { underway } = taken;
  if (underway === undefined) throw new Error('a turn is under way');
  const [outer, ...inner] = underway.stack;
  const said = (changed: object) => refused({ ...taken, underway: { ...underway, ...changed } });

  expect(said({ stack: [outer, { ...inner[0], step: 'dance' }] })).toContain('there is no step dance of senjutsu/turn');
  expect(said({ stack: inner })).toContain('expected the turns of a match around everything else');
  expect(said({ stack: [outer, { ...inner[0], vars: { card: 'card:0/hand/99' } }] })).toContain('does not lie here');
  expect(said({ turn: { phase: 'resolve' } })).toContain('expected a turn of these fighters');
  expect(refused({ ...taken, underway: undefined })).toContain('only in a turn that is under way');
});
