import * as z from 'zod';
import type { SiteCard, SiteDeck } from './site-deck.ts';

const coded = z.union([z.string(), z.looseObject({ code: z.string() }).transform(({ code }) => code)]);

const faction = z.union([coded, z.looseObject({ value: z.string() }).transform(({ value }) => value)]);

const listSchema = z
  .array(
    z.union([
      z.looseObject({ count: z.number(), cardcode: z.string() }),
      z
        .looseObject({ count: z.number(), code: z.string() })
        .transform(({ code, ...rest }) => ({ ...rest, cardcode: code })),
      z.looseObject({ count: z.number(), card: coded }).transform(({ card, ...rest }) => ({ ...rest, cardcode: card })),
    ]),
  )
  .nullish();

/** A deck as throneteki stores it. */
export const thronetekiSchema = z
  .looseObject({
    name: z.string().nullish(),
    format: z.string().nullish(),
    faction: faction.nullish(),
    agenda: coded.nullish(),
    bannerCards: z.array(coded).nullish(),
    plotCards: listSchema,
    drawCards: listSchema,
  })
  .transform(
    ({ name, format, faction, agenda, bannerCards, plotCards, drawCards }): SiteDeck => ({
      name: name ?? '',
      meta: format ? { format } : {},
      cards: [
        ...single('faction', faction),
        ...single('agenda', agenda),
        ...(bannerCards ?? []).flatMap((code, i) => single(`bannerCards.${i}`, code)),
        ...counted('plotCards', plotCards),
        ...counted('drawCards', drawCards),
      ],
    }),
  );

/** An empty object; the site's own language writes it as an empty list. */
const noSlots = z
  .array(z.never())
  .max(0)
  .transform((): Record<string, number> => ({}));

/** A deck of ThronesDB's public interface. */
export const thronesDbSchema = z
  .looseObject({
    name: z.string().nullish(),
    faction_code: z.string().nullish(),
    version: z.union([z.string(), z.number()]).nullish(),
    slots: z.union([z.record(z.string(), z.number()), noSlots]),
  })
  .transform(
    ({ name, faction_code, version, slots }): SiteDeck => ({
      name: name ?? '',
      meta: version ? { version: String(version) } : {},
      cards: [
        ...single('faction_code', faction_code),
        ...Object.entries(slots).map(([reference, count]) => ({ path: `slots.${reference}`, reference, count })),
      ],
    }),
  );

function single(path: string, code: string | null | undefined): readonly SiteCard[] {
  return code ? [{ path, reference: code, count: 1 }] : [];
}

function counted(path: string, list: z.infer<typeof listSchema>): readonly SiteCard[] {
  return (list ?? []).map(({ count, cardcode }, i) => ({ path: `${path}.${i}`, reference: cardcode, count }));
}
