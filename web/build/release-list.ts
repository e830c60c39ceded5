import type { Plugin } from 'vite';

const FOLDER = 'assets/';

export function releaseList(fileNames: readonly string[]): string {
  const assets = fileNames
    .filter((name) => name.startsWith(FOLDER))
    .map((name) => name.slice(FOLDER.length));
  return `${JSON.stringify({ assets: assets.sort() })}\n`;
}

/**
 * Writes `release.json`. The next deployment keeps these files for pages that are still open
 * (tools/deploy/carry-over-assets.ts).
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
