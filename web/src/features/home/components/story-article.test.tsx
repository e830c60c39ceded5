import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { chooseLanguage } from '#lib/language/language-choice.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
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
const noHindi = { titleHindi: '', personHindi: '', excerptHindi: '' };
const hindi = {
  titleHindi: 'दिन भर में एक इंच',
  personHindi: 'अब्दुल रहमान',
  excerptHindi: 'शाम तक एक इंच बुन जाता है।',
  paragraphsHindi: ['पहला।', 'दूसरा।'],
};

afterEach(() => chooseLanguage('en'));

test('links a card to its story, with a picture if there is one', () => {
  const picture = {
    path: '/art/story-loom',
    alt: 'A loom',
    color: '#aabbcc',
    width: 960,
    height: 640,
  };
  renderInShop(
    <StoryCards
      stories={[
        { id: 'cards', ...story, ...hindi, craft: 'Kani shawl', picture },
        {
          id: 'bare',
          ...story,
          ...noHindi,
          title: 'Two inches',
          craft: '',
          picture: null,
        },
      ]}
    />,
  );
  const link = screen.getByRole('link', { name: 'Read Full Story: One inch a day' });
  expect(link).toHaveAttribute('href', '/stories/cards');
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'A loom' })]);
});

test('shows cards in Hindi, and marks English ones without Hindi text', () => {
  chooseLanguage('hi');
  const bare = { ...story, title: 'Two inches', craft: '', picture: null };
  renderInShop(
    <StoryCards
      stories={[
        { ...bare, id: 'translated', ...hindi },
        { ...bare, id: 'bare', ...noHindi },
      ]}
    />,
  );
  for (const word of [hindi.titleHindi, hindi.personHindi, hindi.excerptHindi]) {
    expect(screen.getByText(word)).toHaveAttribute('lang', 'hi');
  }
  expect(screen.getByRole('link', { name: `Read Full Story: ${hindi.titleHindi}` })).toBeVisible();
  for (const word of ['Two inches', story.person, story.excerpt]) {
    expect(screen.getByText(word)).toHaveAttribute('lang', 'en');
  }
});

test('shows stories in Hindi, or in English without Hindi text', async () => {
  chooseLanguage('hi');
  fakeFirestore({
    'stories/translated': {
      ...story,
      productIds: [],
      ...hindi,
    },
  });
  const { unmount } = renderInShop(<StoryArticle id="translated" />);
  const heading = await screen.findByRole('heading', { level: 1, name: hindi.titleHindi });
  expect(heading).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('दूसरा।')).toHaveAttribute('lang', 'hi');
  expect(screen.queryByText('Second.')).toBeNull();
  unmount();
  fakeFirestore({ 'stories/english-only': { ...story, productIds: [] } });
  renderInShop(<StoryArticle id="english-only" />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Second.')).toHaveAttribute('lang', 'en');
});

test('shows the person, all paragraphs and the products', async () => {
  fakeFirestore({
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

test('does not find missing or unpublished stories', async () => {
  const { queries } = fakeFirestore({});
  renderInShop(<StoryArticle id="pending" />);
  expect(await screen.findByText('This story could not be found')).toBeVisible();
  expect(JSON.stringify(queries)).toMatch(/"status".*"published".*"__name__".*stories\/pending/);
});

test('does not query for an invalid story id', async () => {
  const { queries } = fakeFirestore();
  renderInShop(<StoryArticle id="__pending__" />);
  expect(await screen.findByText('This story could not be found')).toBeVisible();
  expect(queries).toEqual([]);
});

test.each([
  ['cannot be reached', 'unreached', () => Promise.reject(new TypeError('fetch failed'))],
  ['has a fault', 'faulty', () => Promise.resolve(new Response('{}', { status: 503 }))],
])('can retry the story while the shop %s', async (_why, id, fetching) => {
  vi.stubGlobal('fetch', fetching);
  renderInShop(<StoryArticle id={id} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the stories');
  expect(screen.queryByText('This story could not be found')).toBeNull();
  fakeFirestore({ [`stories/${id}`]: { ...story, productIds: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'One inch a day' })).toBeVisible();
});
