import { decisionOf, type SeatedBot } from '@kronika/bots';
import {
  type Decision,
  type Happened,
  InvariantError,
  isRefusal,
  type Match,
  present,
  type Question,
  questionFor,
  type Recorder,
  refusalText,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';
import type { Terminal } from '../terminal/terminal.ts';
import { wordsIn } from '../text/words-in.ts';
import { answerIn } from './answer-line.ts';
import { boardText, detailsText, logLines, outcomeText, questionText, type Sight } from './show.ts';

/** A match in progress between a person at the terminal and bots. */
export interface Session {
  readonly sight: Sight;
  readonly person: SeatId;
  readonly bots: readonly SeatedBot[];
  readonly recorder: Recorder;
  readonly terminal: Terminal;
}

/** Plays until the match is over or the person leaves. */
export async function playSession(session: Session): Promise<'over' | 'left'> {
  const { recorder, terminal, sight } = session;
  while (recorder.match.outcome === undefined) {
    const question = askedOf(recorder.match, session.person);
    if (question === undefined) letBotDecide(session);
    else if ((await turn(session, question)) === 'leave') return 'left';
  }
  terminal.print(`\n${boardText(sight, recorder.match)}\n`);
  terminal.print(sight.paint.good(outcomeText(sight, recorder.match) ?? ''));
  return 'over';
}

/** What the match waits for the person to answer. Bots reply to an offer at once, so that nobody needs to withdraw one. */
function askedOf(match: Match, person: SeatId): Question | undefined {
  return waitingFor(match).includes(person) ? questionFor(match, person) : undefined;
}

/** Tells the person what they may know of what happened. */
export function tell({ sight, terminal }: Session, happened: readonly Happened[]): void {
  for (const line of logLines(sight, happened)) terminal.print(line);
}

function letBotDecide(session: Session): void {
  const { match } = session.recorder;
  const asked = waitingFor(match);
  const bot = present(
    session.bots.find(({ seat }) => asked.includes(seat)),
    'a bot that is asked',
  );
  carryOut(session, decisionOf(bot, session.sight.game, match));
}

/** The person's move: shows the table, then listens until something is decided. */
async function turn(session: Session, question: Question): Promise<'done' | 'leave'> {
  const { terminal, recorder, sight } = session;
  const words = wordsIn(sight.lang).play;
  terminal.print(`\n${boardText(sight, recorder.match)}\n`);
  terminal.print(questionText(sight, recorder.match, question));
  const details = detailsText(sight, recorder.match);
  const keys = details === undefined ? words.keys : `${words.detailsKey} · ${words.keys}`;
  terminal.print(sight.paint.aside(`${words.hint(question)} · ${keys}`));
  for (;;) {
    const line = (await terminal.ask('> '))?.trim();
    switch (line) {
      case undefined:
      case 'q':
        return 'leave';
      case '?':
        terminal.print(words.help.join('\n'));
        break;
      case 't':
        terminal.print(details ?? words.noDetails);
        break;
      case 'u':
        if (takeBack(session) === 'done') return 'done';
        break;
      default: {
        const answer = answerIn(line, question);
        if (answer !== undefined) {
          carryOut(session, { seat: session.person, asked: recorder.match.asked, answer });
          return 'done';
        }
        terminal.print(`${words.unclear(line)} ${sight.paint.aside(words.hint(question))}`);
      }
    }
  }
}

function takeBack({ recorder, person, terminal, sight }: Session): 'done' | 'nothing' {
  const words = wordsIn(sight.lang).play;
  const undo = recorder.undoCase(person);
  const match = recorder.takeBack(person, undo.is === 'consent' ? undo.of : []);
  if (isRefusal(match)) {
    terminal.print(undo.is === 'nothing' ? words.nothingToTakeBack : refusalText(match, sight.lang));
    return 'nothing';
  }
  terminal.print(undo.is !== 'consent' ? words.tookBack : undo.of.length === 0 ? words.drawnAnew : words.botsAgreed);
  return 'done';
}

function carryOut(session: Session, decision: Decision): void {
  const next = session.recorder.decide(decision);
  if (isRefusal(next)) throw new InvariantError(`seat ${decision.seat}: ${refusalText(next, 'en')}`);
  tell(session, next.happened);
}
