import {
  type CardOption,
  consequenceLine,
  type Game,
  type Happened,
  type Lang,
  type Match,
  promptLine,
  type Question,
  readerIn,
  seenBy,
  type Viewer,
} from '@kronika/kernel';
import type { Paint } from '../terminal/paint.ts';
import { wordsIn } from '../text/words-in.ts';

/** Who looks at which game, and how it is shown to them. */
export interface Sight {
  readonly game: Game;
  readonly viewer: Viewer;
  readonly lang: Lang;
  readonly paint: Paint;
}

/** The lines of the log that the viewer may read, each told as things stood when it happened. */
export function logLines({ game, viewer, lang, paint }: Sight, happened: readonly Happened[]): readonly string[] {
  return happened.flatMap((one) => {
    const view = game.view(one.state, viewer);
    return seenBy(game, [one], viewer).flatMap((event) => {
      const line = game.text[lang].event(event, view, readerIn(viewer));
      return line === undefined ? [] : [paint.aside(`· ${line}`)];
    });
  });
}

/** The board as the viewer sees it. */
export function boardText({ game, viewer, lang }: Sight, match: Match): string {
  return game.text[lang].board(game.view(match.state, viewer));
}

/** What the viewer can look up beside the board; `undefined` where there is nothing. */
export function detailsText({ game, viewer, lang }: Sight, match: Match): string | undefined {
  return game.text[lang].details?.(game.view(match.state, viewer));
}

/** How the match ended; `undefined` while it goes on. */
export function outcomeText({ game, viewer, lang }: Sight, match: Match): string | undefined {
  return match.outcome && game.text[lang].outcome(match.outcome, game.view(match.state, viewer), readerIn(viewer));
}

/** The question with the card that asks it, if one does, and its numbered options. */
export function questionText({ game, viewer, lang, paint }: Sight, match: Match, question: Question): string {
  const text = game.text[lang];
  const view = game.view(match.state, viewer);
  const options = question.is === 'number' ? [] : question.options;
  const width = String(options.length).length;
  const lines = options.map((option, i) => {
    const most = question.is === 'distribute' ? ` (${wordsIn(lang).play.most(question.most[i] ?? 0)})` : '';
    return `  ${paint.key(String(i + 1).padStart(width))}  ${text.option(option, view)}${most}`;
  });
  const { because } = question;
  const prompt = text.prompt(question, view);
  const asking: CardOption | undefined = because.is === 'card' ? { is: 'card', card: because.card } : undefined;
  // A game that names no source still has the card that asks.
  const isNamed = prompt.source !== undefined || asking === undefined;
  const heading = promptLine(isNamed ? prompt : { ...prompt, source: text.option(asking, view) });
  const then = consequenceLine(prompt);
  return [paint.heading(heading), ...(then === '' ? [] : [then]), ...lines].join('\n');
}
