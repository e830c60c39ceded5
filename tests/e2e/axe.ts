import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { PHONE } from './shop-browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { width: 1280, height: 800 };

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}

export async function findingsNow(
  page: Page,
  where: string,
  rules?: readonly string[],
): Promise<string[]> {
  // Added through the browser, so the page's own policy does not block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    const options = only ? { runOnly: { type: 'rule', values: only } } : {};
    return (await axe.run({ ...options, resultTypes: ['violations'] })).violations;
  }, rules);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id} (${help}) at ${target.join(' ')}`),
  );
}

export async function findingsInBothModes(page: Page, where: string): Promise<string[]> {
  await paint(page, 'light');
  const found = await findingsNow(page, `${where} light`);
  await paint(page, 'dark');
  found.push(...(await findingsNow(page, `${where} dark`, ['color-contrast'])));
  return found;
}

export async function findingsOnEveryScreen(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) found.push(`${where} is ${width} wide on ${viewport.width}`);
    found.push(...(await findingsInBothModes(page, `${where} ${viewport.width}`)));
  }
  return found;
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

function paint(page: Page, mode: 'light' | 'dark'): Promise<void> {
  return page.evaluate(
    (chosen) => document.documentElement.setAttribute('data-theme', chosen),
    mode,
  );
}
