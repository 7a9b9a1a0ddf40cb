import { LANGS, printedId } from '@kronika/kernel';
import { cardName, FACTS, factOf } from '@kronika/l5r';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CARD_SIZES } from '../../../cards/size.ts';
import { L5rBack } from './L5rBack.tsx';
import { L5rCard } from './L5rCard.tsx';

const TOTURI = printedId('akodo-toturi');
const KATANA = printedId('fine-katana');

describe('a card', () => {
  test.each(LANGS)('each of them is drawn in all sizes, with its name in its label (%s)', (lang) => {
    for (const { id } of FACTS)
      for (const size of CARD_SIZES) {
        const drawn = renderToStaticMarkup(<L5rCard printed={id} size={size} lang={lang} />);
        const name = cardName(factOf(id))[lang].replaceAll("'", '&#x27;');

        expect(drawn).toContain(`aria-label="${name}`);
      }
  });

  test('the label says the values as they are now, and the state', () => {
    const drawn = renderToStaticMarkup(
      <L5rCard
        printed={TOTURI}
        size="t"
        lang="pl"
        state={{
          military: 9,
          political: 6,
          status: 'honored',
          fate: 2,
          stance: 'bowed',
          choice: { is: 'may' },
          attachments: [{ key: 'a', printed: KATANA, stance: 'ready' }],
        }}
      />,
    );

    expect(drawn).toContain(
      'aria-label="Akodo Toturi, postać, Klan Lwa, koszt 5, militarna 9, polityczna 6, chwała 3, uhonorowana, los 2, ma: Wyborna katana, w ukłonie, do wyboru"',
    );
  });

  test('a value that differs from print is marked', () => {
    const drawn = renderToStaticMarkup(
      <L5rCard printed={TOTURI} size="t" lang="pl" state={{ military: 9, political: 1 }} />,
    );

    expect(drawn).toContain('stat military up');
    expect(drawn).toContain('stat political down');
  });

  test('whoever is chosen shows as which', () => {
    const drawn = renderToStaticMarkup(
      <L5rCard printed={TOTURI} size="t" lang="en" state={{ choice: { is: 'chosen', order: 2 } }} />,
    );

    expect(drawn).toContain('<span class="check">2</span>');
    expect(drawn).toContain('chosen as number 2');
  });

  test('a small card shows its cost in a hand, and not on the table', () => {
    expect(renderToStaticMarkup(<L5rCard printed={TOTURI} size="t" lang="pl" place="hand" />)).toContain('num cost');
    expect(renderToStaticMarkup(<L5rCard printed={TOTURI} size="t" lang="pl" />)).not.toContain('num cost');
  });
});

test('a facedown card tells its deck and nothing else', () => {
  const drawn = renderToStaticMarkup(<L5rBack deck="dynasty" clan="lion" lang="pl" />);

  expect(drawn).toContain('aria-label="zakryta karta (dynastia)"');
  for (const { id, name } of FACTS) {
    expect(drawn).not.toContain(id);
    expect(drawn).not.toContain(name);
  }
});
