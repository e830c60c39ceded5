import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { Link } from '../controls/link.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { leaveSafely, navigateSafely } from './unsaved-changes.ts';

// The router in tests does not change the browser's address.
beforeEach(() => window.history.replaceState(null, '', '/form'));
afterEach(() => window.history.replaceState(null, '', '/'));

function Form({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate();
  const leave = (address: string) => navigateSafely(address, (path) => void navigate(path));
  return (
    <>
      <LeaveGuard when={isDirty} />
      <Link to="/orders">By link</Link>
      <button onClick={() => leave('/orders')}>By key</button>
      <button onClick={() => leaveSafely(() => void navigate('/orders'))}>Out</button>
      <button onClick={() => leave('/form?view=all')}>Another view</button>
    </>
  );
}

function open(isDirty = true) {
  renderInShop(
    <Routes>
      <Route path="/form" element={<Form isDirty={isDirty} />} />
      <Route path="/orders" element={<p>Orders reached</p>} />
    </Routes>,
    '/form',
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

test.each([
  ['a link', 'link', 'By link'],
  ['what leads there without one', 'button', 'By key'],
  ['what takes one away, such as signing out,', 'button', 'Out'],
])('%s asks before unsaved changes are lost', async (_, role, name) => {
  open();
  await userEvent.click(screen.getByRole(role, { name }));
  await question();
  await press('Stay on page');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Orders reached')).toBeNull();

  await userEvent.click(screen.getByRole(role, { name }));
  await question();
  await press('Leave page');
  expect(await screen.findByText('Orders reached')).toBeVisible();
});

test('a view of the same page does not ask', async () => {
  open();
  await press('Another view');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('does not ask when everything is saved', async () => {
  open(false);
  await press('By key');
  expect(await screen.findByText('Orders reached')).toBeVisible();
});
