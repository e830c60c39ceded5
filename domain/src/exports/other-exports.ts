import {
  SHEET_COLUMNS,
  SHEET_COST_COLUMNS,
  SHEET_NUMBER_COLUMNS,
} from '../catalogue/product-sheet.ts';
import { rupeesToPaise } from '../money/paise.ts';
import type { Customer } from '../people/customer.ts';
import { optionsText, variantName } from '../shopping/line-title.ts';
import { valueAtCost } from '../stock/inventory.ts';
import type { InventoryRow } from '../stock/inventory-endpoints.ts';
import {
  day,
  money,
  moment,
  number,
  text,
  type ExportColumn,
  type ExportColumns,
} from './export-column.ts';

/** The cells of a product sheet, which can be edited and imported. */
export type ExportedProduct = readonly string[];

export const PRODUCT_COLUMNS: ExportColumns<ExportedProduct> = Object.fromEntries(
  SHEET_COLUMNS.map((title, place): [string, ExportColumn<ExportedProduct>] => {
    const isNumber = SHEET_NUMBER_COLUMNS.includes(title);
    const cell = (cells: ExportedProduct) => cells[place] ?? '';
    return [
      title,
      {
        ...(isNumber
          ? number(title, (cells: ExportedProduct) => numberIn(cell(cells)))
          : text(title, cell)),
        ...(SHEET_COST_COLUMNS.includes(title) && { needs: 'costs.read' }),
      },
    ];
  }),
);

function numberIn(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}

const KINDS: Record<Customer['kind'], string> = {
  customer: 'Customer',
  b2b_buyer: 'Business',
  guest: 'Guest',
  admin: 'Administrator',
};

const COMPANY_STATES: Record<NonNullable<Customer['companyState']>, string> = {
  pending: 'Waiting',
  verified: 'Verified',
  rejected: 'Rejected',
};

export type ExportedCustomer = Omit<Customer, 'nameKey'>;

export const CUSTOMER_COLUMNS = {
  name: text('Name', ({ name }: ExportedCustomer) => name),
  email: text('Email', ({ email }: ExportedCustomer) => email),
  phone: text('Phone', ({ phone }: ExportedCustomer) => phone),
  kind: text('Type', ({ kind }: ExportedCustomer) => KINDS[kind]),
  company: text('Company', ({ companyName }: ExportedCustomer) => companyName),
  companyState: text('Company state', ({ companyState }: ExportedCustomer) =>
    companyState ? COMPANY_STATES[companyState] : '',
  ),
  orders: number('Orders', ({ orders }: ExportedCustomer) => orders),
  value: money('Spent', ({ value }: ExportedCustomer) => value),
  lastOrderAt: day('Last order', ({ lastOrderAt }: ExportedCustomer) => lastOrderAt),
  tags: text('Tags', ({ tags }: ExportedCustomer) => tags.join('; ')),
  createdAt: day('Since', ({ createdAt }: ExportedCustomer) => createdAt),
  id: text('Customer ID', ({ id }: ExportedCustomer) => id),
} satisfies ExportColumns<ExportedCustomer>;

export type ExportedStock = Pick<
  InventoryRow,
  'id' | 'title' | 'sku' | 'status' | 'isTracked' | 'unitCost'
> & {
  variant: string;
  available: number;
  committed: number;
};

const costed = { needs: 'costs.read' } as const;

export const STOCK_COLUMNS = {
  title: text('Product', ({ title }: ExportedStock) => title),
  variant: text('Variant', ({ variant }: ExportedStock) => variant),
  sku: text('SKU', ({ sku }: ExportedStock) => sku),
  available: number('Available', ({ available }: ExportedStock) => available),
  committed: number('Committed', ({ committed }: ExportedStock) => committed),
  onHand: number('On hand', onHandOf),
  status: text('Status', ({ status }: ExportedStock) => status),
  isTracked: text('Tracked', ({ isTracked }: ExportedStock) => (isTracked ? 'yes' : 'no')),
  unitCost: {
    ...money('Unit cost', ({ unitCost }: ExportedStock) =>
      unitCost === null ? null : rupeesToPaise(unitCost),
    ),
    ...costed,
  },
  value: {
    ...money('Stock at cost', (row: ExportedStock) =>
      row.unitCost === null ? null : valueAtCost(onHandOf(row), row.unitCost),
    ),
    ...costed,
  },
  id: text('Product ID', ({ id }: ExportedStock) => id),
} satisfies ExportColumns<ExportedStock>;

function onHandOf({ available, committed }: ExportedStock): number {
  return available + committed;
}

/** A row for the product, or for each of its variants, retired ones with units too, and for what belongs to none. */
export function stockRows(row: InventoryRow): ExportedStock[] {
  const { variants, retired, unassigned } = row;
  const levels = [...variants, ...retired];
  if (levels.length === 0) return [{ ...row, variant: '' }];
  const rows = levels.map(({ options, ...level }) => ({
    ...row,
    ...level,
    id: row.id,
    sku: level.sku === '' ? row.sku : level.sku,
    variant: variantName(options),
  }));
  if (unassigned === 0) return rows;
  return [...rows, { ...row, variant: '', available: unassigned, committed: 0 }];
}

export interface ExportedReview {
  id: string;
  productId: string;
  orderId: string;
  title: string;
  options: Readonly<Record<string, string>>;
  name: string;
  rating: number;
  text: string;
  fit?: string | undefined;
  status: string;
  rejection: string;
  reply: { text: string } | null;
  returned: boolean;
  createdAt: Date;
}

export const REVIEW_COLUMNS = {
  createdAt: moment('Written', ({ createdAt }: ExportedReview) => createdAt),
  title: text('Product', ({ title }: ExportedReview) => title),
  options: text('Options', ({ options }: ExportedReview) => optionsText(options)),
  rating: number('Stars', ({ rating }: ExportedReview) => rating),
  name: text('Name', ({ name }: ExportedReview) => name),
  text: text('Review', (row: ExportedReview) => row.text),
  fit: text('Fit', ({ fit }: ExportedReview) => fit ?? ''),
  status: text('Status', ({ status }: ExportedReview) => status),
  rejection: text('Reason of rejection', ({ rejection }: ExportedReview) => rejection),
  reply: text('Reply', ({ reply }: ExportedReview) => reply?.text ?? ''),
  returned: text('Returned', ({ returned }: ExportedReview) => (returned ? 'yes' : 'no')),
  productId: text('Product ID', ({ productId }: ExportedReview) => productId),
  orderId: text('Order ID', ({ orderId }: ExportedReview) => orderId),
  id: text('Review ID', ({ id }: ExportedReview) => id),
} satisfies ExportColumns<ExportedReview>;
