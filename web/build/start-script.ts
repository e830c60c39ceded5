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

/** The hash for the content security policy, which allows no other inline script. */
export const START_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`;

/** A separate file would delay the first paint by a round trip. */
export function inlineStartScript(): Plugin {
  return {
    name: 'kargha:start-script',
    transformIndexHtml: (html) => html.replace(PLACE, () => `<script>${START_SCRIPT}</script>`),
  };
}
