import { Router, type Request } from 'express';

import { CATEGORIES } from '@kargha/domain/catalogue/categories';
import {
  MAX_PRODUCT_REQUEST,
  productInputSchema,
  productRequestSchema,
  readProductUpdate,
  seenSchema,
} from '@kargha/domain/catalogue/product-input';

import { cacheForGuests } from '../../http/caching.ts';
import { findCaller } from '../../http/caller.ts';
import { jsonObject, limitJson, readFields, catchTypeErrors } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { bulkRef, tiersIn } from '../../records/bulk-record.ts';
import { accessCodesOf } from '../../records/user-record.ts';
import { requireAdmin, isAdmin } from '../../people/users/staff.ts';
import { createProduct } from './create-product.ts';
import { queuePictures } from './make-pictures.ts';
import { listProducts, listQuerySchema, type Viewer } from './product-list.ts';
import { deleteProduct, updateProduct } from './product-store.ts';
import { publicProduct, visibleProduct } from './visible-product.ts';

export function productRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', cacheForGuests, async (request, response) => {
    const query = await listQuerySchema.validate(queryParams(request), { abortEarly: false });
    const viewer = await viewerOf(request);
    const page = await listProducts(query, viewer);
    const products = viewer.isStaff ? page.products : page.products.map(publicProduct);
    response.json({ success: true, ...page, products });
  });

  router.get('/categories', cacheForGuests, (_request, response) => {
    response.json({ success: true, categories: CATEGORIES });
  });

  router.get('/:id', cacheForGuests, async (request, response) => {
    const found = await visibleProduct(request, idOf(request));
    const isStaff = await isAdmin(await findCaller(request));
    const product = isStaff ? found : publicProduct(found);
    const bulkTiers = isStaff ? tiersIn(await bulkRef(product._id).get()) : undefined;
    response.json({ success: true, product, ...(bulkTiers && { bulkTiers }) });
  });

  router.post('/', limitJson(MAX_PRODUCT_REQUEST), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const sent = jsonObject(request);
    const input = await readFields(sent, productInputSchema, { stripUnknown: true });
    const { requestId } = await readFields(sent, productRequestSchema, { stripUnknown: true });
    const product = await createProduct(input, { by, at: now() }, requestId);
    await queuePictures(product, product.updatedAt);
    response.json({ success: true, product });
  });

  router.put('/:id', limitJson(MAX_PRODUCT_REQUEST), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const sent = jsonObject(request);
    const seen = await readFields(sent, seenSchema, { stripUnknown: true });
    const update = await catchTypeErrors(() => readProductUpdate(sent));
    const product = await updateProduct(idOf(request), update, { by, at: now() }, seen);
    await queuePictures(product, product.updatedAt);
    response.json({ success: true, product });
  });

  router.delete('/:id', async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    await deleteProduct(idOf(request), { by, at: now() });
    response.json({ success: true });
  });

  router.all('/', refuseOtherMethods('GET', 'POST'));
  router.all('/categories', refuseOtherMethods('GET'));
  router.all('/:id', refuseOtherMethods('GET', 'PUT', 'DELETE'));
  return router;
}

function idOf(request: Request): string {
  const { id } = request.params;
  return typeof id === 'string' ? id : '';
}

async function viewerOf(request: Request): Promise<Viewer> {
  const caller = await findCaller(request);
  const isStaff = await isAdmin(caller);
  return { isStaff, accessCodes: caller && !isStaff ? await accessCodesOf(caller.uid) : [] };
}
