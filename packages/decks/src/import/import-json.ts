import { isRefusal, type Refusal } from '@kronika/kernel';
import * as z from 'zod';
import type { Catalogue } from '../catalogue.ts';
import { DECK_FORMAT, parseDeckFile } from '../envelope.ts';
import { FORM_NAMES } from '../form-names.ts';
import { readJson, refusedBy, refusedDeck } from '../json.ts';
import type { ImportedDeck } from './draft.ts';
import { emeraldDbSchema, fiveRingsDeckSchema, fiveRingsStrainSchema } from './five-rings-sites.ts';
import type { SiteForm } from './form.ts';
import type { ImportOptions } from './line-kind.ts';
import type { ImportNotice } from './notice.ts';
import { importSiteDeck, type SiteDeck } from './site-deck.ts';
import { thronesDbSchema, thronetekiSchema } from './thrones-sites.ts';

const siteSchemas = {
  emeralddb: emeraldDbSchema,
  'fiveringsdb-deck': fiveRingsDeckSchema,
  'fiveringsdb-strain': fiveRingsStrainSchema,
  throneteki: thronetekiSchema,
  'thronesdb-json': thronesDbSchema,
} satisfies Partial<Readonly<Record<SiteForm, z.ZodType<SiteDeck>>>>;

/** The JSON forms of other sites. */
type SiteJson = keyof typeof siteSchemas;
type JsonForm = 'kronika' | SiteJson;

/** Reads a deck from a JSON text of any form that the game's players have. */
export function importJson(
  text: string,
  catalogue: Catalogue,
  { forms = [] }: ImportOptions,
): { readonly form: JsonForm; readonly decks: readonly ImportedDeck[] } | Refusal {
  const json = readJson(text);
  if (isRefusal(json)) return json;
  const form = formOf(json.value);
  if (form === undefined || !(form === 'kronika' || forms.includes(form)))
    return refusedDeck('', `it is JSON, but of no known form; expected ${expectedJson(forms)}`);
  const deck = form === 'kronika' ? importOwn(json.value, catalogue) : importFrom(form, json.value, catalogue);
  return isRefusal(deck) ? deck : { form, decks: [deck] };
}

function expectedJson(forms: readonly SiteForm[]): string {
  const readable = Object.keys(siteSchemas);
  const sites = forms.filter((form) => readable.includes(form)).map((form) => FORM_NAMES[form].en);
  return [`"format": "${DECK_FORMAT}"`, ...sites].join(' or ');
}

const objectSchema = z.looseObject({});
const record = z.looseObject({ record: objectSchema });
const strain = z.looseObject({ record: z.looseObject({ head: objectSchema }) });

function formOf(value: unknown): JsonForm | undefined {
  const object = objectSchema.safeParse(value);
  if (!object.success) return undefined;
  const has = (key: string): boolean => Object.hasOwn(object.data, key);
  if (object.data.format === DECK_FORMAT) return 'kronika';
  if (strain.safeParse(value).success) return 'fiveringsdb-strain';
  if (record.safeParse(value).success) return 'fiveringsdb-deck';
  if (has('slots')) return 'thronesdb-json';
  if (has('drawCards') || has('plotCards')) return 'throneteki';
  return has('cards') ? 'emeralddb' : undefined;
}

function importFrom(form: SiteJson, value: unknown, catalogue: Catalogue): ImportedDeck | Refusal {
  const parsed = siteSchemas[form].safeParse(value);
  return parsed.success ? importSiteDeck(parsed.data, catalogue) : refusedBy(parsed.error);
}

/** Our own file is taken as it is: a card that is unknown here may be known to the program that wrote it. */
function importOwn(value: unknown, catalogue: Catalogue): ImportedDeck | Refusal {
  const file = parseDeckFile(value);
  if (isRefusal(file)) return file;
  if (file.game !== catalogue.game)
    return refusedDeck('game', `the deck is for "${file.game}"; expected one for "${catalogue.game}"`);
  const notices = file.deck.cards.flatMap(({ id, quantity }, i): readonly ImportNotice[] =>
    catalogue.card(id) === undefined
      ? [
          {
            at: { path: `cards.${i}.id` },
            key: 'unknownCard',
            id,
            quantity,
            nearest: catalogue.nearest(id.replaceAll('-', ' ')),
          },
        ]
      : [],
  );
  const taken = file.deck.cards.flatMap(({ id, quantity, zone }, i) =>
    catalogue.card(id) === undefined ? [] : [{ at: { path: `cards.${i}.id` }, id, quantity, zone }],
  );
  return { deck: file.deck, taken, notices };
}
