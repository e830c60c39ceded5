import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

import type { AskBefore } from './leaving.ts';
import { useCaughtSteps } from './use-caught-steps.ts';

const ask = vi.fn<AskBefore>();

function Form({ isDirty }: { isDirty: boolean }) {
  useCaughtSteps(isDirty, ask);
  return (
    <>
      <h1>Form</h1>
      <Link to="?view=all">Another view</Link>
    </>
  );
}

/** Two lists, one after the other, and from the second to the form. */
async function open(isDirty: boolean) {
  window.history.replaceState(null, '', '/orders');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/orders" element={<Link to="/quotes">To quotes</Link>} />
        <Route path="/quotes" element={<Link to="/form">To the form</Link>} />
        <Route path="/form" element={<Form isDirty={isDirty} />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'To quotes' }));
  await userEvent.click(screen.getByRole('link', { name: 'To the form' }));
}

/** The question has been put so often, and the address is that of the form again. */
async function asked(times: number) {
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
}

beforeEach(() => ask.mockReset());
afterEach(() => window.history.replaceState(null, '', '/'));

test('Back asks first, with the form and its address still there, as often as it is pressed', async () => {
  await open(true);
  for (const times of [1, 2]) {
    window.history.back();
    await asked(times);
    expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
  }
});

test('whoever leaves takes the step that was asked about, over several pages too', async () => {
  await open(true);
  window.history.go(-2);
  await asked(1);
  const [[leave]] = ask.mock.calls as [[() => void]];
  leave();
  expect(await screen.findByRole('link', { name: 'To quotes' })).toBeVisible();
  expect(window.location.pathname).toBe('/orders');
  expect(ask).toHaveBeenCalledOnce();
});

test('from another view of the form, Back to its first view asks nothing', async () => {
  await open(true);
  await userEvent.click(screen.getByRole('link', { name: 'Another view' }));
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(ask).not.toHaveBeenCalled();
  window.history.back();
  await asked(1);
});

test('with nothing to lose, Back leads back', async () => {
  await open(false);
  window.history.back();
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});
