import type { AnyContent, ContentSection } from '@kargha/domain/settings/content';

import { invalid, notFound } from '../http/errors.ts';
import { refuseStaleRevision } from '../http/refuse-stale.ts';
import { inTransaction, type Transaction } from '../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../records/audit-record.ts';
import {
  contentRef,
  contentVersionRef,
  readStoredContent,
  replaceContent,
  type StoredContent,
} from '../records/content-record.ts';
import { productRef } from '../records/product-record.ts';
import { storyRef } from '../records/story-record.ts';

export interface ContentSave extends StaffAction {
  section: ContentSection;
  revision: number;
}

/**
 * Publishes a section and keeps the previous one as a version. Throws 409 stale, and 400 for unknown products or
 * stories.
 */
export async function saveContent(save: ContentSave, content: AnyContent): Promise<StoredContent> {
  if ('heroProductIds' in content) {
    await refuseUnknown('piece', productRef, [
      ...content.heroProductIds,
      ...content.carouselProductIds,
      ...content.featuredProductIds,
      ...content.tiles.map(({ productId }) => productId),
    ]);
    await refuseUnknown('story', storyRef, content.storyIds);
  }
  return inTransaction(async (transaction) => {
    const before = await readForSave(transaction, save);
    return publish(transaction, save, before, { content, reason: '' });
  });
}

/** Publishes a previous version again. Throws 404, 409 stale. */
export function restoreContent(save: ContentSave, version: number): Promise<StoredContent> {
  return inTransaction(async (transaction) => {
    const before = await readForSave(transaction, save);
    const previous = await transaction.get(contentVersionRef(save.section, version));
    if (!previous.exists) throw notFound('We could not find this version.');
    const { content } = readStoredContent(save.section, previous);
    return publish(transaction, save, before, { content, reason: `Version ${version} restored` });
  });
}

async function readForSave(
  transaction: Transaction,
  { section, revision }: ContentSave,
): Promise<StoredContent> {
  const before = readStoredContent(section, await transaction.get(contentRef(section)));
  refuseStaleRevision(revision, before.revision);
  return before;
}

function publish(
  transaction: Transaction,
  { section, by, at }: ContentSave,
  before: StoredContent,
  { content, reason }: { content: AnyContent; reason: string },
): StoredContent {
  const after = replaceContent(transaction, section, before, { content, by, at });
  writeAudit(transaction, {
    action: 'content.save',
    target: contentRef(section).path,
    actor: by,
    before: { revision: before.revision, ...before.content },
    after: { revision: after.revision, ...content },
    reason,
    at,
  });
  return after;
}

async function refuseUnknown(
  kind: 'piece' | 'story',
  refOf: typeof productRef,
  ids: readonly string[],
): Promise<void> {
  const refs = [...new Set(ids)].map(refOf);
  if (refs.length === 0) return;
  const [first] = refs;
  const found = first ? await first.firestore.getAll(...refs) : [];
  const missing = found.find((snapshot) => !snapshot.exists);
  if (missing) throw invalid(`We could not find the ${kind} ${missing.id}.`);
}
