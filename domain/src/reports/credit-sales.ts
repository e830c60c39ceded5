/** When orders with payment terms count as sales: when they are placed, or when they are invoiced. */
export const CREDIT_SALE_DAYS = ['placed', 'invoiced'] as const;
export type CreditSaleDay = (typeof CREDIT_SALE_DAYS)[number];

/** As every other order; the GST figures count invoices. */
export const DEFAULT_CREDIT_SALE_DAY: CreditSaleDay = 'placed';

export function readCreditSales(stored: unknown): CreditSaleDay {
  return CREDIT_SALE_DAYS.find((day) => day === stored) ?? DEFAULT_CREDIT_SALE_DAY;
}
