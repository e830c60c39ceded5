import { MAX_QUOTE_PIECES } from '@kargha/domain/quotes/quote-request';
import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { readProducts } from '#lib/firebase/firebase-products.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';

import { readServerDraft, writeServerDraft } from '../data/quote-drafts-api.ts';
import { storeDraft, type QuoteDraft, type RequestedLine } from './quote-draft.ts';

/** Saves the draft on the server. Values that are not valid yet are left empty. @throws FirebaseError */
export async function saveDraft({ uid }: UserProfile, draft: QuoteDraft): Promise<void> {
  const { requestId, files, lines, quantity, requiredBy, ...fields } = draft;
  await writeServerDraft(requestId, {
    ...fields,
    uid,
    state: 'draft',
    quantity: parseQuantity(quantity),
    requiredBy: parseDay(requiredBy),
    files: files.map((name) => `quotes/${uid}/${requestId}/${name}`),
    ...(lines.length > 0 && { wished: encodeLines(lines) }),
    latestVersion: 0,
    versionState: null,
    validUntil: null,
    orderId: null,
    submittedAt: null,
    firstReplyAt: null,
    quotedAt: null,
  });
}

/** Loads a draft from the server into the form. Returns false when it no longer exists. @throws FirebaseError */
export async function continueDraft(profile: UserProfile, id: string): Promise<boolean> {
  const saved = await readServerDraft(id);
  if (!saved) return false;
  const lines = await decodeLines(saved.wished);
  storeDraft(profile, { ...draftFromQuote(saved.quote), lines });
  return true;
}

/**
 * One entry per product, with the quantity of all sizes together. The sizes are chosen again when the draft is
 * continued; the draft stored in the browser keeps them.
 */
function encodeLines(lines: readonly RequestedLine[]): string[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return Array.from(quantities, ([productId, quantity]) => `${productId} ${quantity}`);
}

/** Uses the current product titles and leaves out products that are no longer sold. */
async function decodeLines(wished: readonly string[]): Promise<RequestedLine[]> {
  const pairs = wished.map((entry) => entry.split(' '));
  const products = await readProducts(pairs.map(([id = '']) => id));
  const titles = new Map(products.map((product) => [product._id, titlesOf(product)]));
  return pairs.flatMap(([productId = '', quantity]) => {
    const named = titles.get(productId);
    return named === undefined ? [] : { productId, ...named, quantity: Number(quantity) };
  });
}

function draftFromQuote(saved: ShownQuote): Omit<QuoteDraft, 'lines'> {
  const { id, quantity, requiredBy, files } = saved;
  return {
    requestId: id,
    companyName: saved.companyName,
    contactPerson: saved.contactPerson,
    email: saved.email,
    phone: saved.phone,
    industry: saved.industry,
    orderType: saved.orderType,
    quantity: quantity > 0 ? String(quantity) : '',
    category: saved.category,
    requiredBy: requiredBy ? requiredBy.toISOString().slice(0, 10) : '',
    requirements: saved.requirements,
    wantsBranding: saved.wantsBranding,
    wantsPackaging: saved.wantsPackaging,
    wantsSamples: saved.wantsSamples,
    budgetPerPiece: saved.budgetPerPiece,
    paymentTerms: saved.paymentTerms,
    additionalInfo: saved.additionalInfo,
    files: files.map((path) => path.slice(path.lastIndexOf('/') + 1)),
  };
}

function parseQuantity(text: string): number {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_QUOTE_PIECES ? quantity : 0;
}

function parseDay(text: string): Date | null {
  const day = new Date(`${text}T00:00:00Z`);
  return text === '' || Number.isNaN(day.getTime()) ? null : day;
}
