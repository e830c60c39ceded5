import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { firestoreWorld } from '#testing/firestore-world.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { StoryArticle } from './story-article.tsx';
import { StoryCards } from './story-cards.tsx';

const story = {
  title: 'One inch a day',
  person: 'Abdul Rehman, kani weaver',
  place: 'Kanihama',
  excerpt: 'By evening there is an inch.',
  paragraphs: ['First.', 'Second.'],
  productIds: ['p1'],
  status: 'published',
};

test('a card leads to its story, and shows its picture where it has one', () => {
  const picture = { path: '/art/story-loom', alt: 'A loom', color: '#aabbcc' };
  renderInShop(
    <StoryCards
      stories={[
        { id: 'cards', ...story, craft: 'Kani shawl', picture },
        { id: 'bare', ...story, title: 'Two inches', craft: '', picture: undefined },
      ]}
    />,
  );
  const link = screen.getByRole('link', { name: 'Read Full Story: One inch a day' });
  expect(link).toHaveAttribute('href', '/stories/cards');
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'A loom' })]);
});

test('the story has its person, all paragraphs and its pieces', async () => {
  firestoreWorld({
    'stories/whole': story,
    'products/p1': { title: 'Kani shawl', status: 'active' },
  });
  renderInShop(<StoryArticle id="whole" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'One inch a day' })).toBeVisible();
  expect(screen.getByText('Abdul Rehman, kani weaver · Kanihama')).toBeVisible();
  expect(screen.getByText('Second.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kani shawl' })).toHaveAttribute(
    'href',
    '/products/p1',
  );
});

test('a story that is not published, or does not exist, is not found', async () => {
  firestoreWorld({}, ['stories/pending']);
  renderInShop(<StoryArticle id="pending" />);
  expect(await screen.findByText('This story could not be found')).toBeVisible();
});
