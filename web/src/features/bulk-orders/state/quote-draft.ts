import {
  BUDGET_BANDS,
  ORDER_TYPES,
  PAYMENT_TERMS,
  QUOTE_CATEGORIES,
  type BudgetBand,
  type OrderType,
  type PaymentTerms,
  type QuoteCategory,
} from '@kargha/domain/quotes/quote';
import type { LineRef } from '@kargha/domain/shopping/line-ref';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { lineRefFrom } from '#lib/documents/line-fields.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';

export interface RequestedLine extends LineRef {
  title: string;
  quantity: number;
}

/** The form's values; numbers and dates are strings here. */
export interface QuoteDraft {
  /** drawn once per draft, so that sending it twice creates one request */
  requestId: string;
  companyName: string;
  contactPerson: string;
  email: string;
  phone: string;
  industry: string;
  orderType: OrderType;
  quantity: string;
  category: QuoteCategory;
  requiredBy: string;
  requirements: string;
  lines: RequestedLine[];
  wantsBranding: boolean;
  wantsPackaging: boolean;
  wantsSamples: boolean;
  budgetPerPiece: BudgetBand;
  paymentTerms: PaymentTerms;
  additionalInfo: string;
  files: string[];
}

/** Returns the draft stored in this browser, or a new one filled in from the profile. */
export function readDraft(profile: UserProfile): QuoteDraft {
  const stored = storedFields(readJson(lastingStorage, storageKey(profile)));
  const storedText = (name: string, fallback = '') =>
    stored.has(name) ? stored.text(name) : fallback;
  return {
    requestId: stored.text('requestId') || crypto.randomUUID().replaceAll('-', ''),
    companyName: storedText('companyName', profile.companyName),
    contactPerson: storedText('contactPerson', profile.fullName),
    email: storedText('email', profile.email),
    phone: storedText('phone', profile.phone),
    industry: storedText('industry'),
    orderType: stored.choice('orderType', ORDER_TYPES),
    quantity: storedText('quantity'),
    category: stored.has('category') ? stored.choice('category', QUOTE_CATEGORIES) : 'mixed',
    requiredBy: storedText('requiredBy'),
    requirements: storedText('requirements'),
    lines: stored.parts('lines').flatMap(parseLine),
    wantsBranding: stored.flag('wantsBranding', false),
    wantsPackaging: stored.flag('wantsPackaging', false),
    wantsSamples: stored.flag('wantsSamples', false),
    budgetPerPiece: stored.has('budgetPerPiece')
      ? stored.choice('budgetPerPiece', BUDGET_BANDS)
      : 'flexible',
    paymentTerms: stored.has('paymentTerms')
      ? stored.choice('paymentTerms', PAYMENT_TERMS)
      : 'discuss',
    additionalInfo: storedText('additionalInfo'),
    files: stored.texts('files'),
  };
}

export function setDraftLines(profile: UserProfile, lines: readonly RequestedLine[]): void {
  const draft = readDraft(profile);
  storeDraft(profile, { ...draft, lines: [...lines], quantity: String(totalQuantity(lines)) });
}

export function totalQuantity(lines: readonly RequestedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function parseLine(line: StoredFields): RequestedLine[] {
  const [ref, title, quantity] = [lineRefFrom(line), line.text('title'), line.number('quantity')];
  return ref.productId !== '' && quantity >= 1 ? [{ ...ref, title, quantity }] : [];
}

export function storeDraft(profile: UserProfile, draft: QuoteDraft): void {
  writeJson(lastingStorage, storageKey(profile), draft);
}

export function clearDraft(profile: UserProfile): void {
  lastingStorage.removeItem(storageKey(profile));
}

/** One draft per person, since people may share a browser. */
function storageKey({ uid }: UserProfile): string {
  return `${storageKeys.quoteDraft}${uid}`;
}
