import { isCardId, type Phrase, type SeenEvent } from '@kronika/kernel';
import { cardName, ELEMENT_NAMES, ELEMENTS, factOf, type L5rView } from '@kronika/l5r';
import type { Chapter, Mark, Scene, Story, Storyteller } from '../../../replay/story.ts';
import { phrase, roundIn, seatIn } from '../../../replay/telling.ts';
import { CONFLICTS, conflictIcon } from '../board/conflict-types.ts';
import { printedIn } from '../board/find-card.ts';
import { BOARD_WORDS } from '../board/words.ts';

/** A match of l5r is told in rounds; its marks are the conflicts, and what is not undone is a broken province. */
export const l5rStoryteller: Storyteller<L5rView> = {
  tell(scenes: readonly Scene<L5rView>[]): Story {
    const chapters: Chapter[] = [];
    const marks: Mark[] = [];
    for (const scene of scenes)
      for (const event of scene.events) {
        const chapter = roundIn(event, scene);
        if (chapter !== undefined) chapters.push(chapter);
        const mark = event.is === 'conflictDeclared' ? conflictIn(event, scene.move) : undefined;
        if (mark !== undefined) marks.push(mark);
        const last = marks.at(-1);
        const broken = event.is === 'provinceBroken' ? nameIn(event, scene) : undefined;
        if (broken !== undefined && last !== undefined)
          marks.splice(-1, 1, { ...last, blow: { pl: `pada: ${broken.pl}`, en: `${broken.en} is broken` } });
      }
    return { chapters, marks };
  },
};

function conflictIn(event: SeenEvent, move: number): Mark | undefined {
  const attacker = seatIn(event, 'attacker');
  const type = CONFLICTS.find((one) => one.type === Reflect.get(event, 'type'))?.type;
  const ring = ELEMENTS.find((one) => one === Reflect.get(event, 'ring'));
  if (attacker === undefined || type === undefined || ring === undefined) return undefined;
  return {
    move,
    seat: attacker,
    shape: type === 'military' ? 'blade' : 'dome',
    icon: conflictIcon(type),
    text: phrase((lang) => `${BOARD_WORDS[lang].conflict[type]} · ${ELEMENT_NAMES[ring][lang]}`),
  };
}

function nameIn(event: SeenEvent, scene: Scene<L5rView>): Phrase | undefined {
  const card: unknown = Reflect.get(event, 'card');
  const printed = isCardId(card) ? printedIn(scene.board(), card) : undefined;
  return printed === undefined ? undefined : cardName(factOf(printed));
}
