import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';

import { TEMPLATE } from './template.tsx';

const COMPILED = new URL('../src/mail/template.json', import.meta.url);

/** The template's blocks as HTML, by name. */
export function compiledTemplate(): Record<string, string> {
  const compiled: Record<string, string> = {};
  for (const [name, block] of Object.entries(TEMPLATE)) {
    compiled[name] = `${name === 'page' ? '<!doctype html>' : ''}${renderToStaticMarkup(block)}`;
  }
  return compiled;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  writeFileSync(COMPILED, `${JSON.stringify(compiledTemplate(), null, 2)}\n`);
}
