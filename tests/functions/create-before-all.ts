import { beforeAll } from 'vitest';

/** Makes something before the tests of a file; what is given back has its fields once they run. */
export function createBeforeAll<Thing extends object>(make: () => Promise<Thing>): Thing {
  const thing = {} as Thing;
  beforeAll(async () => {
    Object.assign(thing, await make());
  });
  return thing;
}
