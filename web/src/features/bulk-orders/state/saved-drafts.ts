import { MAX_QUOTE_PIECES } from '@kargha/domain/quotes/quote-request';
import type { UserProfile } from '@kargha/domain/people/user-profile';
import { readProducts } from '#lib/firebase/firebase-shelf.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';

import { readServerDraft, writeServerDraft } from '../data/server-drafts.ts';
import { keepDraft, type QuoteDraft, type WishedLine } from './quote-draft.ts';

/** Keeps what stands in the form with the shop, as far as it makes sense there. @throws FirebaseError */
export async function saveDraft({ uid }: UserProfile, draft: QuoteDraft): Promise<void> {
  const { requestId, files, lines, quantity, requiredBy, ...typed } = draft;
  await writeServerDraft(requestId, {
    ...typed,
    uid,
    state: 'draft',
    quantity: wholeIn(quantity),
    requiredBy: dayIn(requiredBy),
    files: files.map((name) => `quotes/${uid}/${requestId}/${name}`),
    ...(lines.length > 0 && { wished: wordsOf(lines) }),
    latestVersion: 0,
    versionState: null,
    validUntil: null,
    orderId: null,
    submittedAt: null,
    firstReplyAt: null,
    quotedAt: null,
  });
}

/** Puts a draft that was kept with the shop into the form; false when there is none any more. @throws FirebaseError */
export async function continueDraft(profile: UserProfile, id: string): Promise<boolean> {
  const saved = await readServerDraft(id);
  if (!saved) return false;
  const lines = await namedLines(saved.wished);
  keepDraft(profile, { ...draftFrom(saved.quote), lines });
  return true;
}

/**
 * How a draft in the shop's books names its products: each once, by its id and the pieces of all sizes together. Which
 * sizes is settled once more when the draft goes on; the browser's own draft keeps them.
 */
function wordsOf(lines: readonly WishedLine[]): string[] {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return Array.from(pieces, ([productId, quantity]) => `${productId} ${quantity}`);
}

/** The products of a draft with their titles of today; what is no longer sold is left out. */
async function namedLines(wished: readonly string[]): Promise<WishedLine[]> {
  const pairs = wished.map((word) => word.split(' '));
  const products = await readProducts(pairs.map(([id = '']) => id));
  const titles = new Map(products.map(({ _id, title }) => [_id, title]));
  return pairs.flatMap(([productId = '', pieces]) => {
    const title = titles.get(productId);
    return title === undefined ? [] : { productId, title, quantity: Number(pieces) };
  });
}

function draftFrom(saved: ShownQuote): Omit<QuoteDraft, 'lines'> {
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

function wholeIn(typed: string): number {
  const pieces = Number(typed);
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= MAX_QUOTE_PIECES ? pieces : 0;
}

function dayIn(typed: string): Date | null {
  const day = new Date(`${typed}T00:00:00Z`);
  return typed === '' || Number.isNaN(day.getTime()) ? null : day;
}
