import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { StoryDetails } from '@kargha/domain/people/staff-story-endpoints';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { StoryForm } from './story-form.tsx';

beforeEach(() => signInStaff('owner'));

const { editStory } = vi.hoisted(() => ({
  editStory: vi.fn<(id: string, edit: object) => Promise<object>>(),
}));
vi.mock('../state/story-actions.ts', () => ({
  editStory,
  listStories: () => Promise.resolve({ rows: [], nextCursor: null }),
}));

const STORY: StoryDetails = {
  id: 'inch',
  title: 'One inch a day',
  person: 'Abdul Rehman',
  craft: 'Kani shawl',
  place: 'Kanihama',
  status: 'pending',
  createdAt: new Date('2026-11-19T06:00:00.000Z'),
  publishedAt: null,
  updatedAt: new Date('2026-11-20T06:00:00.000Z'),
  excerpt: 'By evening there is an inch.',
  paragraphs: ['First.', 'Second.'],
  titleHindi: '',
  personHindi: '',
  excerptHindi: '',
  paragraphsHindi: [],
  productIds: [],
  photos: 0,
  picturePath: '',
  pictureAlt: '',
  email: '',
  rejection: '',
  isOnHome: false,
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

beforeEach(() => {
  editStory.mockReset().mockResolvedValue(STORY);
});

test('saves a story in Hindi and English with paragraphs split at empty lines', async () => {
  renderInShop(<StoryForm story={STORY} onSaved={() => undefined} />);
  expect(field('Story in Hindi')).toHaveAttribute('lang', 'hi');
  await userEvent.type(field('Title in Hindi'), 'दिन भर में एक इंच');
  await userEvent.type(field('Name in Hindi'), 'अब्दुल रहमान');
  await userEvent.type(field('Summary in Hindi'), 'शाम तक एक इंच।');
  await userEvent.type(field('Story in Hindi'), 'पहला।{Enter}{Enter}दूसरा।');
  await save();
  await waitFor(() => expect(editStory).toHaveBeenCalledOnce());
  expect(editStory.mock.calls[0]).toMatchObject([
    'inch',
    {
      title: 'One inch a day',
      paragraphs: ['First.', 'Second.'],
      titleHindi: 'दिन भर में एक इंच',
      personHindi: 'अब्दुल रहमान',
      excerptHindi: 'शाम तक एक इंच।',
      paragraphsHindi: ['पहला।', 'दूसरा।'],
      updatedAt: STORY.updatedAt.toISOString(),
    },
  ]);
});

test('reports a missing Hindi field and sends nothing', async () => {
  renderInShop(<StoryForm story={STORY} onSaved={() => undefined} />);
  await userEvent.type(field('Title in Hindi'), 'एक इंच');
  await save();
  await waitFor(() =>
    expect(field('Name in Hindi')).toHaveAccessibleDescription(
      'Fill in all Hindi fields, or leave them all empty',
    ),
  );
  expect(editStory).not.toHaveBeenCalled();
});
