import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** The rules of accessibility that a page or frame breaks (axe-core), and where. */
export async function accessibilityViolations(view: Page | Frame): Promise<string[]> {
  await view.evaluate(axe.source);
  const { violations } = await view.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

/** Whether a reader would have to scroll sideways. */
export function overflowsHorizontally(view: Page | Frame): Promise<boolean> {
  return view.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** The widths and colours in which every page of the suite must be usable. */
export const SCREEN_VARIANTS = [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const;
