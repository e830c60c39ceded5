import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');

/** Another set of files changes the worker, so that browsers update it. */
export function serviceWorkerText(fileNames: readonly string[]): string {
  const version = createHash('sha256')
    .update([...fileNames].sort().join('\n'))
    .digest('hex');
  return SOURCE.replace('__VERSION__', version.slice(0, 12));
}

export function serviceWorker(): Plugin {
  return {
    name: 'kargha:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = serviceWorkerText(Object.keys(bundle));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
