import { cardName, FACTS, factOf } from '@kronika/agot';
import { LANGS, present, printedId } from '@kronika/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CARD_SIZES } from '../../../cards/size.ts';
import { AgotCard } from './AgotCard.tsx';

const drawn = (id: string, props: Partial<Parameters<typeof AgotCard>[0]> = {}): string =>
  renderToStaticMarkup(<AgotCard printed={printedId(id)} size="h" lang="pl" {...props} />);

describe('a card', () => {
  test('each of them is drawn, with its name in its label', () => {
    for (const [place, { id }] of FACTS.entries()) {
      const lang = LANGS[place % LANGS.length] ?? 'en';
      const size = CARD_SIZES[place % CARD_SIZES.length] ?? 'i';
      const name = cardName(factOf(id))[lang].replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

      expect(drawn(id, { size, lang })).toContain(`aria-label="${name}`);
    }
  });

  test.each(CARD_SIZES)('each type is drawn in size %s', (size) => {
    for (const type of new Set(FACTS.map((fact) => fact.type))) {
      const { id } = present(
        FACTS.find((fact) => fact.type === type),
        'a card',
      );

      expect(drawn(id, { size })).toContain(`card ${size} `);
    }
  });

  test('AGOT-ANAT-a: the label says everything that is printed on a character besides its text', () => {
    expect(drawn('robb-stark')).toContain(
      'aria-label="Robb Stark, postać, Ród Starków, lojalna, unikatowa, koszt 6, siła 5, symbole: militarny, władzy, Lord, Renoma"',
    );
  });

  test('AGOT-ANAT-a: icons a character lacks are hollow', () => {
    expect(drawn('robb-stark')).toContain('<li class="intrigue lacking">');
    expect(drawn('robb-stark')).toContain('<li class="military">');
  });

  test('AGOT-ANAT-c: a plot lies and shows its four values', () => {
    const plot = drawn('a-clash-of-kings', { lang: 'en' });

    expect(plot).toContain('card h neutral agot wide');
    expect(plot).toContain('income 4, initiative 9, claim 1, reserve 6');
  });

  test('AGOT-ANAT-d: keywords and modifiers of the plot values are shown', () => {
    expect(drawn('the-roseroad')).toContain('Ograniczenie');
    expect(drawn('the-roseroad')).toContain('+1');
    expect(drawn('jon-snow')).toContain('Bez dodatków innych niż Broń');
  });

  test('what a card says stands in hand and in the inspector, with its symbols read in words', () => {
    for (const size of ['h', 'i'] as const) {
      const drawnIce = drawn('ice', { size });

      expect(drawnIce).toContain('Reakcja');
      expect(drawnIce).toContain('\u00a0militarne');
    }
    expect(drawn('ice', { size: 't' })).not.toContain('Reakcja');
  });

  test('an action that belongs to a phase is named after it, and what happens on reveal is told apart', () => {
    expect(drawn('grey-wind')).toContain('Akcja wyzwań');
    expect(drawn('building-orders', { size: 'i', lang: 'en' })).toContain('kind whenRevealed');
  });

  test('an event that costs X says so', () => {
    expect(drawn('the-hands-judgment')).toContain('koszt X');
  });

  test('a small card shows its cost in a hand, and not on the table', () => {
    expect(drawn('robb-stark', { size: 't', place: 'hand' })).toContain('num cost');
    expect(drawn('robb-stark', { size: 't' })).not.toContain('num cost');
  });
});
