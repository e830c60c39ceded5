import {
  ORDER_TYPES,
  QUOTE_CATEGORIES,
  QUOTE_REQUEST_STATES,
  QUOTE_VERSION_STATES,
  type QuoteLine,
  type QuoteRequest,
} from '@kargha/domain/quotes/quote';
import type { QuoteOffer } from '@kargha/domain/quotes/quote-offer';
import { jsonObjectsIn, type JsonObject } from '#lib/server/api-client.ts';
import {
  messageFrom,
  quoteFrom,
  quoteLineFrom,
  versionFrom,
  type ShownMessage,
  type ShownQuote,
  type ShownVersion,
} from '#lib/documents/quote-document.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery, fetchStaffFile } from '#session/state/staff-api.ts';

export type QuoteRow = Pick<
  QuoteRequest,
  | 'companyName'
  | 'contactPerson'
  | 'orderType'
  | 'category'
  | 'quantity'
  | 'state'
  | 'latestVersion'
  | 'versionState'
  | 'validUntil'
  | 'submittedAt'
  | 'firstReplyAt'
  | 'quotedAt'
> & { id: string };

export type QuoteFilter = Readonly<Record<'state', string>>;

export interface StaffQuote {
  uid: string;
  quote: ShownQuote;
  /** oldest first; the last one may be a draft */
  versions: ShownVersion[];
  messages: ShownMessage[];
  company: { gstNumber: string; isVerified: boolean; stateCode: string };
  /** GST code of the state the shop supplies from */
  supplierState: string;
  /** lines suggested for the first offer */
  startLines: QuoteLine[];
}

export async function listQuotes(filter: QuoteFilter, cursor: string): Promise<ListPage<QuoteRow>> {
  const fields = storedFields(await callStaffApi(`/quotes?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: fields.parts('rows').map(rowFrom),
    nextCursor: fields.text('nextCursor') || null,
  };
}

export async function readStaffQuote(id: string): Promise<StaffQuote> {
  return staffQuoteFrom(await callStaffApi(pathOf(id)));
}

/** Sends a step with the revision that staff saw. @throws ApiError stale, not_allowed */
export async function takeStep(
  { id, revision }: ShownQuote,
  step: 'review' | 'send' | 'close',
  body: object = {},
): Promise<StaffQuote> {
  const sent = { revision, ...body };
  return staffQuoteFrom(
    await callStaffApi(`${pathOf(id)}/${step}`, { method: 'POST', body: sent }),
  );
}

/** Saves the draft of the next version. @throws ApiError stale, invalid, not_allowed */
export async function saveOffer(
  { id, revision }: ShownQuote,
  offer: QuoteOffer,
): Promise<StaffQuote> {
  const body = { revision, offer };
  return staffQuoteFrom(await callStaffApi(`${pathOf(id)}/draft`, { method: 'PUT', body }));
}

export interface StaffMessage {
  messageId: string;
  text: string;
  version: number | null;
  line: number | null;
  files: readonly string[];
}

export async function sendStaffMessage(id: string, message: StaffMessage): Promise<void> {
  await callStaffApi(`${pathOf(id)}/messages`, { method: 'POST', body: message });
}

export function readOfferPdf(id: string, version: number): Promise<Blob> {
  return fetchStaffFile(`${pathOf(id)}/pdf?version=${version}`);
}

export function readRequestFile(id: string, name: string): Promise<Blob> {
  return fetchStaffFile(`${pathOf(id)}/files/${encodeURIComponent(name)}`);
}

export function readMessageFile(id: string, messageId: string, name: string): Promise<Blob> {
  return fetchStaffFile(`${pathOf(id)}/messages/${messageId}/files/${encodeURIComponent(name)}`);
}

function staffQuoteFrom(answer: JsonObject): StaffQuote {
  const fields = storedFields(answer);
  const company = fields.part('company');
  return {
    uid: fields.part('quote').text('uid'),
    quote: quoteFrom(fields.part('quote').text('id'), fields.record('quote')),
    versions: jsonObjectsIn(answer.versions).map(versionFrom),
    messages: jsonObjectsIn(answer.messages).map((message) =>
      messageFrom(storedFields(message).text('id'), message),
    ),
    company: {
      gstNumber: company.text('gstNumber'),
      isVerified: company.flag('isVerified', false),
      stateCode: company.text('stateCode'),
    },
    supplierState: fields.text('supplierState'),
    startLines: fields.parts('startLines').map(quoteLineFrom),
  };
}

function rowFrom(fields: StoredFields): QuoteRow {
  return {
    id: fields.text('id'),
    companyName: fields.text('companyName'),
    contactPerson: fields.text('contactPerson'),
    orderType: fields.choice('orderType', ORDER_TYPES),
    category: fields.choice('category', QUOTE_CATEGORIES),
    quantity: fields.number('quantity'),
    state: fields.choice('state', QUOTE_REQUEST_STATES),
    latestVersion: fields.number('latestVersion'),
    versionState:
      QUOTE_VERSION_STATES.find((state) => state === fields.text('versionState')) ?? null,
    validUntil: fields.timeOrNull('validUntil'),
    submittedAt: fields.timeOrNull('submittedAt'),
    firstReplyAt: fields.timeOrNull('firstReplyAt'),
    quotedAt: fields.timeOrNull('quotedAt'),
  };
}

function pathOf(id: string): string {
  return `/quotes/${encodeURIComponent(id)}`;
}
