import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { SynonymsEditor } from './synonyms-editor.tsx';

beforeEach(() => signInStaff('owner'));

const { readSection, saveSection } = vi.hoisted(() => ({
  readSection: vi.fn<() => Promise<object>>(),
  saveSection: vi.fn<(opened: object, content: object) => Promise<object>>(),
}));
vi.mock('../../data/content-api.ts', () => ({ readSection, saveSection, restoreSection: vi.fn() }));

const OPENED = { section: 'search', revision: 1, savedAt: null, savedBy: '', versions: [] };

test('shows a group per line and saves the lines', async () => {
  readSection.mockResolvedValue({
    ...OPENED,
    content: { synonyms: [{ words: ['kolkata', 'calcutta'] }] },
  });
  saveSection.mockImplementation((_opened, content) =>
    Promise.resolve({ ...OPENED, revision: 2, content }),
  );
  renderInShop(<SynonymsEditor />);
  const field = await screen.findByRole('textbox', { name: /Words that mean the same/ });
  expect(field).toHaveValue('kolkata, calcutta');
  await userEvent.type(field, '{Enter}himroo, हिमरू');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saveSection.mock.lastCall?.[1]).toEqual({
    synonyms: [{ words: ['kolkata', 'calcutta'] }, { words: ['himroo', 'हिमरू'] }],
  });
});
