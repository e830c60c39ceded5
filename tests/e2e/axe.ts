import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';

import { TRIES_ALL_CASES } from '../soak/case-count.ts';
import { PHONE } from './shop-browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { width: 1280, height: 800 };

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}

export async function findingsNow(page: Page, where: string): Promise<string[]> {
  // Added through the browser, so the page's own policy does not block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id} (${help}) at ${target.join(' ')}`),
  );
}

export interface Look {
  viewport: ViewportSize;
  colours: 'light' | 'dark';
}

/** Each look is the opposite of the one at the same place from the end. */
export const LOOKS: readonly Look[] = [PHONE, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colours) => ({ viewport, colours })),
);

/**
 * The looks in which a page is checked: all in `npm run test:soak`; in `npm test` two opposite ones, which differ from
 * page to page.
 */
export function chooseLooks<AnyLook>(looks: readonly AnyLook[], pageNumber: number): AnyLook[] {
  if (TRIES_ALL_CASES) return [...looks];
  const pair = pageNumber % (looks.length / 2);
  return looks.filter((_, at) => at === pair || at === looks.length - 1 - pair);
}

export async function findingsIn(page: Page, look: Look, where: string): Promise<string[]> {
  const { viewport, colours } = look;
  const found = await overflowAt(page, viewport, where);
  await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), colours);
  return [...found, ...(await findingsNow(page, `${where} ${viewport.width} ${colours}`))];
}

export async function findingsInLooks(
  page: Page,
  where: string,
  pageNumber: number,
): Promise<string[]> {
  const found: string[] = [];
  for (const look of chooseLooks(LOOKS, pageNumber)) {
    found.push(...(await findingsIn(page, look, where)));
  }
  return found;
}

export async function overflowAt(
  page: Page,
  viewport: ViewportSize,
  where: string,
): Promise<string[]> {
  await page.setViewportSize(viewport);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > viewport.width ? [`${where} is ${width} wide on ${viewport.width}`] : [];
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findingsNow(page, page.url())).toEqual([]);
}

/** Disables colour transitions, which would give wrong contrasts. Call once per loaded page. */
export async function stopColours(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { transition: none !important; }' });
}

export function waitUntilSettled(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle', { timeout: 6_000 }).catch(() => undefined);
}
