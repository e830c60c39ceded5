import type { Router } from 'express';

import { labelDefaults } from '@kargha/domain/catalogue/label-defaults';
import {
  labelEndpoints,
  labelItemsIn,
  type LabelQuery,
} from '@kargha/domain/catalogue/label-endpoints';
import { declarationsOf } from '@kargha/domain/catalogue/declarations';
import type { Product } from '@kargha/domain/catalogue/product';
import { unitOf } from '@kargha/domain/catalogue/variants';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';
import { readSettings } from '@kargha/domain/settings/settings';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { firestore } from '../../platform/firestore.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { settingsRef } from '../../records/settings-record.ts';
import { labelsPdf, type PrintedLabel } from './label-pdf.ts';

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
  return items.map(({ id, variantId, count }) => {
    const { product, options } = labelledUnit(products.get(id), variantId);
    const declared = declarationsOf(product, defaults, tax, at);
    const path = `/products/${encodeURIComponent(product.slug || product._id)}`;
    return {
      product,
      options,
      declared: { ...declared, ...(month && { monthOfManufacture: month }) },
      address: `${shopAddress()}${path}`,
      count,
    };
  });
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
