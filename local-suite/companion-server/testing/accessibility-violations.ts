import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** Returns the axe-core violations of a page or frame, with the HTML they were found in. */
export async function accessibilityViolations(view: Page | Frame): Promise<string[]> {
  await view.evaluate(axe.source);
  const { violations } = await view.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

export function overflowsHorizontally(view: Page | Frame): Promise<boolean> {
  return view.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** Every page of the suite must work at these widths and in these colour schemes. */
export const SCREEN_VARIANTS = [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const;
