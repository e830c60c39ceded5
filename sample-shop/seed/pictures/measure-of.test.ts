import { expect, test } from 'vitest';

import { entryOf } from '../catalogue/catalogue.ts';
import { measureOf } from './measure-of.ts';

test.each([
  ['sanganer-block-print-bedsheet-poppy', 274],
  ['ajrakhpur-ajrakh-kurta-indigo', 104],
  ['kot-jewar-blue-pottery-bowl', 22],
  ['panchmura-terracotta-horse', 38],
  ['jaipur-lac-bangles-gulal', 5.7],
  ['cuttack-silver-filigree-earrings-kadamba', 4.2],
  ['nagaland-bead-necklace-disc', 6],
  ['kannur-corporate-conference-tote', 42],
])('%s is drawn by its length of %d cm', (id, cm) => {
  expect(measureOf(entryOf(id))).toBeCloseTo(cm);
});
