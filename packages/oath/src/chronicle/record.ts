import * as z from 'zod';
import { EDIFICES } from '../facts/edifices.ts';
import { SUITS } from '../facts/fact.ts';
import { DECK_RELICS, DENIZEN_FACTS, EDIFICE_NAMES, isCardName, SITE_NAMES } from '../facts/library.ts';
import { COLOURS, GOALS } from '../state.ts';

const denizenNames = new Set<string>(DENIZEN_FACTS.map(({ name }) => name));
const siteCardNames = new Set<string>([
  ...denizenNames,
  ...EDIFICE_NAMES,
  ...EDIFICE_NAMES.map((name) => EDIFICES[name].ruin),
]);

const cardName = (known: ReadonlySet<string>, what: string) =>
  z.custom<string>((value) => typeof value === 'string' && known.has(value) && isCardName(value), `expected ${what}`);

const denizen = cardName(denizenNames, 'the name of a denizen');
const siteCard = cardName(siteCardNames, 'the name of a denizen, edifice or ruin');
const relic = z.literal(DECK_RELICS);
const site = z.literal(SITE_NAMES);

const exileColours = COLOURS.filter((colour) => colour !== 'purple');

/** A site as the last game left it. */
const chronicledSite = z.strictObject({
  site,
  face: z.literal(['up', 'down']),
  cards: z.array(siteCard),
  relics: z.array(relic),
});

/** More games of one chronicle are not counted: the exchange string has no room for them. */
const MOST_GAMES = 0xffff;

/**
 * What one game hands on to the next (OATH-0-9). Cards that have to be hidden are listed without their order: everybody
 * may read the record of the last game, so the next one shuffles them.
 */
/** An edifice and its ruin are one card. */
const EDIFICE_OF: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  EDIFICE_NAMES.map((name) => [EDIFICES[name].ruin, name]),
);

export const chronicleSchema = z
  .strictObject({
    /** The number of the game that begins. */
    game: z.int().min(1).max(MOST_GAMES),
    goal: z.literal(GOALS),
    citizens: z.array(z.literal(exileColours)),
    /** The eight sites, from the top of the Cradle down (OATH-8.7.1-a). */
    map: z.array(chronicledSite).length(8),
    /** Denizens of the world deck, by any order. */
    world: z.array(denizen),
    /** Relics that come first, and the others (OATH-8.6.3-a). */
    relicsFirst: z.array(relic),
    relics: z.array(relic),
    sites: z.array(site),
    dispossessed: z.array(denizen),
    archive: z.strictObject(Object.fromEntries(SUITS.map((suit) => [suit, z.array(denizen)]))),
    edifices: z.array(z.literal(EDIFICE_NAMES)),
  })
  .superRefine((chronicle, context) => {
    const { map, world, dispossessed, archive, edifices, relics, relicsFirst, sites } = chronicle;
    const twice = (names: readonly string[]) => names.find((name, at) => names.indexOf(name) !== at);
    const cards = [
      ...map.flatMap((each) => each.cards).map((name) => EDIFICE_OF[name] ?? name),
      ...world,
      ...dispossessed,
      ...Object.values(archive).flat(),
      ...edifices,
    ];
    const found = [
      twice(cards),
      twice([...relics, ...relicsFirst, ...map.flatMap((each) => each.relics)]),
      twice([...sites, ...map.map((each) => each.site)]),
    ].find((name) => name !== undefined);
    if (found !== undefined)
      context.addIssue({ code: 'custom', message: `expected each card once; ${found} is there twice` });
  });

export type Chronicle = z.infer<typeof chronicleSchema>;
