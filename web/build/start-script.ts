import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PLACE = '<script data-start></script>';

/** The script that runs before the first paint, as it stands in every page: without comments and indents. */
const START_SCRIPT = readFileSync(join(import.meta.dirname, 'start-script.js'), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n');

/** How the content security policy names that script: it allows no other one to stand in a page. */
export const START_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`;

/** Puts the script into the page: a file of its own would hold up the first paint for one more round trip. */
export function inlineStartScript(): Plugin {
  return {
    name: 'kargha:start-script',
    transformIndexHtml: (html) => html.replace(PLACE, () => `<script>${START_SCRIPT}</script>`),
  };
}
