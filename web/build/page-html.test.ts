import { expect, test } from 'vitest';

import { inlineStyleSheet, pageHtml } from './page-html.ts';

const TEMPLATE =
  '<html><head><title>Kargha</title><script type="module" crossorigin src="/assets/index.js"></script>' +
  '</head><body><div id="root"></div></body></html>';

test('puts title, styles and scripts of a prerendered page into the head', () => {
  const page = pageHtml(TEMPLATE, {
    html: '<title>About · Kargha</title><meta name="description" content="a &gt; b"><h1>About</h1>',
    styles: [{ file: 'assets/about.css', text: 'h1{color:red}\n' }],
    address: '/about',
    scripts: ['assets/about.js'],
  });
  expect(page).toBe(
    '<html><head><title data-served>About · Kargha</title>' +
      '<meta data-served name="description" content="a &gt; b">' +
      '<style>h1{color:red}</style><link rel="stylesheet" href="/assets/about.css" disabled></head>' +
      '<body><div id="root" data-page="/about" data-scripts="/assets/index.js /assets/about.js"><h1>About</h1></div></body></html>',
  );
});

test('keeps the shop’s title for a frame without an address', () => {
  const page = pageHtml(TEMPLATE, { html: '<p>$& $1</p>', styles: [], scripts: [] });
  expect(page).toContain('<title>Kargha</title>');
  expect(page).toContain('<div id="root" data-scripts="/assets/index.js"><p>$& $1</p></div>');
});

test('inlines the style sheet', () => {
  const html =
    '<link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="icon" href="/b">';
  expect(inlineStyleSheet(html, (file) => `/* ${file} */\n`)).toBe(
    '<style>/* assets/a.css */</style><link rel="stylesheet" href="/assets/a.css" disabled>' +
      '<link rel="icon" href="/b">',
  );
});
