import type { Request, Router } from 'express';

import { CATEGORIES } from '@kargha/domain/catalogue/categories';
import { productEndpoints } from '@kargha/domain/catalogue/product-endpoints';
import type { CostUpdate } from '@kargha/domain/catalogue/cost-input';

import { findCaller } from '../../http/caller.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { bulkRef, tiersIn } from '../../records/bulk-record.ts';
import { costingIn, costingRef, costsOf } from '../../records/costing-record.ts';
import { accessCodesOf, staffPermissionsOf } from '../../records/user-record.ts';
import { createProduct } from './create-product.ts';
import { queuePictures } from './make-pictures.ts';
import { listProducts, type Viewer } from './product-list.ts';
import { deleteProduct, updateProduct } from './product-store.ts';
import { removeVideo, setVideo } from './product-video.ts';
import { publicProduct, visibleProduct } from './visible-product.ts';
import { requirePermission, type Staff } from '../../people/users/staff.ts';

export function productRoutes(now: () => Date): Router {
  return serveEndpoints(productEndpoints, {
    list: async ({ request, query }) => {
      const viewer = await viewerOf(request);
      const page = await listProducts(query, viewer);
      if (!viewer.isStaff) return { ...page, products: page.products.map(publicProduct) };
      if (!query.costs || !viewer.readsCosts) return page;
      return { ...page, costs: await costsOf(page.products.map(({ _id }) => _id)) };
    },
    categories: () => ({ categories: CATEGORIES }),
    find: async ({ request, params: { id } }) => {
      const product = await visibleProduct(request, id);
      const { isStaff, readsCosts } = await viewerOf(request);
      if (!isStaff) return { product: publicProduct(product) };
      const bulkTiers = tiersIn(await bulkRef(product._id).get());
      if (!readsCosts) return { product, bulkTiers };
      const { unitCost, supplier, lastPurchase } = costingIn(await costingRef(product._id).get());
      return { product, bulkTiers, costing: { unitCost, supplier, lastPurchase } };
    },
    create: async ({ body: { requestId, ...input }, caller }) => {
      if (input.unitCost !== null || input.supplier !== '') refuseCosts(caller, input);
      const product = await createProduct(input, { by: caller.uid, at: now() }, requestId);
      await queuePictures(product, product.updatedAt);
      return { product };
    },
    update: async ({ params: { id }, body: { seenAt, seenQuantity, ...update }, caller }) => {
      refuseCosts(caller, update);
      const seen = { seenAt, seenQuantity };
      const product = await updateProduct(id, update, { by: caller.uid, at: now() }, seen);
      await queuePictures(product, product.updatedAt);
      return { product };
    },
    setVideo: async ({ params: { id }, body, caller }) => ({
      product: await setVideo(id, body, { by: caller.uid, at: now() }),
    }),
    removeVideo: async ({ params: { id }, caller }) => ({
      product: await removeVideo(id, { by: caller.uid, at: now() }),
    }),
    remove: ({ params: { id }, caller }) => deleteProduct(id, { by: caller.uid, at: now() }),
  });
}

async function viewerOf(request: Request): Promise<Viewer & { readsCosts: boolean }> {
  const caller = await findCaller(request);
  const permissions = caller && (await staffPermissionsOf(caller));
  const isStaff = permissions?.has('products.read') ?? false;
  return {
    isStaff,
    readsCosts: permissions?.has('costs.read') ?? false,
    accessCodes: caller && !isStaff ? await accessCodesOf(caller.uid) : [],
  };
}

/** Staff who may not see costs may not set them either. Throws 403 permission_missing. */
function refuseCosts(caller: Staff, { unitCost, supplier }: CostUpdate): void {
  if (unitCost === undefined && supplier === undefined) return;
  requirePermission(caller, 'costs.read');
}
