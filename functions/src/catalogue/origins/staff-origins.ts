import {
  originId,
  originMembers,
  originsOf,
  type OriginAddress,
} from '@kargha/domain/catalogue/origin';
import type {
  OriginChange,
  OriginQuery,
  OriginRow,
  OriginSettings,
} from '@kargha/domain/catalogue/origin-endpoints';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import type { CursorPage } from '../../http/cursor-page.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { publicEntries } from '../collections/collection-members.ts';
import { originRef, origins, originTexts, readOrigins } from './origin-record.ts';
import { shownName } from './public-origin.ts';

/** Most origins that staff can have described. A shop has a few hundred makers. */
const MAX_DESCRIBED = 2_000;

const PER_PAGE = 100;

/** Those that products name, and described ones that no product names any more. */
export async function listOrigins({
  kind,
  search,
  cursor,
}: OriginQuery): Promise<CursorPage<OriginRow>> {
  const words = search.toLowerCase();
  const rows = (await allOrigins()).filter(
    (row) => (kind === '' || row.kind === kind) && row.name.toLowerCase().includes(words),
  );
  const start = rows.findIndex((row) => originId(row) === cursor) + 1;
  const page = rows.slice(start, start + PER_PAGE);
  const last = page.at(-1);
  const hasMore = last !== undefined && start + PER_PAGE < rows.length;
  return { rows: page, nextCursor: hasMore ? originId(last) : null };
}

async function allOrigins(): Promise<OriginRow[]> {
  const [entries, stored] = await Promise.all([
    publicEntries(),
    origins().limit(MAX_DESCRIBED).get(),
  ]);
  const described = new Map(readOrigins(stored.docs).map((one) => [originId(one), one]));
  const named = originsOf(entries);
  const names = new Set(named.map(originId));
  const unnamed = [...described.values()].filter((one) => !names.has(originId(one)));
  return [...named, ...unnamed.map((one) => ({ ...one, products: 0 }))].map(
    ({ kind, slug, name, products }) => {
      const { text = '', textHindi = '' } = described.get(originId({ kind, slug })) ?? {};
      return { kind, slug, name, products, hasText: text !== '', hasHindi: textHindi !== '' };
    },
  );
}

/** @throws HttpError 404 not_found for an origin that no public product names and that is not described */
export async function originSettings(address: OriginAddress): Promise<OriginSettings> {
  const [texts, entries] = await Promise.all([originTexts(address), publicEntries()]);
  const members = originMembers(address, entries);
  const name = shownName(address, members) || texts.name;
  if (name === '') throw notFound(catalogueMessages.origin_not_found());
  const { nameHindi, text, textHindi, revision } = texts;
  return { ...address, name, nameHindi, text, textHindi, revision, products: members.length };
}

/** @throws HttpError 404 not_found, 409 stale */
export async function changeOrigin(
  address: OriginAddress,
  { revision, ...changes }: OriginChange,
  { by, at }: StaffAction,
): Promise<OriginSettings> {
  const shown = await originSettings(address);
  await inTransaction(async (transaction) => {
    const before = await originTexts(address, transaction);
    if (before.revision !== revision) {
      const message = 'Someone else has just changed this page. Please check it again.';
      throw conflict('stale', message, { revision: before.revision });
    }
    const ref = originRef(originId(address));
    const { name } = shown;
    transaction.set(ref, { ...address, name, ...changes, revision: revision + 1, updatedAt: at });
    const { nameHindi, text, textHindi } = before;
    const row = { action: 'origin.change', target: ref.path, actor: by, reason: '', at };
    writeAudit(transaction, { ...row, before: { nameHindi, text, textHindi }, after: changes });
  });
  return { ...shown, ...changes, revision: revision + 1 };
}
