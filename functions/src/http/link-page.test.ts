import { expect, test } from 'vitest';

import { linkPage } from './link-page.ts';

const TEXTS = {
  title: 'Stop <b>',
  question: ['Stop?', 'बंद करें?'],
  button: ['Stop', 'बंद करें'],
} as const;

test('posts the token to the given address', () => {
  const html = linkPage('/api/newsletter/unsubscribe', 'abc.123', TEXTS);
  expect(html).toContain('<form method="post" action="/api/newsletter/unsubscribe">');
  expect(html).toContain('name="token" value="abc.123"');
  expect(html).toContain('<p lang="hi">बंद करें?</p>');
});

test('escapes a token and texts with markup, and runs no scripts', () => {
  const html = linkPage('/api/x', '"><script>alert(1)</script>', TEXTS);
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
});
