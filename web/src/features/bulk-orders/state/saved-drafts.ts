import type { UserProfile } from '@kargha/domain/user-profile';
import type { ShownQuote } from '#lib/quote-document.ts';

import { readServerDraft, writeServerDraft } from '../data/server-drafts.ts';
import { keepDraft, type QuoteDraft } from './quote-draft.ts';

/** Keeps what stands in the form with the shop, as far as it makes sense there. @throws FirebaseError */
export async function saveDraft({ uid }: UserProfile, draft: QuoteDraft): Promise<void> {
  const { requestId, files, quantity, requiredBy, ...typed } = draft;
  await writeServerDraft(requestId, {
    ...typed,
    uid,
    state: 'draft',
    quantity: wholeIn(quantity),
    requiredBy: dayIn(requiredBy),
    files: files.map((name) => `quotes/${uid}/${requestId}/${name}`),
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
  keepDraft(profile, draftFrom(saved));
  return true;
}

function draftFrom(saved: ShownQuote): QuoteDraft {
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

const MOST_PIECES = 1_000_000;

function wholeIn(typed: string): number {
  const pieces = Number(typed);
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= MOST_PIECES ? pieces : 0;
}

function dayIn(typed: string): Date | null {
  const day = new Date(`${typed}T00:00:00Z`);
  return typed === '' || Number.isNaN(day.getTime()) ? null : day;
}
