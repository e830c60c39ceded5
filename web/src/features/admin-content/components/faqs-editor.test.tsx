import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { FaqsEditor } from './faqs-editor.tsx';

beforeEach(() => signInStaff('owner'));

const { readSection, saveSection, restoreSection } = vi.hoisted(() => ({
  readSection: vi.fn<() => Promise<object>>(),
  saveSection: vi.fn<(opened: object, content: object) => Promise<object>>(),
  restoreSection: vi.fn<(opened: object, version: number) => Promise<object>>(),
}));
vi.mock('../data/content-api.ts', () => ({ readSection, saveSection, restoreSection }));

const RETURNS = { id: 'returns', question: 'May I return it?', answer: 'Within 15 days.' };
const SHIPPING = { id: 'shipping', question: 'Do you ship?', answer: 'All over India.' };
const OPENED = {
  section: 'faqs',
  revision: 4,
  savedAt: new Date('2026-11-14T06:00:00.000Z'),
  savedBy: 'Sita Staff',
  content: { entries: [RETURNS, SHIPPING] },
  versions: [{ revision: 3, savedAt: new Date('2026-11-10T06:00:00.000Z'), savedBy: 'Sita Staff' }],
};

beforeEach(() => {
  vi.resetAllMocks();
  readSection.mockResolvedValue(OPENED);
  saveSection.mockResolvedValue({ ...OPENED, revision: 5 });
  restoreSection.mockResolvedValue({ ...OPENED, revision: 5 });
});

test('moves, removes, adds and edits questions without a mouse', async () => {
  renderInShop(<FaqsEditor />);
  (await screen.findByRole('button', { name: 'Move Do you ship? up' })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove May I return it?' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
  await userEvent.type(screen.getAllByLabelText('Question')[1]!, 'Is it real?');
  await userEvent.type(screen.getAllByLabelText('Answer')[1]!, 'Yes.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content published')).toBeVisible();
  expect(saveSection.mock.calls[0]).toMatchObject([
    { revision: 4 },
    { entries: [SHIPPING, { question: 'Is it real?', answer: 'Yes.' }] },
  ]);
});

test('undoes a publication by publishing the previous content', async () => {
  renderInShop(<FaqsEditor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove May I return it?' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const [toast] = await screen.findAllByText('Content published');
  const card = toast!.closest<HTMLElement>('[role="status"]')!;
  await userEvent.click(within(card).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone. Everything is as it was.')).toBeVisible();
  expect(saveSection.mock.calls[1]).toMatchObject([{ revision: 5 }, OPENED.content]);
});

test('saves a question in Hindi and English', async () => {
  renderInShop(<FaqsEditor />);
  const [question] = await screen.findAllByLabelText(/^Question in Hindi/);
  await userEvent.type(question!, 'क्या लौटा सकते हैं?');
  await userEvent.type(screen.getAllByLabelText(/^Answer in Hindi/)[0]!, '15 दिन में।');
  expect(question).toHaveAttribute('lang', 'hi');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const hindi = { questionHindi: 'क्या लौटा सकते हैं?', answerHindi: '15 दिन में।' };
  expect(saveSection.mock.calls[0]?.[1]).toEqual({ entries: [{ ...RETURNS, ...hindi }, SHIPPING] });
});

test('keeps the form after a failed save and says why', async () => {
  const sentence = 'Someone else has just changed this.';
  saveSection.mockRejectedValue(new ApiError(sentence, { status: 409, code: 'stale' }));
  renderInShop(<FaqsEditor />);
  const [question] = await screen.findAllByLabelText('Question');
  await userEvent.type(question!, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByLabelText('Question')[0]).toHaveValue('May I return it?!');
});

test('asks before restoring an earlier version', async () => {
  renderInShop(<FaqsEditor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 3' }));
  await screen.findByText('Restore version 3?');
  expect(restoreSection).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Version restored')).toBeVisible();
  expect(restoreSection.mock.calls[0]).toMatchObject([{ revision: 4 }, 3]);
});
