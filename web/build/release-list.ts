import type { Plugin } from 'vite';

const FOLDER = 'assets/';

/** The list of a build's own assets, by the names that they have in their folder. */
export function releaseList(fileNames: readonly string[]): string {
  const assets = fileNames
    .filter((name) => name.startsWith(FOLDER))
    .map((name) => name.slice(FOLDER.length));
  return `${JSON.stringify({ assets: assets.sort() })}\n`;
}

/**
 * Writes `release.json`: the next deployment reads it where the shop is open and carries these files along, because
 * pages that are open by then still ask for them (tools/deploy/carried-assets.ts).
 */
export function writeReleaseList(): Plugin {
  return {
    name: 'kargha:release-list',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = releaseList(Object.keys(bundle));
        this.emitFile({ type: 'asset', fileName: 'release.json', source });
      },
    },
  };
}
