import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';

const PICTURES = join(import.meta.dirname, '../../.cache/e2e');

/** Follows what a browser asks for; gives a function that says which addresses were not answered yet. */
export function trackRequests(context: BrowserContext): () => string[] {
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
}

/** Has each page remember what it felt: presses with what they met, scrolling, and when it was painted and loaded. */
export async function recordInput(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const felt: string[] = [];
    Object.assign(window, { karghaFelt: felt });
    const note = (what: string) => {
      felt.push(`${Math.round(performance.now())} ${what}`);
      if (felt.length > 40) felt.shift();
    };
    const names = [
      'pointerdown',
      'pointerup',
      'click',
      'change',
      'scroll',
      'load',
      'blur',
      'focus',
    ];
    for (const name of names) {
      window.addEventListener(name, (event) => note(`${name} ${metBy(event)}`), true);
    }
    function metBy({ target, isTrusted }: Event): string {
      const page = `at ${Math.round(window.scrollY)} of ${document.documentElement.scrollHeight}`;
      if (!(target instanceof Element)) return page;
      const words = target.getAttribute('aria-label') ?? target.textContent;
      const hand = isTrusted ? '' : ' by script';
      return `${target.tagName} ${words.trim().slice(0, 30)} ${page}${hand}`;
    }
  });
}

/** Where a journey that failed left a page: its address, what it shows and waits for, and the file of its picture. */
export async function describePage(page: Page, name: string, unanswered: string[]): Promise<string> {
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
  const felt = await page
    .evaluate(() => (window as { karghaFelt?: string[] }).karghaFelt?.join('\n  '))
    .catch((error: unknown) => String(error));
  return [
    `The journey ended at ${page.url()}, picture: ${seen}`,
    `not answered: ${unanswered.join(' ') || 'nothing'}`,
    `felt:\n  ${felt ?? 'nothing'}`,
    `shown: ${words.replaceAll(/\s+/g, ' ').slice(0, 400)}`,
  ].join('\n');
}
