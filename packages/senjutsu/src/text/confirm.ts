import type { Answer, Phrase, Question } from '@kronika/kernel';
import { isSenjutsuMessage } from '../messages.ts';
import type { SenjutsuView } from '../view.ts';
import type { Names } from './names-in.ts';
import { optionText } from './options.ts';
import { optionsIn } from './prompt/asking.ts';

const VERBS = {
  chooseCard: { pl: 'Zagraj', en: 'Play' },
  discardCards: { pl: 'Odrzuć', en: 'Discard' },
  discardToLimit: { pl: 'Odrzuć', en: 'Discard' },
  prepareCards: { pl: 'Weź', en: 'Take' },
  searchFor: { pl: 'Weź', en: 'Take' },
  takeFromTop: { pl: 'Weź', en: 'Take' },
  shuffleCard: { pl: 'Wtasuj', en: 'Shuffle in' },
  nameCard: { pl: 'Nazwij', en: 'Name' },
  counter: { pl: 'Kontra', en: 'Counter' },
  replace: { pl: 'Zamień', en: 'Replace' },
  benefit: { pl: 'Zagraj', en: 'Play' },
  startReaction: { pl: 'Zagraj', en: 'Play' },
  drawUpTo: { pl: 'Dobierz', en: 'Draw' },
  discardStuns: { pl: 'Odrzuć', en: 'Discard' },
  spawnCells: { pl: 'Wpuść', en: 'Enter' },
} as const satisfies Readonly<Record<string, Phrase>>;

const hasVerb = (key: string): key is keyof typeof VERBS => Object.hasOwn(VERBS, key);

/** The button that sends what is marked, as a verb with its number or its card; nothing where "Confirm" says enough. */
export function confirmText(names: Names, question: Question, view: SenjutsuView, marked: Answer): string | undefined {
  const { message } = question;
  if (!isSenjutsuMessage(message) || !hasVerb(message.key)) return undefined;
  const verb = VERBS[message.key][names.lang];
  if (question.is === 'number') return typeof marked === 'number' ? `${verb}: ${marked}` : undefined;
  const options = optionsIn(question, marked);
  const [only, ...others] = options;
  if (only === undefined) return { pl: 'Żadna', en: 'None' }[names.lang];
  if (only.is === 'pass' || only.is === 'decline') return optionText(names, only, view);
  return others.length === 0 ? `${verb}: ${optionText(names, only, view)}` : `${verb}: ${options.length}`;
}
