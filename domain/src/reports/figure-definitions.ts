import { averageOrder, netSales, type DaySales } from './sales.ts';

/**
 * Every figure of the reports with the sentence that defines it. Screens and CSV files show both, so that a figure
 * means the same wherever it is read.
 */
export const FIGURE_DEFINITIONS = {
  orders: {
    label: 'Orders',
    definition:
      'Orders that were placed and paid in this period. Orders with payment terms count when they are placed or invoiced, as chosen in Settings under Payments. An order that is cancelled later still counts; its value is in returns.',
  },
  grossSales: {
    label: 'Gross sales',
    definition:
      'Price of the items ordered, before discounts, GST and shipping. Orders with payment terms count when they are placed or invoiced, as chosen in Settings under Payments.',
  },
  discounts: {
    label: 'Discounts',
    definition:
      'Discounts by code, by automatic discount or agreed by staff, at the time of the order.',
  },
  returns: {
    label: 'Returns',
    definition:
      'Value without GST of items that were returned, removed or cancelled, and of price adjustments. They count on the day of the refund, not on the day of the order.',
  },
  netSales: { label: 'Net sales', definition: 'Gross sales minus discounts and returns.' },
  tax: {
    label: 'GST',
    definition:
      'GST on the orders of this period, minus GST on the returns of this period. GST by rate and state counts invoices and credit notes instead.',
  },
  shipping: {
    label: 'Shipping',
    definition: 'Shipping charged, minus shipping refunded in this period.',
  },
  totalSales: {
    label: 'Total sales',
    definition:
      'Net sales plus GST and shipping. Amounts paid by gift card are included, since a gift card is a means of payment.',
  },
  averageOrder: {
    label: 'Average order',
    definition: 'Gross sales minus discounts, divided by the number of orders.',
  },
  giftCardsSold: {
    label: 'Gift cards sold',
    definition:
      'Gift cards that shoppers bought, on the day of payment, and unspent cards that were refunded, on the day of the refund. They are not sales and have no GST: what is bought with a card counts when it is bought (CGST Act, section 12(4)). Cards that staff issue are not included.',
  },
  grossMargin: {
    label: 'Gross margin',
    definition:
      'Net sales of products with a recorded unit cost, minus the pieces sold at today’s unit cost. It covers the whole calendar months of this period. Custom items, GST and shipping are not part of it. Pieces without a recorded cost are counted next to it.',
  },
  products: {
    label: 'Products',
    definition: 'Products in the catalogue today, including drafts and archived products.',
  },
  customers: {
    label: 'Customers',
    definition: 'People who have registered or bought something, including guests, without staff.',
  },
} as const;
export type FigureName = keyof typeof FIGURE_DEFINITIONS;

/** The lines from gross to total sales, in their order. */
export const SALES_LINES = [
  'grossSales',
  'discounts',
  'returns',
  'netSales',
  'tax',
  'shipping',
  'totalSales',
] as const satisfies FigureName[];
type SalesLine = (typeof SALES_LINES)[number];

/** The amounts of all lines, in paise. Discounts and returns are taken off: they are negative. */
export function salesLines(sales: DaySales): Record<SalesLine, number> {
  return {
    grossSales: sales.goods,
    discounts: 0 - sales.discount,
    returns: 0 - sales.returns,
    netSales: netSales(sales),
    tax: sales.tax,
    shipping: sales.shipping,
    totalSales: sales.revenue,
  };
}

/** The figures above the lines. */
export const REPORT_FIGURES = ['totalSales', 'netSales', 'orders', 'averageOrder'] as const;
export type ReportFigure = (typeof REPORT_FIGURES)[number];

/** A figure of a period, in paise; orders are a count. */
export function salesFigure(name: SalesLine | ReportFigure, sales: DaySales): number {
  if (name === 'orders') return sales.orders;
  return name === 'averageOrder' ? averageOrder(sales) : salesLines(sales)[name];
}
