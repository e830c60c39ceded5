import type { Plugin, Rolldown } from 'vite';

import { isBrowserBuild } from './browser-build.ts';
import { chunkGroups, withImports, type SourceFile, type WeightedPage } from './chunk-groups.ts';
import { FIRST_VIEWS } from './first-view.ts';

/** What the routes of shop and back office load as pages, besides the pages that are measured. */
const ROUTES = /[\\/]src[\\/]app[\\/](?:routes\.tsx|lazy-pages\.ts|admin[\\/][^.]*\.tsx?)$/;

/** Of a page that is not measured. */
const LITTLE = 0.05;

/** How many bytes of minified and compressed script come from a byte of source without comments and indentation. */
const BYTES_PER_SOURCE_BYTE = 0.25;

/**
 * Decides which files are downloaded together, from what each page imports: see `chunkGroups`. The shop's frame, which
 * every page needs, is one chunk.
 */
export function pageChunks(): Plugin {
  const chunkOf = new Map<string, string>();
  return {
    name: 'kargha:page-chunks',
    // The server renders from another bundle.
    apply: isBrowserBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', tags: ['$initial'] },
                {
                  debugName: 'pages',
                  name: (id) => chunkOf.get(id) ?? null,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      const files = new Map(modules.map((module) => [module.id, sourceFile(module)]));
      const entries = modules.filter(({ isEntry }) => isEntry).map(({ id }) => id);
      chunkOf.clear();
      for (const group of chunkGroups(files, withImports(files, entries), pagesOf(modules))) {
        const name = unusedName(group.files, new Set(chunkOf.values()));
        for (const id of group.files) chunkOf.set(id, name);
      }
    },
  };
}

function pagesOf(modules: readonly Rolldown.ModuleInfo[]): WeightedPage[] {
  const measured = FIRST_VIEWS.map(({ source }) => {
    const page = modules.find(({ id }) => id.endsWith(`/${source}`));
    if (!page) throw new Error(`No page imports ${source}.`);
    return page.id;
  });
  const others = modules
    .filter(({ id }) => ROUTES.test(id))
    .flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds);
  const weights = new Map([
    ...others.map((id) => [id, LITTLE] as const),
    ...measured.map((id) => [id, 1] as const),
  ]);
  return [...weights].map(([file, weight]) => ({ file, weight }));
}

function sourceFile({ importedIds, code }: Rolldown.ModuleInfo): SourceFile {
  const text = (code ?? '')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
  return { imports: importedIds, bytes: text.length * BYTES_PER_SOURCE_BYTE };
}

/** After a file, so that the same chunk keeps its name from build to build; groups of one name would be one chunk. */
function unusedName(files: readonly string[], used: ReadonlySet<string>): string {
  const first = files.map((id) => id.replace(/\?.*/, '')).toSorted()[0] ?? '';
  const name = /([\w-]+)(?:\.\w+)*$/.exec(first)?.[1] ?? 'shared';
  if (!used.has(name)) return name;
  let number = 2;
  while (used.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
