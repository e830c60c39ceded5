import { expect, test } from 'vitest';

import { productInputSchema, readProductUpdate } from './product-input.ts';
import { isVerified, type TrustMark } from './provenance.ts';
import {
  checkedMarks,
  MARK_TWICE,
  MARK_WITHOUT_PROOF,
  allowsMarks,
  SILK_MARK_REFUSED,
  type MarkInput,
} from './trust-mark-input.ts';

const MEERA = { by: 'meera', at: new Date('2026-11-20') };
const ASHA = { by: 'asha', at: new Date('2026-11-22') };

const label = (fields: Partial<MarkInput> = {}): MarkInput => ({
  scheme: 'handloom_mark',
  labelNo: 'HM-104',
  authorisedUser: '',
  giName: '',
  verifyUrl: '',
  checked: false,
  ...fields,
});

const read = async (...marks: object[]) => (await readProductUpdate({ marks })).marks;

test('ignores who verified a mark and when in the request', async () => {
  const [mark] = (await read({ ...label(), verifiedBy: 'Me', verifiedAt: new Date() })) ?? [];
  expect(mark).toEqual(label());
  expect(checkedMarks([label()], [], MEERA).map(isVerified)).toEqual([false]);
});

test('records the user who verified a mark while it is unchanged', () => {
  const first = checkedMarks([label({ checked: true })], [], MEERA);
  expect(first).toMatchObject([{ verifiedBy: 'meera', verifiedAt: MEERA.at }]);
  expect(checkedMarks([label({ checked: true })], first, ASHA)).toEqual(first);
});

test.each<Partial<MarkInput>>([
  { labelNo: 'HM-105' },
  { scheme: 'india_handloom' },
  { authorisedUser: 'Weavers of Kaithun' },
  { giName: 'Kota Doria' },
  { verifyUrl: 'https://example.org/HM-104' },
])('marks an edited mark as unchecked, or checks it again: %j', (changed) => {
  const known = checkedMarks([label({ checked: true })], [], MEERA);
  expect(checkedMarks([label(changed)], known, ASHA).map(isVerified)).toEqual([false]);
  expect(checkedMarks([label({ ...changed, checked: true })], known, ASHA)).toMatchObject([
    { verifiedBy: 'asha', verifiedAt: ASHA.at },
  ]);
});

test('removes the verification when it is unticked', () => {
  const known: TrustMark[] = checkedMarks([label({ checked: true })], [], MEERA);
  expect(checkedMarks([label()], known, ASHA)).toMatchObject([
    { verifiedBy: '', verifiedAt: null },
  ]);
});

test('requires a number or authorised user, a safe link and unique marks', async () => {
  await expect(read(label({ labelNo: ' ' }))).rejects.toThrow(MARK_WITHOUT_PROOF);
  expect(await read(label({ labelNo: '', authorisedUser: 'Weavers of Kaithun' }))).toHaveLength(1);
  await expect(read(label({ verifyUrl: 'http://example.org' }))).rejects.toThrow('https://');
  await expect(read(label({ verifyUrl: 'javascript:alert(1)' }))).rejects.toThrow('https://');
  await expect(read(label(), label({ labelNo: 'HM-105' }))).rejects.toThrow(MARK_TWICE);
  await expect(read({ ...label(), scheme: 'made_up' })).rejects.toThrow('Choose a scheme.');
});

const silk = label({ scheme: 'silk_mark', labelNo: 'SM-1' });
const of = (...names: string[]) => ({ fibre: names.map((name) => ({ name, percent: 1 })) });

test.each(['Mulberry silk', 'Muga', 'Tested zari'])('accepts a Silk Mark with %s', (fibre) => {
  expect(allowsMarks([silk], of('Silk', fibre))).toBe(true);
});

test.each(['Cotton', 'Viscose art silk', 'Silk-cotton', 'Polyester', 'Metal thread'])(
  'rejects a Silk Mark with %s',
  (fibre) => {
    expect(allowsMarks([silk], of('Silk', fibre))).toBe(false);
    expect(allowsMarks([label()], of('Silk', fibre))).toBe(true);
  },
);

test('rejects a new Silk Mark on cotton and accepts it for an unknown fibre', async () => {
  const saree = {
    title: 'Saree',
    description: 'Woven.',
    category: 'women',
    productCollection: 'saree',
    price: 4500,
    marks: [silk],
  };
  const provenance = { fibre: [{ name: 'Cotton', percent: 100 }] };
  await expect(productInputSchema.validate({ ...saree, provenance })).rejects.toThrow(
    SILK_MARK_REFUSED,
  );
  expect((await productInputSchema.validate(saree)).marks).toHaveLength(1);
});
