import type {
  BudgetBand,
  OrderType,
  PaymentTerms,
  QuoteCategory,
  QuoteRequestState,
  QuoteVersionState,
} from '@kargha/domain/quotes/quote';

/** What is made for this buyer alone has its own words and HSN code instead of a product. */
export type PlannedQuoteLine = [
  product: string,
  pieces: number,
  rupees: number,
  customisation?: string,
  hsn?: string,
];

export interface PlannedVersion {
  state: QuoteVersionState;
  daysAgo: number;
  /** days from the sending to the end */
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
  who: string;
  state: QuoteRequestState;
  daysAgo: number;
  /** hours until the shop first answered */
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
  /** key of the order that it became */
  order?: string;
}
