import type { Plugin } from 'vite';

import { isBrowserBuild } from './browser-build.ts';

/** Traces of the local suite, which a public build must not contain. */
const LOCAL_SIGNS = [
  /127\.0\.0\.1/,
  /\[::1\]/,
  /0\.0\.0\.0/,
  /\blocalhost:\d/,
  /\bdemo-kargha\b/,
  /:(?:8080|9099|9199|4100|4101|5001)\b/,
];

interface BuiltFile {
  fileName: string;
  text: string;
}

export function findLocalHosts(files: readonly BuiltFile[]): string[] {
  return files.flatMap(({ fileName, text }) =>
    LOCAL_SIGNS.flatMap((sign) => {
      const found = sign.exec(text);
      return found ? [`${fileName} contains '${found[0]}'`] : [];
    }),
  );
}

/** Of the browser's files. The renderer of pages stays on the server, and the Firebase SDK in it names local hosts. */
export function forbidLocalHosts(): Plugin {
  return {
    name: 'kargha:forbid-local-hosts',
    apply: isBrowserBuild,
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).map((output) => ({
        fileName: output.fileName,
        text: output.type === 'chunk' ? output.code : String(output.source),
      }));
      const found = findLocalHosts(files);
      if (found.length > 0) {
        this.error(`This build would reach the local suite:\n${found.join('\n')}`);
      }
    },
  };
}
