import type { Page } from 'playwright-core';

/**
 * Takes several people through a list of pages, each to the next one that nobody has been to: much of a visit is
 * waiting for the page to come to rest.
 * @param look what to do on a page, and what there is to say of it
 * @returns all that was said
 */
export async function visitInParallel(
  people: readonly Page[],
  routes: readonly string[],
  look: (page: Page, route: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const left = [...routes];
  const walk = async (page: Page) => {
    const said: string[] = [];
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      said.push(...(await look(page, route)));
    }
    return said;
  };
  return (await Promise.all(people.map(walk))).flat();
}
