import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PLACE = '<script data-start></script>';

/** Runs before the first paint, without comments and indentation. */
const START_SCRIPT = readFileSync(join(import.meta.dirname, 'start-script.js'), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n');

/** Links that are touched are fetched ahead until the app has started, which then does the same without documents. */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        href_matches: ['/products*', '/collections/*', '/stories/*', '/policies', '/hi*'],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The hashes for the content security policy, which allows no other inline script. */
export const INLINE_SOURCES = [START_SCRIPT, SPECULATION_RULES].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

const RULES = `<script type="speculationrules" data-speculation>${SPECULATION_RULES}</script>`;

/** A separate file would delay the first paint by a round trip. */
export function inlineStartScript(): Plugin {
  return {
    name: 'kargha:start-script',
    transformIndexHtml: (html) =>
      html.replace(PLACE, () => `<script>${START_SCRIPT}</script>${RULES}`),
  };
}
