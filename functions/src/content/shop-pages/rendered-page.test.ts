import type { PageSources } from '@kargha/domain/settings/page-renderer';
import { expect, test, vi } from 'vitest';

import { inFrame, isMissing, pageRenderer } from './rendered-page.ts';

const FRAME =
  '<!doctype html><html lang="en"><head><title data-served>Kargha</title><style>a{}</style></head>' +
  '<body><div id="root" data-scripts="/a.js"><div>Loading</div></div></body></html>';

test('puts head, page and language into the frame, and keeps its styles and scripts', () => {
  const rendered = { head: '<title data-served>साड़ी $&</title>', body: '<h1>साड़ी $1</h1>' };
  expect(inFrame(FRAME, 'hi', rendered)).toBe(
    '<!doctype html><html lang="hi"><head><title data-served>साड़ी $&</title><style>a{}</style></head>' +
      '<body><div id="root" data-scripts="/a.js"><h1>साड़ी $1</h1></div></body></html>',
  );
});

test('knows a page that is missing from one that speaks of it', () => {
  expect(isMissing({ head: '<meta data-served name="robots" content="noindex"/>', body: '' })).toBe(
    true,
  );
  const words = 'name=&quot;robots&quot; content=&quot;noindex&quot;';
  expect(isMissing({ head: `<title>${words}</title>`, body: '' })).toBe(false);
});

test('leaves the page to the browser when it cannot be rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sources = {} as PageSources;
  const page = { address: '/products', language: 'en' } as const;
  const render = vi.fn(() => Promise.reject(new Error('no such chunk')));
  await expect(
    pageRenderer(sources, () => Promise.resolve({ renderPage: render }))(page),
  ).resolves.toBeUndefined();
  expect(render).toHaveBeenCalledWith(page, sources);
  await expect(
    pageRenderer(sources, () => Promise.reject(new Error('not built')))(page),
  ).resolves.toBeUndefined();
});
