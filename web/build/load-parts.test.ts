import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

import { loadParts, nameOnlyParts, neededFiles, partFiles } from './load-parts.ts';

const LOADER = readFileSync(join(import.meta.dirname, 'load-parts.js'), 'utf8');

type LoadPart = (load: () => Promise<unknown>, file?: string) => Promise<unknown>;

const CART = '/*assets/sums.js assets/cart.css*/export{};/* a comment */';

interface Link {
  href: string;
  rel: string;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

/** A page without `missing` files. */
function shopWithout(missing: Set<string>) {
  const links: Partial<Link>[] = [];
  const document = {
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: () => {
      const link: Partial<Link> = { remove: () => void links.splice(links.indexOf(link), 1) };
      return link;
    },
    head: {
      append: (link: Link) => {
        const answer = () => (missing.has(link.href) ? link.onerror() : link.onload());
        links.push(link);
        answer();
        // Another kind of link is another request.
        if (link.rel === 'modulepreload') answer();
      },
    },
  };
  const fetch = vi.fn((address: string) =>
    missing.has(address)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ ok: true, text: () => Promise.resolve(CART) }),
  );
  const text = `${LOADER.replace('export ', '')};__vitePreload`;
  const loadPart = runInNewContext(text, { document, fetch, setTimeout }) as LoadPart;
  return { links, fetch, loadPart };
}

const loadCart = () => Promise.resolve('the cart');

test('a part loads after all the files that it needs, and each file once', async () => {
  const { links, fetch, loadPart } = shopWithout(new Set());
  expect(await loadPart(loadCart, 'assets/cart.js')).toBe('the cart');
  expect(await loadPart(loadCart, 'assets/cart.js')).toBe('the cart');
  expect(fetch.mock.calls).toEqual([['/assets/cart.js']]);
  expect(links).toMatchObject([
    { href: '/assets/sums.js', rel: 'preload', as: 'script', crossOrigin: '' },
    { href: '/assets/cart.css', rel: 'stylesheet' },
  ]);
});

test.each(['cart.js', 'sums.js', 'cart.css'])(
  'after a failed download of %s, the next try asks for it again',
  async (file) => {
    const missing = new Set([`/assets/${file}`]);
    const { links, loadPart } = shopWithout(missing);
    const load = vi.fn(loadCart);
    await expect(loadPart(load, 'assets/cart.js')).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    missing.clear();
    expect(await loadPart(load, 'assets/cart.js')).toBe('the cart');
    expect(links.map(({ href }) => href).toSorted()).toEqual([
      '/assets/cart.css',
      '/assets/sums.js',
    ]);
  },
);

test('a part lists what it imports, without the page and the part itself', () => {
  const chunk = (fileName: string, imports: string[], styles: string[] = []) => ({
    type: 'chunk',
    fileName,
    imports,
    isEntry: fileName === 'index.js',
    viteMetadata: { importedCss: new Set(styles) },
  });
  const cart = chunk('cart.js', ['index.js', 'sums.js'], ['cart.css']);
  const bundle = {
    'index.js': chunk('index.js', [], ['index.css']),
    'cart.js': cart,
    'sums.js': chunk('sums.js', ['index.js', 'money.js'], ['sums.css']),
    'money.js': chunk('money.js', ['sums.js']),
  } as unknown as Rolldown.OutputBundle;
  expect(neededFiles(bundle, cart as unknown as Rolldown.OutputChunk)).toEqual([
    'sums.js',
    'money.js',
    'cart.css',
    'sums.css',
  ]);
});

test("an importer names only the part, in place of Vite's lists", () => {
  const code = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js","b.js","b.css"])))=>i.map(i=>d[i]);
load(()=>import("./a.js"),__vite__mapDeps([0]));load(()=>import("./b.js"),__vite__mapDeps([1,2]));`;
  expect(nameOnlyParts(code)).toBe(
    'load(()=>import("./a.js"),"a.js");load(()=>import("./b.js"),"b.js");',
  );
});

test('the page itself asks for no script: its start script does, after the first paint', () => {
  const { config } = loadParts() as unknown as { config: () => BuildConfig };
  const { resolveDependencies } = config().build.modulePreload;
  expect(resolveDependencies('index.js', ['shared.js'], { hostType: 'html' })).toEqual([]);
  expect(resolveDependencies('cart.js', ['shared.js'], { hostType: 'js' })).toEqual(['cart.js']);
});

interface BuildConfig {
  build: {
    modulePreload: {
      resolveDependencies: (file: string, needed: string[], at: { hostType: string }) => string[];
    };
  };
}

test('a chunk that others share is a part as soon as one of them loads it as such', () => {
  const chunk = (fileName: string, dynamicImports: string[]) => ({
    ...{ type: 'chunk', fileName, dynamicImports, isDynamicEntry: false },
  });
  const bundle = {
    'cart.js': chunk('cart.js', ['delivery.js']),
    'product.js': chunk('product.js', []),
    'delivery.js': chunk('delivery.js', []),
    'cart.css': { type: 'asset', fileName: 'cart.css' },
  } as unknown as Rolldown.OutputBundle;
  expect([...partFiles(bundle)]).toEqual(['delivery.js']);
});
