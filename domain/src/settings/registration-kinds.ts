/** May not collect GST, and issue no tax invoices. */
export const UNTAXED_KINDS = ['composition', 'unregistered'] as const;
export type UntaxedKind = (typeof UNTAXED_KINDS)[number];

/**
 * How the shop is registered for GST. `regular` charges GST and issues tax invoices, for exempt goods bills of supply.
 * `composition` (CGST Act s. 10) may not collect it and issues bills of supply. `unregistered` issues receipts without
 * a GST number.
 */
export const REGISTRATION_KINDS = ['regular', ...UNTAXED_KINDS] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];
