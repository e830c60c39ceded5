import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

import { fileOf, scriptOf } from './bundled-script.ts';

/** Only pages on this machine may embed the frame, and it runs only its own script. */
const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src http: https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://127.0.0.1:* http://localhost:*',
].join('; ');

interface CheckoutFile {
  type: string;
  read: () => string;
}

const FILES: Partial<Record<string, CheckoutFile>> = {
  '/v1/checkout.js': { type: 'text/javascript', read: () => scriptOf('checkout') },
  '/v1/checkout/frame.js': { type: 'text/javascript', read: () => scriptOf('frame') },
  '/v1/checkout/frame.css': { type: 'text/css', read: () => source('frame.css') },
  '/v1/checkout/frame': { type: 'text/html', read: () => source('frame.html') },
};

/** Cached by path: the files do not change while the sandbox runs. */
const contents = new Map<string, string>();

/** Returns false if there is no such file. */
export function answerCheckoutFile(pathname: string, response: ServerResponse): boolean {
  const file = FILES[pathname];
  if (file === undefined) return false;
  const content = contents.get(pathname) ?? file.read();
  contents.set(pathname, content);
  response.writeHead(200, {
    'content-type': `${file.type}; charset=utf-8`,
    'content-security-policy': FRAME_POLICY,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  response.end(content);
  return true;
}

function source(name: string): string {
  return readFileSync(fileOf(name), 'utf8');
}
