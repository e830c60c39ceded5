import { INDIAN_STATES } from '../india/indian-states.ts';
import type { InvoiceParty } from './invoice.ts';

/** The state of the buyer's GST number, else of the delivery (IGST Act, section 10); '' for none. */
export function placeOfSupply({ stateCode }: Pick<InvoiceParty, 'stateCode'>) {
  const name = INDIAN_STATES.find(({ gstCode }) => gstCode === stateCode)?.name ?? '';
  return { name, stateCode };
}
