import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { EntryList } from './entry-list.tsx';

function Page() {
  const [entries, setEntries] = useState(['Ikat', 'Ajrakh', 'Kota']);
  const [isOpen, setOpen] = useState(true);
  const add = (entry: string) => setEntries([...entries, entry]);
  const props = { label: 'Crafts', entries, onChange: setEntries };
  return (
    <>
      {isOpen && (
        <EntryList {...props} keyOf={(entry) => entry} nameOf={(entry) => entry}>
          {(entry) => <span>{entry}</span>}
        </EntryList>
      )}
      <button type="button" onClick={() => add('Maheshwari')}>
        Add
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
    </>
  );
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an entry that was removed by mistake comes back to its place, beside what was added since', async () => {
  renderInShop(<Page />);
  await press('Remove Ajrakh');
  await press('Add');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(shown().map((text) => text.replace(/↑.*/, ''))).toEqual([
    'Ikat',
    'Ajrakh',
    'Kota',
    'Maheshwari',
  ]);
});

test('whoever removes an entry by keys stays in the list', async () => {
  renderInShop(<Page />);
  screen.getByRole('button', { name: 'Remove Ajrakh' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('list', { name: 'Crafts' })).toHaveFocus();
});

test('once the page is left, Undo says that it comes too late', async () => {
  renderInShop(<Page />);
  await press('Remove Ajrakh');
  await press('Leave page');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This can no longer be undone, because the page was saved or closed.')).toBeVisible();
});
