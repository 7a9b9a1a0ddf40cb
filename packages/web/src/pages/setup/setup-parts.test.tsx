// @vitest-environment happy-dom
import type { SetupForm } from '@kronika/kernel';
import { L5R_SETUP } from '@kronika/l5r';
import { race } from '@kronika/testkit/race';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { MatchChoice } from '../match/choice.ts';
import { choiceIn } from '../match/choice-in-address.ts';
import { Opposite } from './Opposite.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { OwnPanel } from './OwnPanel.tsx';

afterEach(cleanup);

function Panels({ form, search }: { readonly form: SetupForm; readonly search: string }) {
  const [choice, setChoice] = useState<MatchChoice>(() => choiceIn('race', form, search));
  const change = (changed: Partial<MatchChoice>) => setChoice({ ...choice, ...changed });
  const parts = { choice, form, decks: [], change };
  return (
    <>
      <OwnPanel {...parts} />
      <Opposite {...parts} />
      <OptionsPanel {...parts} />
    </>
  );
}

const shown = (search: string, form: SetupForm = race.setup) =>
  render(<Panels form={form} search={search} />).container;
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the panels of a new match', () => {
  test('show who the rules play instead of another seat, and no more in a match for one', () => {
    shown('?format=storm');

    expect(screen.getByRole('heading', { name: /burza|the storm/u })).toBeDefined();
    expect(screen.queryByText(/miejsce 2|seat 2/u)).toBeNull();
    expect(screen.queryByText(/Kto siada|Who sits/u)).toBeNull();
    expect(radio(/^(łagodna|mild)$/u).checked).toBe(true);
  });

  test('show the others beside them where several play together', () => {
    shown('?format=storm&seats=2');

    expect(screen.getByRole('region', { name: /^(miejsce 2|seat 2)$/u })).toBeDefined();
  });

  test('follow the format: its seats, its teams, its options', () => {
    shown('');
    expect(screen.queryByText(/drużyna|team A/u)).toBeNull();
    expect(screen.queryByRole('radio', { name: /^(łagodna|mild)$/u })).toBeNull();

    fireEvent.click(radio(/^(sztafeta|relay)$/u));

    expect(screen.getAllByText(/drużyna A|team A/u)).toHaveLength(2);
    expect(screen.getAllByText(/drużyna B|team B/u)).toHaveLength(2);
    fireEvent.click(radio(/^1\+2 – 3\+4$/u));
    expect(screen.getByText(/(miejsce|seat) 2 · (drużyna|team) A/u)).toBeDefined();
  });

  test('offer only what can be brought together', () => {
    shown('?format=storm');
    expect(radio(/kolce|spikes/u).checked).toBe(true);

    fireEvent.click(radio(/żółw|tortoise/u));

    expect(screen.queryByRole('radio', { name: /kolce|spikes/u })).toBeNull();
    expect(radio(/kalosze|boots/u).checked).toBe(true);
  });

  test('begin at once where nobody brings a deck, and wait for the decks where somebody does', () => {
    const button = (container: Element) => container.querySelector<HTMLButtonElement>('.btn.main');

    expect(button(shown(''))?.disabled).toBe(false);
    cleanup();
    expect(button(shown('', L5R_SETUP))?.disabled).toBe(true);
  });
});
