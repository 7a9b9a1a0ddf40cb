import { isRefusal, refusalText } from '@kronika/kernel';
import { IMPORTED, importChronicle, readAnnal } from '@kronika/oath';
import type { TableSummary } from '@kronika/protocol';
import type { ChronicleModule } from '../../../pages/chronicles/chronicle-part.ts';
import { WAYS } from '../history.ts';
import { Chronicle } from './Chronicle.tsx';
import { CHRONICLE_WORDS } from './words.ts';

/** The options with which a match elsewhere begins from the world that this one left. */
export function exchangeOptions({ result }: TableSummary): Readonly<Record<string, string>> {
  const annal = readAnnal(result?.annal);
  return annal === undefined ? {} : { [IMPORTED]: annal.exchange };
}

/** Oath: the chronicle is what one game hands on to the next. */
export const oathChronicle: ChronicleModule = {
  Chronicle,
  numberOf: ({ result, inSeries = 1 }) => readAnnal(result?.annal)?.game ?? inSeries,
  lineOf: ({ seats, result }) => {
    const annal = readAnnal(result?.annal);
    if (annal === undefined) return undefined;
    const name = seats[annal.winner]?.name ?? '';
    return { pl: `${name}: ${WAYS[annal.how].pl}`, en: `${name}: ${WAYS[annal.how].en}` };
  },
  read: (text) => {
    const imported = importChronicle(text.trim());
    const { pl, en } = CHRONICLE_WORDS;
    if (isRefusal(imported))
      return {
        is: 'damaged',
        problem: {
          pl: pl.damaged(refusalText(imported, 'pl')),
          en: en.damaged(refusalText(imported, 'en')),
        },
      };
    const { chronicle, story, notices } = imported;
    const told = { name: story.name, game: chronicle.game, cards: chronicle.world.length };
    return {
      is: 'read',
      options: { [IMPORTED]: text.trim() },
      about: {
        pl: pl.about({ ...told, goal: pl.goals[chronicle.goal] }),
        en: en.about({ ...told, goal: en.goals[chronicle.goal] }),
      },
      notices,
    };
  },
  textName: { pl: 'Ciąg wymiany Oath', en: 'Exchange string of Oath' },
};
