import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { sentCustomer } from '#testing/sample-customer.ts';
import { sentProduct } from '#testing/sample-product.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { registerLeaveConfirmation } from '#ui/lists/unsaved-changes.ts';

import { useShortcuts } from '../state/use-shortcuts.ts';
import { CommandPalette } from './command-palette.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original<object>()),
  callStaffApi: (path: string) => Promise.resolve(ANSWERS[path.split('?')[0] ?? '']),
}));

const ORDER = {
  ...{ id: 'o1', number: 'KG-7Q2M4XPA', name: 'Asha Devi', email: '', phone: '' },
  ...{ worth: 424_800, state: 'placed', payment: 'captured', pieces: 1, revision: 1 },
  ...{ reviewReasons: [], invoiceNumber: '', createdAt: '2026-11-21T10:00:00Z' },
};

const ANSWERS: Readonly<Record<string, object>> = {
  '/orders': { rows: [ORDER], nextCursor: null },
  '/products': {
    products: [sentProduct({ _id: 'p1', title: 'Patola saree', category: '' })],
    ...{ page: 1, limit: 5, total: 1 },
  },
  '/customers': {
    rows: [sentCustomer({ id: 'u1', name: 'Patol Ram', email: 'ram@mail.example' })],
    nextCursor: null,
  },
};

beforeEach(() => signInStaff('owner'));

const NAV_ITEMS = [
  { path: '/admin/orders', label: 'Orders' },
  { path: '/admin/audit', label: 'Audit' },
];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function open() {
  renderInShop(
    <Routes>
      <Route path="/" element={<CommandPalette items={NAV_ITEMS} onClose={() => undefined} />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
  );
}

function Arrived() {
  return <p>{useLocation().pathname} reached</p>;
}

it('opens a page by part of its name and Enter', async () => {
  open();
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'aud' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'AuditPages',
  ]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('/admin/audit reached')).toBeDefined();
});

it('finds orders, products and customers, and wraps around with arrow keys', async () => {
  open();
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'patola' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  expect(screen.getByText('KG-7Q2M4XPA')).toBeDefined();
  expect(screen.getByText('Asha Devi, ₹4,248')).toBeDefined();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(
    'Patol Ramram@mail.exampleCustomers',
  );
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('/admin/customers/u1 reached')).toBeDefined();
});

it('asks before leaving unsaved changes', async () => {
  const ask = vi.fn();
  const stop = registerLeaveConfirmation(ask);
  open();
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'aud' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.queryByText('/admin/audit reached')).toBeNull();
  stop();
});

function Listening({ message }: { message: (what: string) => void }) {
  useShortcuts({
    items: [{ key: 'o', path: '/admin/orders', label: 'Orders' }],
    onGo: message,
    onPalette: () => message('palette'),
    onHelp: () => message('help'),
  });
  return (
    <main>
      <div role="search">
        <input aria-label="Words" />
      </div>
      <IndexTable
        label="Rows"
        columns={{ name: 'Name' }}
        rows={['First', 'Second']}
        idOf={String}
        nameOf={String}
        cells={(name) => ({ name: <a href={`#${name}`}>{name}</a> })}
      />
    </main>
  );
}

it('follows single-key shortcuts, but not while typing', () => {
  const message = vi.fn();
  renderInShop(<Listening message={message} />);
  const field = screen.getByLabelText('Words');
  for (const key of ['g', 'o', '?']) fireEvent.keyDown(field, { key });
  expect(message).not.toHaveBeenCalled();
  for (const key of ['g', 'o', '?', 'o']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
  expect(message.mock.calls.flat()).toEqual(['/admin/orders', 'help', 'palette']);
});

it('asks before a shortcut discards unsaved changes', () => {
  const message = vi.fn();
  const ask = vi.fn();
  const stop = registerLeaveConfirmation(ask);
  renderInShop(<Listening message={message} />);
  for (const key of ['g', 'o']) fireEvent.keyDown(document.body, { key });
  expect(ask).toHaveBeenCalledOnce();
  expect(message).not.toHaveBeenCalled();
  stop();
});

it('focuses the search with / and the rows with J and K', () => {
  renderInShop(<Listening message={() => undefined} />);
  const pressed = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement;
  };
  expect(pressed('j')).toBe(screen.getByRole('link', { name: 'First' }));
  expect(pressed('j')).toBe(screen.getByRole('link', { name: 'Second' }));
  expect(pressed('j')).toBe(screen.getByRole('link', { name: 'Second' }));
  expect(pressed('k')).toBe(screen.getByRole('link', { name: 'First' }));
  expect(pressed('/')).toBe(screen.getByLabelText('Words'));
  // In a field it is an ordinary character.
  expect(pressed('j')).toBe(screen.getByLabelText('Words'));
});
