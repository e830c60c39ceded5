import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';

const PICTURES = join(import.meta.dirname, '../../.cache/e2e');

/** Follows what a browser asks for; gives a function that says which addresses were not answered yet. */
export function followRequests(context: BrowserContext): () => string[] {
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
}

/** Where a journey that failed left a page: its address, what it shows and waits for, and the file of its picture. */
export async function leftAt(page: Page, name: string, unanswered: string[]): Promise<string> {
  mkdirSync(PICTURES, { recursive: true });
  const picture = join(PICTURES, `${name.replaceAll(/\W+/g, '-')}.png`);
  const seen = await page
    .screenshot({ path: picture, timeout: 5_000 })
    .then(() => picture)
    .catch((error: unknown) => String(error));
  const words = await page
    .locator('body')
    .innerText({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return [
    `The journey ended at ${page.url()}, picture: ${seen}`,
    `not answered: ${unanswered.join(' ') || 'nothing'}`,
    `shown: ${words.replaceAll(/\s+/g, ' ').slice(0, 400)}`,
  ].join('\n');
}
