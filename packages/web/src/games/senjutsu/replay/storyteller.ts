import { type Phrase, plural, type SeatId } from '@kronika/kernel';
import {
  type FighterId,
  type FighterView,
  isSenjutsuEvent,
  type SenjutsuEvent,
  type SenjutsuView,
} from '@kronika/senjutsu';
import type { Chapter, Mark, Scene, Story, Storyteller } from '../../../replay/story.ts';
import { phrase } from '../../../replay/telling.ts';
import { fighterName } from '../board/labels.ts';

/**
 * A match of Senjutsu is told in turns; its marks are wounds, and what is not undone is the defeat of a fighter. A mark
 * has the colour of whoever is harmed, or, where that is an AI opponent, of the hero who harmed it.
 */
export const senjutsuStoryteller: Storyteller<SenjutsuView> = {
  tell(scenes: readonly Scene<SenjutsuView>[]): Story {
    const chapters: Chapter[] = [];
    const harms: Harm[] = [];
    for (const scene of scenes)
      for (const event of scene.events.filter(isSenjutsuEvent)) {
        if (event.is === 'turnBegan') chapters.push(turnIn(event, scene.move));
        if (event.is === 'wounded') harms.push(...woundIn(event, scene));
        if (event.is === 'defeated') tellDefeat(harms, event, scene);
      }
    return { chapters, marks: harms.map(({ mark }) => mark) };
  },
};

/** A mark, and whom it is about. */
interface Harm {
  readonly of: FighterId;
  readonly mark: Mark;
}

type Event<Is extends SenjutsuEvent['is']> = Extract<SenjutsuEvent, { readonly is: Is }>;

function turnIn({ turn }: Event<'turnBegan'>, from: number): Chapter {
  return { from, name: { pl: `Tura ${turn}`, en: `Turn ${turn}` } };
}

const WOUNDS = {
  pl: { one: 'rana', few: 'rany', many: 'ran', other: 'rany' },
  en: { one: 'wound', other: 'wounds' },
} as const;

function woundIn(event: Event<'wounded'>, scene: Scene<SenjutsuView>): readonly Harm[] {
  const count = event.wounds + event.bleeding;
  const view = scene.board();
  const fighter = view.fighters.find(({ id }) => id === event.fighter);
  if (fighter === undefined || count === 0) return [];
  const by = 'by' in event.cause ? event.cause.by : undefined;
  const mark: Mark = {
    move: scene.move,
    seat: seatOf(view, fighter, by),
    shape: by === undefined ? 'square' : 'blade',
    icon: 'katana',
    text: {
      pl: `${fighterName(fighter, view, 'pl')}: ${count} ${plural('pl', count, WOUNDS.pl)}`,
      en: `${fighterName(fighter, view, 'en')}: ${count} ${plural('en', count, WOUNDS.en)}`,
    },
  };
  return [{ of: fighter.id, mark }];
}

/** A defeat belongs to the wound that brought it about; without one it stands by itself. */
function tellDefeat(harms: Harm[], event: Event<'defeated'>, scene: Scene<SenjutsuView>): void {
  const view = scene.board();
  const fighter = view.fighters.find(({ id }) => id === event.fighter);
  if (fighter === undefined) return;
  const blow = phrase((lang) => `${fighterName(fighter, view, lang)} ${DEFEATS[event.how][lang]}`);
  const at = harms.findLastIndex(({ of, mark }) => of === fighter.id && mark.move === scene.move);
  const wound = event.how === 'wounds' ? harms[at] : undefined;
  if (wound !== undefined) {
    harms.splice(at, 1, { ...wound, mark: { ...wound.mark, blow } });
    return;
  }
  const mark: Mark = {
    move: scene.move,
    seat: seatOf(view, fighter, undefined),
    shape: event.how === 'execution' ? 'blade' : 'dome',
    icon: 'tombstone',
    text: DEFEAT,
    blow,
  };
  harms.push({ of: fighter.id, mark });
}

const DEFEAT: Phrase = { pl: 'porażka', en: 'defeat' };

const DEFEATS: Readonly<Record<Event<'defeated'>['how'], Phrase>> = {
  wounds: { pl: 'pada od ran', en: 'falls to wounds' },
  stun: { pl: 'pada od ogłuszeń', en: 'falls to stuns' },
  execution: { pl: 'ginie od egzekucji', en: 'is executed' },
  conceded: { pl: 'poddaje się', en: 'concedes' },
};

/** AI opponents have no seat: without a hero who harmed them it is the first one at the table. */
function seatOf({ fighters }: SenjutsuView, fighter: FighterView, by: FighterId | undefined): SeatId {
  if (fighter.is === 'hero') return fighter.seat;
  const striker = fighters.find(({ id }) => id === by);
  return striker?.is === 'hero' ? striker.seat : 0;
}
