import type { Router } from 'express';

import { discountEndpoints } from '@kargha/domain/pricing/discount-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { discountRef, readDiscount } from '../../records/discount-record.ts';
import { discountView } from './discount-view.ts';
import { discountUsage } from './discount-usage.ts';
import {
  changeDiscount,
  createDiscount,
  discountNotFound,
  switchDiscount,
} from './edit-discount.ts';
import { listDiscounts } from './list-discounts.ts';

export function discountRoutes(now: () => Date): Router {
  return serveEndpoints(discountEndpoints, {
    list: ({ query }) => listDiscounts(query, now()),
    create: async ({ body, caller }) => {
      const at = now();
      const discount = await createDiscount(body, { by: caller.uid, at });
      return { discount: await discountView(discount, at) };
    },
    show: async ({ params: { code } }) => {
      const discount = readDiscount(await discountRef(knownForm(code)).get());
      if (!discount) throw discountNotFound();
      const [view, usage] = await Promise.all([discountView(discount, now()), discountUsage(code)]);
      return { discount: view, usage };
    },
    change: async ({ params: { code }, body, caller }) => {
      const at = now();
      const discount = await changeDiscount(knownForm(code), body, { by: caller.uid, at });
      return { discount: await discountView(discount, at) };
    },
    switch: async ({ params: { code }, body, caller }) => {
      const at = now();
      const discount = await switchDiscount(knownForm(code), body, { by: caller.uid, at });
      return { discount: await discountView(discount, at) };
    },
  });
}

/** Throws 404 for what cannot be a code. */
function knownForm(code: string): string {
  if (/^[A-Z0-9][A-Z0-9-]{0,39}$/.test(code)) return code;
  throw discountNotFound();
}
