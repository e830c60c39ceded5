import { expect, test } from 'vitest';

import { shardIdOf } from '@kargha/domain/catalogue/catalogue-index';
import type { Product } from '@kargha/domain/catalogue/product';

import { db, eventually } from '../ledger-fixtures.ts';
import {
  newSku,
  readAudit,
  exportRow,
  newImportId,
  readProduct,
  VALID_ROW,
  openProductImport,
} from '../product-import.ts';
import { signUp } from '../sample-people.ts';

const { shop, admin, bring } = openProductImport();

const FORM = {
  title: 'Sualkuchi saree',
  description: 'Golden without dye.',
  category: 'women',
  productCollection: 'saree',
  price: 14_500,
  quantity: 2,
  provenance: {
    craft: 'Assam handloom',
    weave: 'Extra weft buta',
    cluster: 'Sualkuchi',
    state: 'Assam',
    artisan: 'Weavers of Sualkuchi',
    fibre: [{ name: 'Muga silk', percent: 100 }],
  },
};
const LABEL = { scheme: 'silk_mark', labelNo: 'SM-104' };

const asAdmin = () => ({ token: admin.token });

async function made(fields: object = {}): Promise<Product> {
  const { status, body } = await shop.post('/products', { ...FORM, ...fields }, asAdmin());
  expect(status, JSON.stringify(body)).toBe(200);
  return body.product as Product;
}

const put = (id: string, changes: object, token = admin.token) =>
  shop.put(`/products/${id}`, changes, { token });

test('makes the provenance searchable, with facets for fabric, weave and region', async () => {
  const { _id } = await made({ title: `Saree ${newSku()}` });
  const entry = async () => {
    const shard = await db()
      .doc(`catalogueIndex/${shardIdOf(_id)}`)
      .get();
    return (shard.get('entries') as Record<string, object> | undefined)?.[_id];
  };
  await eventually(async () => (await entry()) !== undefined);
  expect(await entry()).toMatchObject({ region: 'Assam', fabrics: ['Silk'], weave: 'Brocade' });
  const { searchTokens, provenance } = await readProduct({ productId: _id });
  expect(searchTokens).toEqual(expect.arrayContaining(['sualkuchi', 'assam', 'muga']));
  expect(provenance).toMatchObject({ artisan: 'Weavers of Sualkuchi', zari: '', handHours: 0 });
});

test('keeps the provenance on unrelated edits, removes it with null, and logs both', async () => {
  const { _id } = await made({ marks: [LABEL] });
  await put(_id, { price: 15_000 });
  expect(await readProduct({ productId: _id })).toMatchObject({
    provenance: { state: 'Assam' },
    marks: [LABEL],
  });
  await put(_id, { provenance: { ...FORM.provenance, state: 'Meghalaya' } });
  expect((await readProduct({ productId: _id })).searchTokens).toContain('meghalaya');
  await put(_id, { provenance: null, marks: [] });
  expect(await readProduct({ productId: _id })).toMatchObject({ provenance: null, marks: [] });
  const changed = (await readAudit(_id)).filter(({ action }) => action === 'product.change');
  expect(changed.map(({ after }) => Object.keys(after as object).sort())).toEqual(
    expect.arrayContaining([['price'], ['provenance'], ['marks', 'provenance']]),
  );
});

test('sets who verified a mark and when on the server', async () => {
  const forged = { ...LABEL, verifiedBy: 'The Silk Board', verifiedAt: '2020-01-01T00:00:00Z' };
  const { _id, marks } = await made({ marks: [forged] });
  expect(marks).toMatchObject([{ ...LABEL, verifiedBy: '', verifiedAt: null }]);
  await put(_id, { marks: [forged] });
  expect((await readProduct({ productId: _id })).marks).toMatchObject([
    { verifiedBy: '', verifiedAt: null },
  ]);
  const { body } = await put(_id, { marks: [{ ...forged, checked: true }] });
  const [checked] = (body.product as { marks: { verifiedBy: string; verifiedAt: string }[] }).marks;
  expect(checked?.verifiedBy).toBe(admin.uid);
  expect(Math.abs(Date.parse(checked!.verifiedAt) - Date.now())).toBeLessThan(60_000);
  expect(checked).not.toHaveProperty('checked');
});

test('keeps the verification while the mark is unchanged', async () => {
  const { _id } = await made({ marks: [{ ...LABEL, checked: true }] });
  const [first] = (await readProduct({ productId: _id })).marks;
  const other = await signUp('admin');
  const marked = async (mark: object) => {
    expect((await put(_id, { marks: [mark] }, other.token)).status).toBe(200);
    return (await readProduct({ productId: _id })).marks[0];
  };
  expect(await marked({ ...LABEL, checked: true })).toEqual(first);
  expect(await marked({ ...LABEL, labelNo: 'SM-105' })).toMatchObject({ verifiedAt: null });
  expect(await marked({ ...LABEL, labelNo: 'SM-106', checked: true })).toMatchObject({
    verifiedBy: other.uid,
  });
});

test('rejects cotton with a Silk Mark in either order', async () => {
  const cotton = { provenance: { fibre: [{ name: 'Cotton', percent: 100 }] } };
  const refused = { status: 400, body: { code: 'invalid' } };
  expect(
    await shop.post('/products', { ...FORM, ...cotton, marks: [LABEL] }, asAdmin()),
  ).toMatchObject({ ...refused, body: { details: { 'marks[0].labelNo': expect.any(String) } } });
  const plain = await made(cotton);
  expect(await put(plain._id, { marks: [LABEL] })).toMatchObject(refused);
  const marked = await made({ marks: [LABEL] });
  expect(await put(marked._id, cotton)).toMatchObject(refused);
  const sheet = [{ ID: marked._id, Fibre: 'Cotton 100' }];
  expect(await bring(newImportId(), sheet)).toMatchObject([
    { result: 'refused', problem: expect.stringContaining('Silk Mark') },
  ]);
  expect((await readProduct({ productId: marked._id })).provenance).toMatchObject({
    fibre: [{ name: 'Muga silk', percent: 100 }],
  });
});

test('imports a provenance, changes one cell, and reimports an export unchanged', async () => {
  const row = { ...VALID_ROW, SKU: newSku(), Craft: 'Kota doria', State: 'rajasthan' };
  const [created] = await bring(newImportId(), [{ ...row, Fibre: 'Cotton 80; Silk 20' }]);
  expect(created).toMatchObject({ result: 'created', problem: '' });
  const [changed] = await bring(newImportId(), [{ SKU: row.SKU, Cluster: 'Kaithun' }]);
  expect(changed).toMatchObject({ result: 'changed', changes: ['Cluster'] });
  const product = await readProduct(created!);
  expect(product.provenance).toMatchObject({
    craft: 'Kota doria',
    cluster: 'Kaithun',
    state: 'Rajasthan',
    fibre: [
      { name: 'Cotton', percent: 80 },
      { name: 'Silk', percent: 20 },
    ],
  });
  expect(product.searchTokens).toContain('kaithun');
  const again = [exportRow(product), { SKU: row.SKU, Fibre: '80% Cotton, 20% Silk' }];
  for (const cells of again) {
    expect(await bring(newImportId(), [cells])).toMatchObject([{ result: 'unchanged', notes: [] }]);
  }
});
