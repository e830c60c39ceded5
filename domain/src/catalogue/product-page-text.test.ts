import { expect, test } from 'vitest';

import { pageDescriptionOf, pageTitleOf } from './product-page-text.ts';

test('uses the SEO text, or else the title and description', () => {
  const own = { title: 'Muga saree', description: 'Golden silk.' };
  const written = { searchTitle: 'Muga saree from Sualkuchi', searchDescription: 'From Assam.' };
  expect(pageTitleOf({ ...own, ...written })).toBe('Muga saree from Sualkuchi');
  expect(pageDescriptionOf({ ...own, ...written })).toBe('From Assam.');
  const silent = { searchTitle: ' ', searchDescription: '' };
  expect(pageTitleOf({ ...own, ...silent })).toBe('Muga saree');
  expect(pageDescriptionOf({ ...own, ...silent })).toBe('Golden silk.');
});

test('shortens a description to whole words for search results', () => {
  const of = (description: string) => pageDescriptionOf({ searchDescription: '', description });
  expect(of('Two\n\n lines ')).toBe('Two lines');
  const exact = `${'word '.repeat(31)}words`;
  expect(exact).toHaveLength(160);
  expect(of(exact)).toBe(exact);
  const long = of(`${exact} and more`);
  expect(long).toBe(`${'word '.repeat(31).trim()} …`);
  expect(of('x'.repeat(400))).toHaveLength(160);
});
