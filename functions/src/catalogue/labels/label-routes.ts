import type { Router } from 'express';

import { labelDefaults } from '@kargha/domain/catalogue/label-defaults';
import {
  labelEndpoints,
  labelItemsIn,
  type LabelQuery,
} from '@kargha/domain/catalogue/label-endpoints';
import { declarationsOf } from '@kargha/domain/catalogue/declarations';
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

async function labelsFor({ items: typed }: LabelQuery, at: Date): Promise<PrintedLabel[]> {
  const items = labelItemsIn(typed) ?? [];
  const [settings, ...found] = await firestore().getAll(
    settingsRef(),
    ...items.map(({ id }) => productRef(id)),
  );
  const stored = settings?.data() ?? {};
  const { tax } = readSettings(stored);
  const defaults = labelDefaults(stored);
  return items.map(({ count }, place) => {
    const snapshot = found[place];
    const product = snapshot ? readProduct(snapshot) : null;
    if (!product) throw notFound(catalogueMessages.product_not_found());
    const path = `/products/${encodeURIComponent(product.slug || product._id)}`;
    return {
      product,
      declared: declarationsOf(product, defaults, tax, at),
      address: `${shopAddress()}${path}`,
      count,
    };
  });
}
