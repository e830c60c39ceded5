import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { productToRow, SHEET_COLUMNS } from '@kargha/domain/catalogue/product-sheet';

import { db } from './ledger-fixtures.ts';
import { createBeforeAll } from './create-before-all.ts';
import { isolatedShop } from './isolated-shop.ts';
import { signUp } from './sample-people.ts';

/** A row that creates a product; add a unique SKU. */
export const VALID_ROW = {
  Title: 'Imported saree',
  Description: 'From a sheet.',
  Category: 'women',
  Collection: 'saree',
  Price: '1800',
  Quantity: '4',
};

export interface Outcome {
  row: number;
  result: string;
  productId: string;
  changes: string[];
  notes: string[];
  problem: string;
}

/** The isolated shop of a test file, a staff member and functions to import rows. */
export function openProductImport() {
  const shop = isolatedShop();
  const admin = createBeforeAll(() => signUp('admin'));

  async function bring(importId: string, cells: object[], dryRun = false): Promise<Outcome[]> {
    const rows = cells.map((one, place) => ({ row: place + 1, cells: one }));
    const body = { importId, dryRun, rows };
    const answer = await shop.post('/product-import', body, { token: admin.token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.outcomes as Outcome[];
  }

  return { shop, admin, bring };
}

export async function readAudit(productId: string) {
  const target = `products/${productId}`;
  const rows = await db().collection('audit').where('target', '==', target).get();
  return rows.docs.map((row) => row.data());
}

export const newImportId = () => `test-${randomUUID()}`;
export const newSku = () => `KG-${randomUUID().slice(0, 12).toUpperCase()}`;

export function exportRow(product: Product): Record<string, string> {
  const cells = productToRow(product);
  return Object.fromEntries(SHEET_COLUMNS.map((column, place) => [column, cells[place] ?? '']));
}

export async function readProduct({ productId }: Pick<Outcome, 'productId'>): Promise<Product> {
  const found = await db().doc(`products/${productId}`).get();
  return { ...found.data(), _id: found.id } as Product;
}

export async function findBySku(sku: string): Promise<Product[]> {
  const { docs } = await db().collection('products').where('sku', '==', sku).get();
  return docs.map((one) => ({ ...one.data(), _id: one.id }) as Product);
}
