import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../../cards/index.ts';
import { LANGS, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../../cards/fact.ts';
import { PLAIN_KEYWORDS } from '../../cards/keywords.ts';
import { definitionOf } from '../../rules/card-definition.ts';
import { cardName } from '../names.ts';
import { PROMPTS } from '../prompts.ts';
import { EFFECT_NAMES } from './effect-names.ts';
import { CARD_ASKS } from './index.ts';

/** What the abilities of a card ask before their effects: costs, targets, choices. */
function askedBy(id: string): readonly string[] {
  const keys = Object.values(definitionOf(printedId(id)).abilities).flatMap((ability) =>
    ['costs', 'targets', 'choices'].flatMap((part) => {
      const specs: unknown = Reflect.get(ability, part);
      return typeof specs === 'object' && specs !== null ? Object.values(specs).flatMap(messageKey) : [];
    }),
  );
  return [...new Set(keys)];
}

function messageKey(spec: unknown): readonly string[] {
  const message: unknown = typeof spec === 'object' && spec !== null ? Reflect.get(spec, 'message') : undefined;
  const key: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'key') : undefined;
  return typeof key === 'string' ? [key] : [];
}

const CARDS = join(import.meta.dirname, '../../cards');

/** What can be asked; the names of keywords stand on cards for other reasons. */
const ASKED = Object.keys(PROMPTS).filter((key) => !PLAIN_KEYWORDS.some((keyword) => keyword === key));

/** What shared words of the cards ask while an effect resolves. */
const BY_WORDS: Readonly<Record<string, readonly string[]>> = {
  'putOne(': ['choosePutIntoPlay'],
  'searchDeck(': ['search'],
  'lookAtTop(': ['takeOne', 'orderUnder'],
};

/** The sources of the cards, each with the ids of the cards in it. */
async function sources(): Promise<
  readonly { readonly file: string; readonly code: string; readonly ids: readonly string[] }[]
> {
  const files = readdirSync(CARDS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\w+\/[\w-]+\.ts$/.test(file) && !/(^words\/|index\.ts$|\.test\.ts$)/.test(file),
  );
  return Promise.all(
    files.map(async (file) => {
      const exported: unknown[] = Object.values(await import(join(CARDS, file)));
      const ids = FACTS.filter(({ id }) => exported.includes(definitionOf(id))).map(({ id }) => id);
      return { file, code: readFileSync(join(CARDS, file), 'utf8'), ids };
    }),
  );
}

describe('what cards ask', () => {
  test('what is asked while an effect resolves has words as well', async () => {
    const all = await sources();
    const wordless = all.flatMap(({ file, code, ids }) => {
      const worded = (key: string) => ids.filter((id) => CARD_ASKS[id]?.[key] !== undefined).length;
      const literal = ASKED.filter((key) => code.includes(`'${key}'`) && worded(key) === 0);
      const byWords = Object.entries(BY_WORDS).flatMap(([word, keys]) =>
        keys.filter((key) => worded(key) < code.split(word).length - 1),
      );
      return [...literal, ...byWords].map((key) => `${file} ${key}`);
    });

    expect(all.flatMap(({ ids }) => ids).length).toBeGreaterThan(150);
    expect(wordless).toEqual([]);
  });

  test('every cost, target and choice of a card says what the card does with it', () => {
    const wordless = FACTS.flatMap(({ id }) =>
      askedBy(id)
        .filter((key) => CARD_ASKS[id]?.[key] === undefined)
        .map((key) => `${id} ${key}`),
    );

    expect(wordless).toEqual([]);
  });

  test('every attachment says what it gives to whom', () => {
    const attachments = FACTS.filter(({ type }) => type === 'attachment').map(({ id }) => id);

    expect(attachments.filter((id) => CARD_ASKS[id]?.attachTo === undefined)).toEqual([]);
  });

  test('no words are left over for a card or a question that does not exist', () => {
    const unknown = Object.entries(CARD_ASKS).flatMap(([id, asks]) =>
      Object.keys(asks)
        .filter((key) => PROMPTS[key] === undefined || !FACTS.some((fact) => fact.id === id))
        .map((key) => `${id} ${key}`),
    );

    expect(unknown).toEqual([]);
  });

  test.each(LANGS)('the title is short enough for a prompt, and so is what follows (%s)', (lang) => {
    const long = FACTS.flatMap((fact) =>
      Object.values(CARD_ASKS[fact.id] ?? {}).flatMap(({ ask, result, loss }) => [
        ...(`${cardName(fact)[lang]}: ${ask[lang]}`.length > 60 ? [`${fact.id}: ${ask[lang]}`] : []),
        ...([result, loss].flatMap((one) => one?.[lang] ?? []).join(' ').length > 90
          ? [`${fact.id}: ${ask[lang]} …`]
          : []),
      ]),
    );

    expect(long).toEqual([]);
  });
});

test('every forced or delayed effect has a short name, for who says which comes first', () => {
  const nameless = FACTS.filter(({ id }) =>
    Object.values(definitionOf(id).abilities).some(
      (ability) => ability.is.startsWith('forced') || 'delayed' in ability,
    ),
  )
    .map(({ id }): string => id)
    .filter((id) => EFFECT_NAMES[id] === undefined);

  expect(nameless).toEqual([]);
});
