import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { SizeGuidesEditor } from './size-guides-editor.tsx';

beforeEach(() => signInStaff('owner'));

const { readSection, saveSection } = vi.hoisted(() => ({
  readSection: vi.fn<() => Promise<object>>(),
  saveSection: vi.fn<(opened: object, content: object) => Promise<object>>(),
}));
vi.mock('../../data/content-api.ts', () => ({ readSection, saveSection, restoreSection: vi.fn() }));

const GUIDE = {
  id: 'kurtas',
  title: 'Kurtas',
  vendor: '',
  collections: ['kurtas'],
  measurements: [{ name: 'Chest' }],
  sizes: [{ size: '40', values: ['98'] }],
  note: '',
};
const OPENED = { section: 'size-guides', revision: 1, savedAt: null, savedBy: '', versions: [] };

beforeEach(() => {
  vi.resetAllMocks();
  readSection.mockResolvedValue({ ...OPENED, content: { entries: [GUIDE] } });
});

test('adds a size and a measurement to the table and saves the section', async () => {
  saveSection.mockImplementation((_opened, content) =>
    Promise.resolve({ ...OPENED, revision: 2, content }),
  );
  renderInShop(<SizeGuidesEditor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add size' }));
  await userEvent.type(screen.getByLabelText('Name of size 2'), '42');
  await userEvent.type(screen.getByLabelText('Chest of size 42, in cm'), '102–106');
  await userEvent.click(screen.getByRole('button', { name: 'Add measurement' }));
  await userEvent.type(screen.getByLabelText('Name of measurement 2'), 'Waist');
  await userEvent.type(screen.getByLabelText('Waist of size 40, in cm'), '86');
  await userEvent.type(screen.getByLabelText('Waist of size 42, in cm'), '92');
  await userEvent.click(screen.getByRole('button', { name: 'Remove size 40' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saveSection.mock.lastCall?.[1]).toEqual({
    entries: [
      {
        ...GUIDE,
        measurements: [{ name: 'Chest' }, { name: 'Waist' }],
        sizes: [{ size: '42', values: ['102–106', '92'] }],
      },
    ],
  });
});
