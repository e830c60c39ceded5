import type { Page } from 'playwright-core';

/**
 * Visits pages with several people in parallel, since most of the time is waiting. @param checkPage checks one page
 * @returns all results
 */
export async function visitInParallel(
  people: readonly Page[],
  routes: readonly string[],
  checkPage: (page: Page, route: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const left = [...routes];
  const walk = async (page: Page) => {
    const results: string[] = [];
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      results.push(...(await checkPage(page, route)));
    }
    return results;
  };
  return (await Promise.all(people.map(walk))).flat();
}
