import { beforeAll } from 'vitest';

/** Creates something before the tests of a file; the returned object has its fields once the tests run. */
export function createBeforeAll<Thing extends object>(make: () => Promise<Thing>): Thing {
  const thing = {} as Thing;
  beforeAll(async () => {
    Object.assign(thing, await make());
  });
  return thing;
}
