import {
  type AgotView,
  CHALLENGE_TYPE_NAMES,
  CHALLENGE_TYPES,
  type ChallengeType,
  cardName,
  FACTS,
  SHORT_FACTION_NAMES,
} from '@kronika/agot';
import type { Phrase, SeatId, SeenEvent } from '@kronika/kernel';
import type { Chapter, Mark, Scene, Story, Storyteller } from '../../../replay/story.ts';
import { phrase, roundIn, seatIn } from '../../../replay/telling.ts';
import { CHALLENGE_BADGES } from '../badges.ts';

const SHAPES: Readonly<Record<ChallengeType, Mark['shape']>> = { military: 'blade', intrigue: 'dome', power: 'square' };

/**
 * A match of agot is told in rounds; its marks are the challenges, and what is not undone is the death of somebody who
 * has a name, or a player who is out of the game.
 */
export const agotStoryteller: Storyteller<AgotView> = {
  tell(scenes: readonly Scene<AgotView>[]): Story {
    const chapters: Chapter[] = [];
    const marks: Mark[] = [];
    for (const scene of scenes)
      for (const event of scene.events) {
        const chapter = roundIn(event, scene);
        if (chapter !== undefined) chapters.push(chapter);
        const challenge = event.is === 'challengeInitiated' ? challengeIn(event, scene) : undefined;
        if (challenge !== undefined) marks.push(challenge);
        const blow = blowIn(event, scene);
        const last = marks.at(-1);
        if (blow !== undefined && last !== undefined) marks.splice(-1, 1, withBlow(last, blow));
      }
    return { chapters, marks };
  },
};

function challengeIn(event: SeenEvent, scene: Scene<AgotView>): Mark | undefined {
  const [attacker, against] = [seatIn(event, 'attacker'), seatIn(event, 'against')];
  const type = CHALLENGE_TYPES.find((one) => one === Reflect.get(event, 'type'));
  if (attacker === undefined || against === undefined || type === undefined) return undefined;
  const board = scene.board();
  const whom = board.format === 'melee' ? factionNameAt(board, against) : undefined;
  const name: Phrase = {
    pl: `wyzwanie ${CHALLENGE_TYPE_NAMES[type].pl}`,
    en: `${CHALLENGE_TYPE_NAMES[type].en} challenge`,
  };
  return {
    move: scene.move,
    seat: attacker,
    shape: SHAPES[type],
    icon: CHALLENGE_BADGES[type].icon,
    text: whom === undefined ? name : phrase((lang) => `${name[lang]} → ${whom[lang]}`),
  };
}

function blowIn(event: SeenEvent, scene: Scene<AgotView>): Phrase | undefined {
  switch (event.is) {
    case 'leftPlay':
      return deathIn(event);
    case 'eliminated': {
      const seat = seatIn(event, 'seat');
      const faction = seat === undefined ? undefined : factionNameAt(scene.board(), seat);
      return faction === undefined
        ? undefined
        : { pl: `poza grą: ${faction.pl}`, en: `${faction.en} is out of the game` };
    }
    default:
      return undefined;
  }
}

function deathIn(event: SeenEvent): Phrase | undefined {
  if (Reflect.get(event, 'how') !== 'killed' || Reflect.get(event, 'to') !== 'dead') return undefined;
  const fact = FACTS.find(({ id }) => id === Reflect.get(event, 'printed'));
  if (fact?.type !== 'character' || fact.unique !== true) return undefined;
  const name = cardName(fact);
  return { pl: `ginie: ${name.pl}`, en: `${name.en} dies` };
}

function factionNameAt({ seats }: AgotView, seat: SeatId): Phrase | undefined {
  const allegiance = seats[seat]?.allegiance ?? 'neutral';
  return allegiance === 'neutral' ? undefined : SHORT_FACTION_NAMES[allegiance];
}

/** One challenge may cost several lives. */
function withBlow(mark: Mark, blow: Phrase): Mark {
  const { blow: before } = mark;
  return { ...mark, blow: before === undefined ? blow : phrase((lang) => `${before[lang]}, ${blow[lang]}`) };
}
