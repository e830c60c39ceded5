import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { useShortcuts } from './use-shortcuts.ts';

const pressed = vi.fn<(what: string) => void>();
const NO_ITEMS = { items: [], onGo: vi.fn(), onPalette: vi.fn(), onHelp: vi.fn() };

function Rows() {
  useShortcuts(NO_ITEMS);
  return (
    <main>
      <div data-bulk>
        <button disabled>Confirm</button>
        <button>Pack</button>
      </div>
      {['One', 'Two'].map((name) => (
        <div key={name} data-row>
          <input type="checkbox" aria-label={`Select ${name}`} />
          <span data-name>
            <a href={`#${name}`}>{name}</a>
          </span>
        </div>
      ))}
      <input aria-label="Note" />
    </main>
  );
}

function Record() {
  useShortcuts(NO_ITEMS);
  return (
    <main>
      <button data-step="previous" onClick={() => pressed('previous')} />
      <button data-step="next" onClick={() => pressed('next')} />
    </main>
  );
}

test('moves through rows, selects them and goes to the bulk actions', async () => {
  renderInShop(<Rows />);
  await userEvent.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  await userEvent.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select Two' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select One' })).not.toBeChecked();
  await userEvent.keyboard('b');
  expect(screen.getByRole('button', { name: 'Pack' })).toHaveFocus();
});

test('leaves keys to a field', async () => {
  renderInShop(<Rows />);
  await userEvent.type(screen.getByLabelText('Note'), 'xjb');
  expect(screen.getByLabelText('Note')).toHaveValue('xjb');
  expect(screen.getByRole('checkbox', { name: 'Select One' })).not.toBeChecked();
});

test('goes to the next or previous record on the page of a record', async () => {
  renderInShop(<Record />);
  await userEvent.keyboard('jk');
  expect(pressed.mock.calls).toEqual([['next'], ['previous']]);
});
