import { readFileSync } from 'node:fs';

/** Replaces bundled-script.ts in the npm package, where build.mjs puts the files of the window next to the program. */
export function scriptOf(entry: string): string {
  return readFileSync(fileOf(`${entry}.js`), 'utf8');
}

export function fileOf(name: string): URL {
  return new URL(`./checkout-window/${name}`, import.meta.url);
}
