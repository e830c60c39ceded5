import {
  array,
  minValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';

import {
  BUDGET_BANDS,
  ORDER_TYPES,
  PAYMENT_TERMS,
  QUOTE_CATEGORIES,
} from '@kargha/domain/quotes/quote';
import { filledText, flag, text, texts, lineOptions } from '@kargha/domain/records/stored-fields';
import { measurementsText } from '@kargha/domain/catalogue/tailoring';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { withoutGift } from '@kargha/domain/shopping/gift';
import { lineTailoring } from '@kargha/domain/shopping/line-tailoring';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { choiceOf } from '@kargha/domain/shopping/requested-cart-lines';
import { tailoringIdOf } from '@kargha/domain/shopping/tailoring-choice';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

const requestedLine = object({
  productId: filledText,
  options: lineOptions,
  title: text,
  titleHindi: optional(string()),
  quantity: pipe(number(), minValue(1)),
  /** the services without measurements, which are under the requirements */
  tailoring: optional(lineTailoring),
  tailoringId: optional(string()),
});
export type RequestedLine = InferOutput<typeof requestedLine>;

/** What the profile fills in until the buyer types something else. */
const prefilled = optional(string());

const storedDraft = object({
  /** drawn once per draft, so that sending it twice creates one request */
  requestId: text,
  companyName: prefilled,
  contactPerson: prefilled,
  email: prefilled,
  phone: prefilled,
  industry: text,
  orderType: optional(picklist(ORDER_TYPES), 'corporate'),
  quantity: text,
  category: optional(picklist(QUOTE_CATEGORIES), 'mixed'),
  requiredBy: text,
  requirements: text,
  lines: optional(array(requestedLine), []),
  wantsBranding: flag,
  wantsPackaging: flag,
  wantsSamples: flag,
  budgetPerPiece: optional(picklist(BUDGET_BANDS), 'flexible'),
  paymentTerms: optional(picklist(PAYMENT_TERMS), 'discuss'),
  additionalInfo: text,
  files: texts,
});
const readStored = storedReader('quote-draft', storedDraft);

/** The form's values; numbers and dates are strings here. */
export type QuoteDraft = Required<InferOutput<typeof storedDraft>>;

/** Returns the draft stored in this browser, or a new one filled in from the profile. */
export function readDraft(profile: UserProfile): QuoteDraft {
  const stored =
    readStored(readJson(lastingStorage, storageKey(profile)) ?? {}) ?? parse(storedDraft, {});
  const { requestId, companyName, contactPerson, email, phone } = stored;
  return {
    ...stored,
    requestId: requestId || crypto.randomUUID().replaceAll('-', ''),
    companyName: companyName ?? profile.companyName,
    contactPerson: contactPerson ?? profile.fullName,
    email: email ?? profile.email,
    phone: phone ?? profile.phone,
  };
}

/** A line to request, as it is in the cart: with measurements. */
export type WantedLine = Omit<RequestedLine, 'tailoringId'>;

/** A request has each product once in the same options and services. Measurements and gifts are under the requirements. */
export function setDraftLines(profile: UserProfile, wanted: readonly WantedLine[]): void {
  const draft = readDraft(profile);
  const lines = new Map<string, RequestedLine>();
  for (const line of wanted.map(asRequested)) {
    const { quantity = 0 } = lines.get(keyOf(line)) ?? {};
    lines.set(keyOf(line), { ...line, quantity: quantity + line.quantity });
  }
  const made = wanted.flatMap(madeTo).filter((text) => !draft.requirements.includes(text));
  storeDraft(profile, {
    ...draft,
    lines: [...lines.values()],
    quantity: String(totalQuantity(wanted)),
    requirements: [draft.requirements, ...made].filter((text) => text !== '').join('\n'),
  });
}

function asRequested({ tailoring: chosen, ...line }: WantedLine): RequestedLine {
  const made = chosen && withoutGift(chosen);
  if (!made || made.services.length === 0) return line;
  const tailoring = { ...made, measurements: [] };
  return { ...line, tailoring, tailoringId: tailoringIdOf(choiceOf(tailoring)) };
}

/** '2 × Rose lehanga (Blouse stitching): Bust 92 cm'; nothing for a product as it is. */
function madeTo({ tailoring, ...line }: WantedLine): string[] {
  if (!tailoring) return [];
  const note = tailoring.giftNote ? `“${tailoring.giftNote}”` : '';
  const wishes = [measurementsText(tailoring), note].filter((text) => text !== '').join(', ');
  const title = `${line.quantity} × ${lineTitle({ ...line, tailoring })}`;
  return [wishes === '' ? title : `${title}: ${wishes}`];
}

export function totalQuantity(lines: readonly Pick<RequestedLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
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
