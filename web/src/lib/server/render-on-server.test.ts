import type { PageSources } from '@kargha/domain/settings/page-renderer';
import { expect, test, vi } from 'vitest';

import { pageSources, renderWhole, resetOnServer, waitOnServer } from './render-on-server.ts';

const SOURCES = { api: (path: string) => Promise.resolve({ path }) } as unknown as PageSources;

let known: unknown;
resetOnServer(() => (known = undefined));

function page(path: string): () => Promise<string> {
  return () => {
    const read = async () => {
      known = await pageSources().api(path);
    };
    if (known === undefined) waitOnServer(read);
    return Promise.resolve(JSON.stringify(known ?? 'loading'));
  };
}

test('renders again until nothing is missing', async () => {
  expect(await renderWhole(SOURCES, page('/stories'))).toBe('{"path":"/stories"}');
});

test('renders pages one after the other, each without the state of the last', async () => {
  const paths = ['/a', '/b', '/c'];
  const pages = await Promise.all(paths.map((path) => renderWhole(SOURCES, page(path))));
  expect(pages).toEqual(paths.map((path) => JSON.stringify({ path })));
});

test('fails a page whose source fails, or that is never complete, and renders the next', async () => {
  const failing = { api: () => Promise.reject(new Error('unreachable')) } as unknown as PageSources;
  await expect(renderWhole(failing, page('/a'))).rejects.toThrow('unreachable');
  const render = vi.fn(() => {
    waitOnServer(() => Promise.resolve());
    return Promise.resolve('');
  });
  await expect(renderWhole(SOURCES, render)).rejects.toThrow('never complete');
  expect(await renderWhole(SOURCES, page('/b'))).toBe('{"path":"/b"}');
});
