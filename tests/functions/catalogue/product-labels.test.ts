import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { newImportId, newSku, openProductImport, VALID_ROW } from '../product-import.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

const { shop, admin, bring } = openProductImport();
const asAdmin = () => ({ token: admin.token });

const LABEL = {
  mrp: 3000,
  netQuantity: '2 pieces',
  makerKind: 'importer',
  makerName: 'Himal Imports',
  makerAddress: '4 Ring Road, Delhi 110001',
  countryOfOrigin: 'Nepal',
  monthOfManufacture: '2026-10',
};
const FORM = {
  title: 'Dhaka shawl',
  description: 'Woven in Palpa.',
  category: 'women',
  productCollection: 'saree',
  price: 2450,
  quantity: 4,
  sku: 'DH-1',
  barcode: '4006381333931',
  label: LABEL,
};

async function create(fields: object = {}): Promise<string> {
  const { status, body } = await shop.post('/products', { ...FORM, ...fields }, asAdmin());
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.product as { _id: string })._id;
}

async function pagesOf(query: string): Promise<string[]> {
  const response = await shop.visit(`/product-labels?${query}`, asAdmin());
  expect(response.status).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

test('prints what the law requires, once per label', async () => {
  const id = await create();
  const pages = await pagesOf(`items=${id}:2`);
  expect(pages).toHaveLength(2);
  for (const declared of [
    'Dhaka shawl',
    'MRP ₹3,000 (incl. of all taxes)',
    'Unit sale price: ₹1,500 per piece',
    'Net quantity: 2 pieces',
    'Imported by: Himal Imports, 4 Ring Road, Delhi 110001',
    'Country of origin: Nepal',
    'Month of manufacture: Oct 2026',
    '4006381333931',
    'DH-1',
  ]) {
    expect(pages[0]).toContain(declared);
  }
  expect(pages[0]).not.toContain('Page 1');
});

test('prints the month in which these pieces were made, for products with and without their own', async () => {
  const ids = await Promise.all([create(), create({ label: null })]);
  const items = `items=${ids[0]}:1,${ids[1]}:1`;
  const [own, none] = await pagesOf(items);
  expect(own).toContain('Month of manufacture: Oct 2026');
  expect(none).not.toContain('Month of manufacture');
  for (const page of await pagesOf(`${items}&month=2026-12`))
    expect(page).toContain('Month of manufacture: Dec 2026');
  const refused = await shop.get(`/product-labels?${items}&month=2026-13`, asAdmin());
  expect(refused.body.error).toBe('Write the month as 2026-11.');
});

test('keeps a label on one page, however long its SKU is', async () => {
  const sku = 'KRT-CHK-001-38-POWDER-BLUE';
  const id = await create({ sku, barcode: '4006381333948' });
  const longest = await create({ sku: `${sku}-${'X'.repeat(32)}`, barcode: '' });
  const [first = '', second = '', ...more] = await pagesOf(`items=${id}:1,${longest}:1`);
  expect(more).toEqual([]);
  expect(first).toContain(sku);
  expect(second).toMatch(/KRT-CHK-001-38-POWDER-BLUE-X+…/);
});

const M = { options: { Size: 'M' }, sku: 'DH-1-M', barcode: '8901234567894', quantity: 2 };
const L = { options: { Size: 'L' }, sku: 'DH-1-L', price: 2600, quantity: 2 };

test('prints the size, SKU, bar code and price of each variant', async () => {
  const variants = [{ id: 'size', name: 'Size', values: ['M', 'L'] }];
  const id = await create({ label: null, variants, combinations: [M, L] });
  const [medium = '', large = ''] = await pagesOf(`items=${id}.v1:1,${id}.v2:1`);
  for (const printed of ['Size: M', '8901234567894', 'DH-1-M', 'MRP ₹2,891'])
    expect(medium).toContain(printed);
  // Without its own bar code it has the product's; 2600 with 18% GST
  for (const printed of ['Size: L', 'DH-1-L', 'MRP ₹3,068']) expect(large).toContain(printed);
  expect(large).not.toContain('DH-1-M');
  expect((await shop.get(`/product-labels?items=${id}.v9:1`, asAdmin())).status).toBe(404);
});

test('a variant may not cost more than the MRP', async () => {
  const variants = [{ id: 'size', name: 'Size', values: ['M', 'L'] }];
  const dear = { ...L, price: 2600 };
  const form = { ...FORM, variants, combinations: [M, dear] };
  const { status, body } = await shop.post('/products', form, asAdmin());
  expect(status).toBe(400);
  expect(body.error).toContain('The price with GST is ₹3,068, above the MRP of ₹3,000.');
});

test('puts twelve labels on an A4 sheet, of several products', async () => {
  const ids = await Promise.all([create(), create({ title: 'Palpa stole', label: null })]);
  const pages = await pagesOf(`items=${ids[0]}:12,${ids[1]}:1&size=a4`);
  expect(pages).toHaveLength(2);
  expect(pages[0]?.match(/Dhaka shawl/g)).toHaveLength(12);
  expect(pages[1]).toContain('Palpa stole');
  // 2450 with 18% GST
  expect(pages[1]).toContain('MRP ₹2,891 (incl. of all taxes)');
  expect(pages[1]).toContain('Country of origin: India');
});

test('prints labels for staff only, and refuses unknown products and too many', async () => {
  const id = await create();
  expect((await shop.get(`/product-labels?items=${id}:1`)).status).toBe(401);
  const { token } = await signUp('customer');
  expect((await shop.get(`/product-labels?items=${id}:1`, { token })).status).toBe(403);
  const asked = async (query: string) =>
    (await shop.get(`/product-labels?${query}`, asAdmin())).status;
  expect(await asked('items=not-there:1')).toBe(404);
  for (const query of ['', `items=${id}:501`, `items=${id}`, `items=${id}:1&size=a5`])
    expect(await asked(query), query).toBe(400);
});

test('never lets a price with GST be above the MRP', async () => {
  const refused = await shop.post('/products', { ...FORM, price: 2600 }, asAdmin());
  expect(refused).toMatchObject({
    status: 400,
    body: {
      error:
        'The price with GST is ₹3,068, above the MRP of ₹3,000. Lower the price or correct the MRP.',
    },
  });
  const id = await create();
  const put = async (changes: object) =>
    (await shop.put(`/products/${id}`, changes, asAdmin())).status;
  expect(await put({ price: 2600 })).toBe(400);
  expect(await put({ label: { ...LABEL, mrp: 2800 } })).toBe(400);
  expect(await put({ price: 2600, chargeTax: false })).toBe(200);
  expect(await put({ chargeTax: true })).toBe(400);
  expect(await put({ vendor: 'Palpa' })).toBe(200);
  expect(await put({ label: null, chargeTax: true })).toBe(200);
  expect((await db().doc(`products/${id}`).get()).get('label')).toBeNull();
});

test('imports label columns, keeps those without a cell and refuses a price above the MRP', async () => {
  const SKU = newSku();
  const row = { ...VALID_ROW, SKU, MRP: '2500', 'Country of origin': 'Nepal' };
  const [created] = await bring(newImportId(), [row]);
  const [changed] = await bring(newImportId(), [{ SKU, 'Net quantity': '2 pieces' }]);
  expect(changed).toMatchObject({ result: 'changed', changes: ['Net quantity'] });
  const stored = await db().doc(`products/${created!.productId}`).get();
  expect(stored.get('label')).toMatchObject({
    ...{ mrp: 2500, countryOfOrigin: 'Nepal', netQuantity: '2 pieces' },
  });
  const [refused] = await bring(newImportId(), [{ SKU, Price: '2400' }]);
  expect(refused).toMatchObject({ result: 'refused' });
  expect(refused!.problem).toContain('above the MRP of ₹2,500');
});
