import '../cards/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { definedCards, definitionOf } from '../rules/card-definition.ts';
import { keywordRules } from '../rules/keywords.ts';
import { CARD_TEXTS, lineOf } from './card-line.ts';
import { CHOICES, KEYWORD_RULES } from './choices.ts';
import { HAPPENINGS } from './explain/happenings.ts';
import { cardName } from './names.ts';
import { namesIn } from './names-in.ts';
import { PROMPTS } from './prompts.ts';
import { WINDOWS } from './windows.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** What the game's own files say, besides the tests. */
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing'))
  .map((path) => readFileSync(`${SOURCE}/${path}`, 'utf8'));

function found(pattern: RegExp): readonly string[] {
  return [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')))];
}

/** The keys that the layer asks with. */
const LAYER_KEYS = ['actionWindow', 'triggerWindow', 'nextForced', 'nextDelayed'];

/** Options of which more is said than their kind tells. */
const SPOKEN_KINDS = ['card', 'ring', 'side', 'ability', 'ringEffect', 'decline', 'declare'];

describe('there are words in both languages', () => {
  test('for everything that is asked', () => {
    const reasons = found(/reason: \{ key: '([\w.]+)'/g);
    const keys = found(/\{ key: '([\w.]+)'/g).filter((key) => !reasons.includes(key));

    expect(keys.length).toBeGreaterThan(40);
    for (const key of [...keys, ...LAYER_KEYS]) expect(PROMPTS).toHaveProperty([key]);
    for (const lang of LANGS) for (const reason of reasons) expect(namesIn(lang).words.outcome).toHaveProperty(reason);
  });

  test('for what is asked with a key that is put together', () => {
    expect(found(/key: `(\w+\.)\$\{/g).toSorted()).toEqual(['mulligan.', 'ringEffect.']);
    for (const side of ['dynasty', 'conflict']) expect(PROMPTS).toHaveProperty([`mulligan.${side}`]);
    for (const effect of ['honor', 'dishonor', 'ready', 'bow', 'removeFate'])
      expect(PROMPTS).toHaveProperty([`ringEffect.${effect}`]);
  });

  test('for every kind of option that a rule or a text offers', () => {
    const declared = found(/extends Option \{\s*readonly is: ([^;]+);/g);
    const kinds = declared.flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? ''));

    expect(declared.filter((list) => !list.includes("'"))).toEqual(['Change']);
    for (const kind of ['honorIt', 'dishonorIt', 'bowIt', 'readyIt', ...kinds])
      if (!SPOKEN_KINDS.includes(kind)) expect(CHOICES).toHaveProperty(kind);
  });

  test('for every kind of event that a text answers to', () => {
    const answered = definedCards().flatMap((card) =>
      Object.values(definitionOf(card).abilities).flatMap((ability) => ('when' in ability ? ability.when.kinds : [])),
    );

    expect(answered).not.toEqual([]);
    for (const kind of answered)
      for (const key of kind.startsWith('period') ? [`${kind}.phase`, `${kind}.conflict`] : [kind])
        for (const words of [WINDOWS, HAPPENINGS]) expect(words).toHaveProperty([key]);
  });

  test('for every keyword that works by itself', () => {
    expect(Object.keys(KEYWORD_RULES)).toEqual(Object.keys(keywordRules));
  });
});

describe('all cards', () => {
  test('have names in both languages, each its own', () => {
    expect(FACTS).toHaveLength(223);
    for (const lang of LANGS) expect(new Set(FACTS.map((fact) => cardName(fact)[lang])).size).toBe(223);
  });

  test('have texts in both languages, unless they have nothing but keywords and values', () => {
    const blank = FACTS.filter(({ id }) => !definedCards().includes(id)).map(({ id }) => id);

    for (const lang of LANGS)
      expect(FACTS.filter(({ id }) => (CARD_TEXTS[id]?.[lang] ?? []).length === 0).map(({ id }) => id)).toEqual(blank);
  });

  test('say the same in as many paragraphs, of the same kinds', () => {
    for (const { pl, en } of Object.values(CARD_TEXTS))
      expect(pl.map(({ lead }) => lead)).toEqual(en.map(({ lead }) => lead));
  });

  test('are read aloud without symbols and marks', () => {
    for (const lang of LANGS)
      for (const { id } of FACTS) expect(lineOf(id, lang)).not.toMatch(/[[\]_]| {2}|\.\.|undefined/);
  });

  test('are read aloud in the forms the language asks for', () => {
    const line = (id: string, lang: 'pl' | 'en') => {
      const fact = FACTS.find((one) => one.id === id);
      return fact === undefined ? '' : lineOf(fact.id, lang);
    };

    expect(line('yojin-no-shiro', 'en')).toMatch(/has \+1 military until the conflict ends\.$/);
    expect(line('yojin-no-shiro', 'pl')).toMatch(/ma \+1 mil\.$/);
    expect(line('way-of-the-crane', 'pl')).toContain('postać Żurawia');
    expect(line('ornate-fan', 'pl')).toBe('Niezwykły.');
  });
});
