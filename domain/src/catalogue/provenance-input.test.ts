import { expect, test } from 'vitest';

import { FIBRES_WRONG } from './fibre-text.ts';
import { productInputSchema, readProductUpdate } from './product-input.ts';
import { FIBRES_NOT_WHOLE } from './provenance-input.ts';

const SAREE = {
  title: 'Sualkuchi saree',
  description: 'Muga on a throw-shuttle loom.',
  category: 'women',
  productCollection: 'saree',
  price: 14_500,
};

const read = async (provenance: unknown) => (await readProductUpdate({ provenance })).provenance;

test('keeps given provenance fields and leaves others unknown', async () => {
  const input = { craft: ' Sualkuchi silk ', cluster: 'Sualkuchi', state: 'assam' };
  expect(await read({ ...input, handHours: 190, madeUp: 'x' })).toEqual({
    craft: 'Sualkuchi silk',
    weave: '',
    cluster: 'Sualkuchi',
    district: '',
    state: 'Assam',
    artisan: '',
    loomType: '',
    fibre: [],
    zari: '',
    dye: '',
    handHours: 190,
    lengthM: 0,
    widthCm: 0,
    weightGsm: 0,
    blousePiece: false,
    dimensions: '',
    care: '',
  });
});

test('treats an empty provenance as none', async () => {
  const silent = { craft: ' ', state: '', fibre: [], handHours: 0, blousePiece: false };
  expect(await read(silent)).toBeNull();
  expect(await read(null)).toBeNull();
});

test('starts without provenance and marks, and keeps them on updates that omit them', async () => {
  expect(await productInputSchema.validate(SAREE)).toMatchObject({ provenance: null, marks: [] });
  expect(Object.keys(await readProductUpdate({ title: 'Saree' }))).toEqual(['title']);
});

test('requires fibres with names and shares that add up to 100 %', async () => {
  const fibre = (...shares: [string, unknown][]) =>
    read({ fibre: shares.map(([name, percent]) => ({ name, percent })) });
  const thirds = await fibre(['Cotton', 33.33], ['Silk', 33.33], ['Wool', 33.33]);
  expect(thirds?.fibre).toHaveLength(3);
  await expect(fibre(['Cotton', 80], ['Silk', 30])).rejects.toThrow(FIBRES_NOT_WHOLE);
  await expect(fibre(['Cotton', 80])).rejects.toThrow(FIBRES_NOT_WHOLE);
  await expect(fibre(['Cotton', Number.NaN])).rejects.toThrow(FIBRES_WRONG);
  await expect(fibre(['Cotton 50; Silk', 100])).rejects.toThrow(FIBRES_WRONG);
  await expect(fibre(['Cotton', 120], ['Silk', -20])).rejects.toThrow();
});

test.each([
  [{ state: 'Atlantis' }, 'Choose a state or union territory of India.'],
  [{ craft: 'x'.repeat(101) }, 'The craft can have at most 100 characters.'],
  [{ handHours: -1 }, 'The hours of handwork must be at least 0.'],
  [{ widthCm: 'wide' }, 'The width must be a number.'],
])('rejects %j', async (provenance, sentence) => {
  await expect(read(provenance)).rejects.toThrow(sentence);
});
