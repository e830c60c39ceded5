import { randomUUID } from 'node:crypto';

import { afterEach, expect, test, vi } from 'vitest';

import { deleteSavedFile } from '../../../functions/src/platform/file-store.ts';
import { productRef } from '../../../functions/src/records/product-record.ts';
import { db, expectStockToBalance, stockOf } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { countOriginals } from '../product-uploads.ts';
import { shop } from '../shop-client.ts';

vi.mock('../../../functions/src/platform/file-store.ts', { spy: true });
vi.mock('../../../functions/src/records/product-record.ts', { spy: true });

const own = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const form = () => ({
  requestId: randomUUID(),
  title: `Uppada saree ${randomUUID().slice(0, 8)}`,
  description: 'A jamdani on silk.',
  category: 'women',
  productCollection: 'saree',
  price: 9800,
  quantity: 2,
  images: [PIXEL],
});

const create = (body: object) => own.post('/products', body, { token: admin.token });
const createElsewhere = (body: object) => shop.post('/products', body, { token: admin.token });
const productIn = (body: Record<string, unknown>) =>
  body.product as { _id: string; images: string[] };

type Run = (real: () => Promise<unknown>) => Promise<unknown>;

/** Runs a callback around the next transaction of this shop. */
function aroundTheWrite(run: Run): void {
  const database = db();
  const real = database.runTransaction.bind(database);
  vi.spyOn(database, 'runTransaction').mockImplementationOnce((work, options) =>
    run(() => real(work, options)),
  );
}

const lostAnswer = () => Object.assign(new Error('The answer was lost.'), { code: 14 });

async function expectItsOnePicture({ _id, images }: { _id: string; images: string[] }) {
  expect(images).toHaveLength(1);
  expect((await fetch(images[0]!)).status).toBe(200);
  expect(await countOriginals(_id)).toBe(1);
}

test('keeps the image when the write is retried after a lost response', async () => {
  aroundTheWrite(async (real) => {
    await real();
    return real();
  });
  const { status, body } = await create(form());
  expect(status).toBe(200);
  const product = productIn(body);
  await expectItsOnePicture(product);
  expect(await stockOf(product._id)).toEqual({ quantity: 2, committed: 0 });
  await expectStockToBalance(product._id);
});

test('keeps the image of a written product and finds it on retry', async () => {
  const sent = form();
  aroundTheWrite(async (real) => {
    await real();
    throw lostAnswer();
  });
  expect((await create(sent)).status).toBe(500);
  const { status, body } = await create(sent);
  expect(status).toBe(200);
  await expectItsOnePicture(productIn(body));
});

test('keeps all images when the product cannot be read', async () => {
  aroundTheWrite(async (real) => {
    await real();
    const again = await real();
    vi.mocked(productRef).mockImplementationOnce(() => {
      throw lostAnswer();
    });
    return again;
  });
  const { status, body } = await create(form());
  expect(status).toBe(200);
  expect(deleteSavedFile).not.toHaveBeenCalled();
  await expectItsOnePicture(productIn(body));
});

test('deletes the image when the product was not written', async () => {
  const sent = form();
  aroundTheWrite(() => Promise.reject(lostAnswer()));
  expect((await create(sent)).status).toBe(500);
  expect(deleteSavedFile).toHaveBeenCalledOnce();
  const { body } = await create(sent);
  await expectItsOnePicture(productIn(body));
});

const RIVALS = [
  { what: 'the same product', changes: {}, status: 200 },
  { what: 'another one', changes: { price: 9900 }, status: 409 },
];

test.each(RIVALS)(
  'deletes images uploaded after $what in the same request',
  async ({ changes, status }) => {
    const sent = form();
    aroundTheWrite(async (real) => {
      expect((await createElsewhere({ ...sent, ...changes })).status).toBe(200);
      return real();
    });
    expect((await create(sent)).status).toBe(status);
    const { body } = await createElsewhere({ ...sent, ...changes });
    await expectItsOnePicture(productIn(body));
  },
);

test.each(RIVALS)(
  'returns the same response when images cannot be deleted: $what',
  async (rival) => {
    const sent = form();
    aroundTheWrite(async (real) => {
      await createElsewhere({ ...sent, ...rival.changes });
      return real();
    });
    vi.mocked(deleteSavedFile).mockRejectedValueOnce(new Error('The storage is away.'));
    expect((await create(sent)).status).toBe(rival.status);
    expect(deleteSavedFile).toHaveBeenCalledOnce();
  },
);
