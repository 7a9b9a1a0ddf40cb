import '../../cards/index.ts';
import { LANGS, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../../cards/fact.ts';
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

describe('what cards ask', () => {
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
