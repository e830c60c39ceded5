import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

import { html } from './html.ts';
import type { Html } from './html.ts';

export const STYLESHEET_PATH = '/style.css';

export interface Page {
  title: string;
  body: Html;
  status?: number;
  /** Content security policy directives that replace or extend the default ones. */
  policy?: Readonly<Record<string, string>>;
}

/** No scripts, forms only to the page's own server, no framing by other sites. */
const DEFAULT_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': 'data:',
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** An inline icon, so that browsers don't request /favicon.ico. */
const NO_ICON = 'data:,';

export function answerPage(response: ServerResponse, page: Page): void {
  const policy = Object.entries({ ...DEFAULT_POLICY, ...page.policy })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
  response.writeHead(page.status ?? 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
  response.end(`<!doctype html>\n${documentOf(page).source}`);
}

export function answerStylesheet(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' });
  response.end(readFileSync(new URL('./page.css', import.meta.url), 'utf8'));
}

export function answerSeeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}

function documentOf({ title, body }: Page): Html {
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <link rel="icon" href="${NO_ICON}" />
      <link rel="stylesheet" href="${STYLESHEET_PATH}" />
    </head>
    <body>
      ${body}
    </body>
  </html> `;
}
