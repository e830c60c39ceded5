/** May not collect GST, and issue no tax invoices. */
export const UNTAXED_KINDS = ['composition', 'unregistered'] as const;
export type UntaxedKind = (typeof UNTAXED_KINDS)[number];

/**
 * How the shop is registered for GST. `regular` charges GST and issues tax invoices. `composition` (CGST Act s. 10)
 * may not collect it and issues bills of supply. `unregistered` issues receipts without a GST number.
 */
export const REGISTRATION_KINDS = ['regular', ...UNTAXED_KINDS] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];

/** What the shop issues for a sale: CGST Act s. 31(1), s. 31(3)(c) with Rule 49, and nothing that it prescribes. */
export const SALE_DOCUMENTS: Record<RegistrationKind, string> = {
  regular: 'Tax invoice',
  composition: 'Bill of supply',
  unregistered: 'Receipt',
};
