// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedIn } from '../../client/account/signed-in.ts';
import { languagePreference } from '../../shell/preferences/preferences.ts';
import { Devices } from './Devices.tsx';
import { Entering } from './Entering.tsx';

beforeEach(() => {
  languagePreference.set('en');
  signedIn.set(undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function serverSays(status: number, content: unknown) {
  const fetched = vi.fn(
    async (_path: string, _request?: RequestInit) => new Response(JSON.stringify(content), { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function fillIn(passphrase: string): void {
  fireEvent.change(screen.getByLabelText('Account name'), { target: { value: 'Jadwiga' } });
  fireEvent.change(screen.getByLabelText('Passphrase'), { target: { value: passphrase } });
  fireEvent.submit(screen.getByRole('form'));
}

describe('getting in', () => {
  test('who signs up is told that there is no way back without the passphrase', () => {
    render(<Entering />);

    expect(screen.getByText(/cannot be recovered/)).toBeTruthy();
    expect(screen.getByText(/Without an account everything works/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Sign in' }));
    expect(screen.queryByText(/cannot be recovered/)).toBeNull();
  });

  test('a refusal is told in its own words, and what was typed stays', async () => {
    serverSays(403, { because: { code: 'notYours', text: { pl: 'Nie pasują.', en: 'They do not fit.' } } });
    render(<Entering />);
    fillIn('wrong words');

    await screen.findByText('They do not fit.');
    expect(screen.getByLabelText('Account name')).toHaveProperty('value', 'Jadwiga');
    expect(signedIn.get()).toBeUndefined();
  });

  test('a server out of reach is told as such', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')));
    render(<Entering />);
    fillIn('some words here');

    await screen.findByText(/is not responding/);
  });

  test('the passphrase is hidden until somebody wants to see it', () => {
    render(<Entering />);
    const field = screen.getByLabelText('Passphrase');

    expect(field).toHaveProperty('type', 'password');
    fireEvent.click(screen.getByRole('button', { name: 'Show the passphrase' }));
    expect(field).toHaveProperty('type', 'text');
  });

  test('whoever gets in is signed in', async () => {
    const fetched = serverSays(200, { name: 'Jadwiga', created: 5 });
    render(<Entering />);
    fillIn('a few random words');

    await waitFor(() => expect(signedIn.get()).toEqual({ name: 'Jadwiga', created: 5 }));
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/account');
  });
});

test('every device but this one can be signed out', async () => {
  const fetched = serverSays(200, { ended: true });
  const refresh = vi.fn();
  const session = { created: 1, seen: 2 };
  render(
    <Devices
      refresh={refresh}
      sessions={[
        { ...session, id: 'a', device: 'Firefox · Linux', at: 'here' },
        { ...session, id: 'b', device: '', at: 'elsewhere' },
      ]}
    />,
  );

  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out the device: Unknown device' }));

  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(fetched.mock.calls[0]).toMatchObject(['/api/account/sessions/b', { method: 'DELETE' }]);
});
