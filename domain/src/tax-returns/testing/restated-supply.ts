import type { SupplyDocument } from '../supply-document.ts';
import { taxReturnBuilder } from '../tax-return-builder.ts';
import { SHOP, soldSupply } from './sample-supply.ts';

/** A document of October and what it is now. */
export interface Restated {
  was: SupplyDocument;
  is: SupplyDocument;
}

export function returnOf(month: string) {
  return taxReturnBuilder({ gstin: SHOP.gstin, month, previousTurnover: 0 });
}

/** The return that amends the documents of October. */
export function novemberOf(restated: readonly Restated[]) {
  const builder = returnOf('2026-11');
  for (const { was, is } of restated) builder.restate(was, is);
  return builder.finish();
}

export function corrected(was: SupplyDocument, gstin: string): Restated {
  return { was, is: { ...was, gstin } };
}

export function soldInOctober(more: Parameters<typeof soldSupply>[0]) {
  return soldSupply({ issuedAt: new Date('2026-10-10T06:30:00Z'), ...more });
}
