import type { Phrase, SeatId } from '@kronika/kernel';
import { cardText, isOathEvent, type OathEvent, type OathView, type Role } from '@kronika/oath';
import type { Chapter, Mark, Scene, Story, Storyteller } from '../../../replay/story.ts';
import { phrase } from '../../../replay/telling.ts';

type Event<Is extends OathEvent['is']> = Extract<OathEvent, { readonly is: Is }>;

/**
 * A game of Oath is told in rounds. Its marks are campaigns, treasures that change hands and Visions; what cannot be undone
 * is a title that moves.
 */
export const oathStoryteller: Storyteller<OathView> = {
  tell(scenes: readonly Scene<OathView>[]): Story {
    const chapters: Chapter[] = [];
    const marks: Mark[] = [];
    for (const scene of scenes)
      for (const event of scene.events.filter(isOathEvent)) {
        if (event.is === 'roundBegan') chapters.push(roundIn(event, scene.move));
        const mark = markIn(event, scene);
        if (mark !== undefined) marks.push(mark);
      }
    const first: Chapter = { from: 0, name: { pl: 'Runda 1', en: 'Round 1' } };
    return { chapters: [first, ...chapters], marks };
  },
};

function roundIn({ round }: Event<'roundBegan'>, from: number): Chapter {
  return { from, name: { pl: `Runda ${round}`, en: `Round ${round}` } };
}

function markIn(event: OathEvent, scene: Scene<OathView>): Mark | undefined {
  switch (event.is) {
    case 'campaignBegan':
      return mark(scene, event.attacker, 'blade', 'crossed-swords', CAMPAIGN);
    case 'bannerTaken':
      return event.how === 'begun'
        ? undefined
        : mark(scene, event.seat, 'square', 'scroll-unfurled', BANNERS[event.banner]);
    case 'visionRevealed': {
      const name = visionOf(scene.board(), event.seat);
      return mark(scene, event.seat, 'dome', 'secret-book', name ?? VISION);
    }
    case 'titleTaken':
      return { ...mark(scene, event.seat, 'dome', 'queen-crown', TITLE), blow: TITLE_TAKEN };
    case 'roleChanged':
      return mark(scene, event.seat, 'dome', 'shaking-hands', ROLES[event.role]);
    default:
      return undefined;
  }
}

function mark({ move }: Scene<OathView>, seat: SeatId, shape: Mark['shape'], icon: Mark['icon'], text: Phrase): Mark {
  return { move, seat, shape, icon, text };
}

function visionOf({ seats }: OathView, seat: SeatId): Phrase | undefined {
  const vision = seats.find((one) => one.seat === seat)?.vision;
  return vision?.known === true ? phrase((lang) => cardText(vision.printed).name[lang]) : undefined;
}

const CAMPAIGN: Phrase = { pl: 'Najazd', en: 'Campaign' };
const VISION: Phrase = { pl: 'ujawniona Wizja', en: 'a Vision revealed' };
const TITLE: Phrase = { pl: 'tytuł Wiernego', en: 'the Oathkeeper’s title' };
const TITLE_TAKEN: Phrase = { pl: 'tytuł zmienia właściciela', en: 'the title changes hands' };

const BANNERS: Readonly<Record<Event<'bannerTaken'>['banner'], Phrase>> = {
  peoplesFavor: { pl: 'Miłość Ludu', en: 'the People’s Favor' },
  darkestSecret: { pl: 'Najmroczniejsza Tajemnica', en: 'the Darkest Secret' },
};

const ROLES: Readonly<Record<Role, Phrase>> = {
  chancellor: { pl: 'Kanclerz', en: 'Chancellor' },
  citizen: { pl: 'zostaje Obywatelem', en: 'becomes a Citizen' },
  exile: { pl: 'zostaje Banitą', en: 'becomes an Exile' },
};
