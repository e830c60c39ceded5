import type { Router } from 'express';

import { labelDefaults } from '@kargha/domain/catalogue/label-defaults';
import {
  labelEndpoints,
  labelItemsIn,
  type LabelItem,
  type LabelQuery,
} from '@kargha/domain/catalogue/label-endpoints';
import { declarationsOf } from '@kargha/domain/catalogue/declarations';
import type { Product } from '@kargha/domain/catalogue/product';
import { unitOf } from '@kargha/domain/catalogue/variants';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';
import { piecePath } from '@kargha/domain/pieces/piece-code';
import { takeFirst } from '@kargha/domain/pieces/piece-ranges';
import { unitKey } from '@kargha/domain/stock/stock';
import { readSettings } from '@kargha/domain/settings/settings';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { firestore } from '../../platform/firestore.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { readEachPieceBatch } from '../../records/pieces/piece-batch-record.ts';
import { singleCodesOf } from '../../records/pieces/piece-codes.ts';
import { unsoldQuery } from '../../records/pieces/sell-pieces.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { settingsRef } from '../../records/settings-record.ts';
import { labelsPdf, type PrintedLabel } from './label-pdf.ts';

/** More deliveries than a product has in stock at a time. */
const MAX_BATCHES = 20;

export function labelRoutes(now: () => Date): Router {
  return serveEndpoints(labelEndpoints, {
    print: async ({ response, query }) => {
      const file = await labelsPdf(await labelsFor(query, now()), query.size, now());
      response.type('application/pdf');
      response.set('Content-Disposition', 'inline; filename="labels.pdf"');
      response.send(file);
    },
  });
}

async function labelsFor({ items: typed, month }: LabelQuery, at: Date): Promise<PrintedLabel[]> {
  const items = labelItemsIn(typed) ?? [];
  const ids = [...new Set(items.map(({ id }) => id))];
  const [settings, ...found] = await firestore().getAll(
    settingsRef(),
    ...ids.map((id) => productRef(id)),
  );
  const products = new Map(found.map((snapshot) => [snapshot.id, readProduct(snapshot)]));
  const stored = settings?.data() ?? {};
  const { tax } = readSettings(stored);
  const defaults = labelDefaults(stored);
  const pieces = await Promise.all(items.map(unsoldPieces));
  return items.map(({ id, variantId, count }, place) => {
    const { product, options } = labelledUnit(products.get(id), variantId);
    const declared = declarationsOf(product, defaults, tax, at);
    return {
      product,
      options,
      declared: { ...declared, ...(month && { monthOfManufacture: month }) },
      addresses: Array.from({ length: count }, (_, copy) => {
        const code = pieces[place]?.[copy];
        return shopAddress() + (code === undefined ? productPath(product) : piecePath(code));
      }),
    };
  });
}

function productPath({ slug, _id }: Product): string {
  return `/products/${encodeURIComponent(slug || _id)}`;
}

/** Codes of pieces that are not sold, the latest delivery first: its labels are printed when it arrives. */
async function unsoldPieces({ id: productId, variantId, count }: LabelItem): Promise<string[]> {
  const unit = unitKey({ productId, variantId });
  const { docs } = await unsoldQuery([unit], 'desc').limit(MAX_BATCHES).get();
  return readEachPieceBatch(docs)
    .flatMap((batch) => singleCodesOf(batch, takeFirst(batch.unsold, count).taken))
    .slice(0, count);
}

/** Throws 404 for an unknown product or variant. */
function labelledUnit(
  product: Product | null | undefined,
  variantId: string | undefined,
): Pick<PrintedLabel, 'product' | 'options'> {
  const variant = product?.combinations[variantId ?? ''];
  if (!product || (variantId !== undefined && !variant)) {
    throw notFound(catalogueMessages.product_not_found());
  }
  return { product: unitOf(product, variantId), options: variant?.options ?? {} };
}
