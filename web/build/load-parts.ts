import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const VITES_LOADER = /vite\/preload-helper\.js$/;

const LOADER = readFileSync(join(import.meta.dirname, 'load-parts.js'), 'utf8');

/**
 * Parts of the shop load so that a failed download can be repeated: see load-parts.js. Each part begins with a list of
 * the files that it needs. Where parts are imported, such lists would take 2 kB of each first view.
 */
export function loadParts(): Plugin {
  return {
    name: 'kargha:load-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Not in the page, whose start script fetches its scripts after the first paint.
          resolveDependencies: (file, _needed, { hostType }) => (hostType === 'js' ? [file] : []),
        },
      },
    }),
    load: { filter: { id: VITES_LOADER }, handler: () => LOADER },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const parts = partFiles(bundle);
        for (const chunk of chunksOf(bundle)) {
          chunk.code = nameOnlyParts(chunk.code);
          const files = parts.has(chunk.fileName) ? neededFiles(bundle, chunk) : [];
          if (files.length > 0) chunk.code = `/*${files.join(' ')}*/${chunk.code}`;
        }
      },
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** What some chunk loads as a part. A shared chunk is no entry, but can be a part, too. */
export function partFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  return new Set(chunksOf(bundle).flatMap(({ dynamicImports }) => dynamicImports));
}

const VITES_LIST = /^const __vite__mapDeps=.*?(\[.*?\]).*\n/;

/** Vite lists the styles of imported parts with them. */
export function nameOnlyParts(code: string): string {
  const files = JSON.parse(VITES_LIST.exec(code)?.[1] ?? '[]') as string[];
  const named = code
    .replace(VITES_LIST, '')
    .replaceAll(/__vite__mapDeps\(\[(\d+)[\d,]*\]\)/g, (_, index: string) =>
      JSON.stringify(files[Number(index)]),
    );
  if (named.includes('__vite__mapDeps')) throw new Error('Vite lists parts in another way.');
  return named;
}

/** The styles of a part, and the scripts and styles that it imports. The page has its entry already. */
export function neededFiles(bundle: Rolldown.OutputBundle, part: Rolldown.OutputChunk): string[] {
  const chunks = new Set([part]);
  for (const { imports } of chunks) {
    for (const file of imports) {
      const chunk = bundle[file];
      if (chunk?.type === 'chunk' && !chunk.isEntry) chunks.add(chunk);
    }
  }
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const scripts = [...chunks].map(({ fileName }) => fileName);
  return [...scripts.slice(1), ...styles];
}
