import type { ContentSection } from '@kargha/domain/settings/content';
import type { ContentPage, ContentVersion } from '@kargha/domain/settings/content-endpoints';

import { notFound } from '../http/errors.ts';
import {
  contentRef,
  contentVersionRef,
  readStoredContent,
  type StoredContent,
} from '../records/content-record.ts';
import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { namesOf } from '../records/user-record.ts';

const MAX_VERSIONS = 20;

export async function contentPage(section: ContentSection): Promise<ContentPage> {
  const [now, previous] = await Promise.all([
    contentRef(section).get(),
    contentRef(section)
      .collection(SUBCOLLECTIONS.versions)
      .orderBy('revision', 'desc')
      .limit(MAX_VERSIONS)
      .get(),
  ]);
  const stored = readStoredContent(section, now);
  const versions = previous.docs.map((snapshot) => readStoredContent(section, snapshot));
  const names = await namesOf([stored, ...versions].map(({ savedBy }) => savedBy));
  return {
    ...versionRow(stored, names),
    content: stored.content,
    versions: versions.map((version) => versionRow(version, names)),
  };
}

/** A previous version. Throws 404. */
export async function contentVersion(section: ContentSection, revision: number) {
  const found = await contentVersionRef(section, revision).get();
  if (!found.exists) throw notFound('We could not find this version.');
  return readStoredContent(section, found).content;
}

function versionRow(
  { revision, savedAt, savedBy }: StoredContent,
  names: ReadonlyMap<string, string>,
): ContentVersion {
  return { revision, savedAt, savedBy: names.get(savedBy) ?? '' };
}
