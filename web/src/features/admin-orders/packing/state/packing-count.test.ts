import { expect, test } from 'vitest';

import type { PackingLine } from '@kargha/domain/orders/packing-endpoints';

import { countOne, missingUnits, scanPiece } from './packing-count.ts';

const line = (key: string, fields: Partial<PackingLine> = {}): PackingLine => ({
  ...{ key, title: key, measurements: '', giftNote: '', image: '' },
  ...{ sku: '', barcode: '', quantity: 1 },
  ...fields,
});

const KURTA = line('kurta', { sku: 'KUR-M', barcode: '8901234567894', quantity: 2 });
const SAREE = line('saree', { sku: 'SAR-1' });

test('counts a piece by its bar code or its SKU, and not more than were ordered', () => {
  let counts = {};
  for (const code of ['8901234567894', ' kur-m ']) {
    const scan = scanPiece([KURTA, SAREE], counts, code);
    expect(scan).toMatchObject({ outcome: 'counted', line: KURTA });
    if (scan.outcome === 'counted') counts = scan.counts;
  }
  expect(counts).toEqual({ kurta: 2 });
  expect(scanPiece([KURTA, SAREE], counts, 'KUR-M')).toEqual({ outcome: 'enough', line: KURTA });
  expect(missingUnits([KURTA, SAREE], counts)).toBe(1);
});

test('does not count another size, a part of a code or nothing', () => {
  for (const code of ['KUR-L', '890123456789', 'KUR', '', ' '])
    expect(scanPiece([KURTA, line('custom')], {}, code), code).toEqual({ outcome: 'wrong' });
});

test('counts the open line when two lines have the same code', () => {
  const stitched = line('stitched', { sku: 'SAR-1' });
  const counts = countOne({}, SAREE);
  expect(scanPiece([SAREE, stitched], counts, 'SAR-1')).toMatchObject({ line: stitched });
});

test('reads an EAN with and without its first 0', () => {
  const towel = line('towel', { barcode: '0012345678905' });
  expect(scanPiece([towel], {}, '012345678905')).toMatchObject({ outcome: 'counted' });
});
