import { expect, test } from 'vitest';

import { readHomeContent } from './home-content.ts';

const saree = { _id: 'p1', title: 'Muga saree', price: 12_500 };

test('reads products, tiles and stories', () => {
  const picture = { path: '/art/loom', alt: 'A loom', color: '#fff', width: 4, height: 5 };
  const content = readHomeContent({
    hero: [saree],
    tiles: [{ label: 'Sarees', path: '/products?category=sarees', product: saree }],
    sarees: [saree],
    featured: [],
    stories: [{ id: 's1', title: 'The loom', picture }],
  });
  expect(content.hero[0]).toMatchObject({ _id: 'p1', title: 'Muga saree', price: 12_500 });
  expect(content.tiles[0]?.product).toMatchObject({ _id: 'p1' });
  expect(content.stories[0]).toMatchObject({ id: 's1', title: 'The loom', person: '', picture });
});

test('leaves out products and stories without an ID, and pictures from elsewhere', () => {
  const content = readHomeContent({
    hero: [{ title: 'No ID' }, null, saree],
    tiles: [{ label: 'Sarees', path: '/products', product: null }],
    stories: [{ title: 'No ID' }, { id: 's1', picture: { path: 'https://elsewhere.example/x' } }],
  });
  expect(content.hero).toHaveLength(1);
  expect(content.tiles).toEqual([{ label: 'Sarees', path: '/products', product: undefined }]);
  expect(content.stories).toMatchObject([{ id: 's1', picture: null }]);
});

test('is empty when the answer has nothing', () => {
  expect(readHomeContent({})).toEqual({
    hero: [],
    tiles: [],
    sarees: [],
    featured: [],
    stories: [],
  });
});
