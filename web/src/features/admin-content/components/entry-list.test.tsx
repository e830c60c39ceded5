import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { EntryList } from './entry-list.tsx';

beforeEach(() => signInStaff('owner'));

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

test('restores a removed entry in its position and keeps entries added since', async () => {
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

test('keeps the focus in the list after removing an entry with the keyboard', async () => {
  renderInShop(<Page />);
  screen.getByRole('button', { name: 'Remove Ajrakh' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('list', { name: 'Crafts' })).toHaveFocus();
});

test('says that it is too late to undo after leaving the page', async () => {
  renderInShop(<Page />);
  await press('Remove Ajrakh');
  await press('Leave');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('This can no longer be undone, because the page was saved or closed.'),
  ).toBeVisible();
});
