import { expect, test } from 'vitest';

import { html } from './html.ts';
import { table } from './table.ts';

test('escapes inserted text in elements and attributes', () => {
  const text = `<img src=x onerror="alert('1')"> & more`;
  expect(html`<p title="${text}">${text}</p>`.source).toBe(
    '<p title="&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; more">' +
      '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; more</p>',
  );
});

test('inserts HTML unchanged, joins lists and omits undefined', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  const list = html`<ul class="${undefined}">
    ${items}${0}
  </ul>`;
  expect(list.source.replace(/\s{2,}/g, '')).toBe(
    '<ul class=""><li>a</li><li>&#60;b&#62;</li>0</ul>',
  );
});

test('shows a sentence instead of a table without rows', () => {
  expect(table('Orders', [], [], 'No orders yet.').source).toContain('No orders yet.');
});

test('labels every table cell with its column, for phones', () => {
  const columns = [{ label: 'Name', cell: (row: { name: string }) => row.name }];
  const { source } = table('People', columns, [{ name: 'Meera' }], 'No people.');
  expect(source).toContain('<th scope="col">Name</th>');
  expect(source).toContain('<td class="words" data-label="Name">Meera</td>');
});
