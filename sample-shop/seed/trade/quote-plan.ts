import type {
  BudgetBand,
  OrderType,
  PaymentTerms,
  QuoteCategory,
  QuoteRequestState,
  QuoteVersionState,
} from '@kargha/domain/quotes/quote';

/** A custom line has a text and HSN code instead of a product. */
export type PlannedQuoteLine = [
  product: string,
  quantity: number,
  rupees: number,
  customisation?: string,
  hsn?: string,
];

export interface PlannedVersion {
  state: QuoteVersionState;
  daysAgo: number;
  validDays: number;
  leadTimeDays: number;
  discountRupees?: number;
  lines: PlannedQuoteLine[];
}

interface PlannedMessage {
  from: 'buyer' | 'shop';
  daysAgo: number;
  text: string;
  line?: number;
}

export interface PlannedQuote {
  key: string;
  personKey: string;
  state: QuoteRequestState;
  daysAgo: number;
  replyHours?: number;
  orderType: OrderType;
  quantity: number;
  category: QuoteCategory;
  requiredInDays: number;
  requirements: string;
  branding?: true;
  packaging?: true;
  samples?: true;
  budget: BudgetBand;
  terms: PaymentTerms;
  versions: PlannedVersion[];
  messages: PlannedMessage[];
  order?: string;
}
