import { productListQuerySchema } from '@kargha/domain/catalogue/product-list-query';
import { productToRow } from '@kargha/domain/catalogue/product-sheet';
import {
  stockRows,
  type ExportedCustomer,
  type ExportedProduct,
  type ExportedReview,
  type ExportedStock,
} from '@kargha/domain/exports/other-exports';
import { addDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { customerQuerySchema } from '@kargha/domain/people/customer';
import { inventoryQuerySchema } from '@kargha/domain/stock/inventory';

import { listProducts } from '../../catalogue/products/product-list.ts';
import { readPage } from '../../http/cursor-page.ts';
import { countCustomers, listCustomers } from '../../people/customers/list-customers.ts';
import { FieldPath, type Query } from '../../platform/firestore.ts';
import { costsOf } from '../../records/costing-record.ts';
import { readReviewOrSkip, reviewRef, reviews } from '../../records/review-record.ts';
import { inventoryTotals, listInventory } from '../../stock/inventory/inventory-list.ts';
import type { ExportSource, SourceJob } from './export-source.ts';

const LARGEST_PAGE = 100;
const STAFF = { isStaff: true, accessCodes: [] };
/** Columns whose cells are in the costing of a product. */
const COSTS = ['Unit cost', 'Supplier', 'unitCost', 'value'];

function hasCosts({ columns }: SourceJob): boolean {
  return COSTS.some((key) => columns.includes(key));
}

function productPage(job: SourceJob) {
  const { status = '', search = '' } = job.filter;
  const query = productListQuerySchema.cast({
    limit: LARGEST_PAGE,
    ...(status !== '' && { status }),
    ...(search !== '' && { search }),
    ...(job.cursor && { cursor: job.cursor }),
  });
  return listProducts(query, STAFF);
}

export const productSource: ExportSource<ExportedProduct> = {
  total: async (job) => (await productPage(job)).total,
  page: async (job) => {
    const { products, nextCursor = null } = await productPage(job);
    const costs = hasCosts(job) ? await costsOf(products.map(({ _id }) => _id)) : {};
    const rows = products.map((product) => productToRow({ ...product, ...costs[product._id] }));
    return { rows, documents: products.length, nextCursor };
  },
};

function customerQuery({ filter, cursor }: SourceJob) {
  return customerQuerySchema.cast({ ...filter, size: LARGEST_PAGE, ...(cursor && { cursor }) });
}

export const customerSource: ExportSource<ExportedCustomer> = {
  total: (job) => countCustomers(customerQuery(job)),
  page: async (job) => {
    const { rows, nextCursor } = await listCustomers(customerQuery(job));
    return { rows, documents: rows.length, nextCursor };
  },
};

export const stockSource: ExportSource<ExportedStock> = {
  total: async ({ filter: { filter = 'all', search = '' } }) => {
    if (search !== '') return null;
    const { products, lowStock, outOfStock } = await inventoryTotals();
    if (filter === 'low') return lowStock;
    return filter === 'out' ? outOfStock : products;
  },
  page: async (job) => {
    const query = inventoryQuerySchema.cast({
      ...job.filter,
      costs: hasCosts(job),
      ...(job.cursor && { cursor: job.cursor }),
    });
    const { rows, nextCursor } = await listInventory(query);
    return { rows: rows.flatMap(stockRows), documents: rows.length, nextCursor };
  },
};

function reviewQuery({ filter: { status = '' }, from, to, createdAt }: SourceJob): Query {
  let query: Query = status === '' ? reviews() : reviews().where('status', '==', status);
  query = query.where('createdAt', '<=', createdAt);
  if (from !== '') query = query.where('createdAt', '>=', startOfIndianDay(from));
  if (to !== '') query = query.where('createdAt', '<', startOfIndianDay(addDays(to, 1)));
  return query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

export const reviewSource: ExportSource<ExportedReview> = {
  total: async (job) => (await reviewQuery(job).count().get()).data().count,
  page: async (job) => {
    const { rows, nextCursor } = await readPage({
      query: reviewQuery(job),
      cursor: job.cursor ?? '',
      size: LARGEST_PAGE,
      documentRef: reviewRef,
      rowOf: readReviewOrSkip,
    });
    return { rows, documents: rows.length, nextCursor };
  },
};
