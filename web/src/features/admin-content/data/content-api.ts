import {
  readContent,
  type ContentBySection,
  type ContentSection,
  type ContentVersion,
} from '@kargha/domain/settings/content';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi } from '#session/state/staff-api.ts';

export interface OpenedSection<Section extends ContentSection> extends ContentVersion {
  section: Section;
  content: ContentBySection[Section];
  versions: ContentVersion[];
}

export async function readSection<Section extends ContentSection>(
  section: Section,
): Promise<OpenedSection<Section>> {
  return toOpenedSection(section, await callStaffApi(`/content/${section}`));
}

/** Publishes new content based on the given revision. @throws ApiError 409 `stale`, 400 `invalid` */
export async function saveSection<Section extends ContentSection>(
  { section, revision }: OpenedSection<Section>,
  content: ContentBySection[Section],
): Promise<OpenedSection<Section>> {
  const body = { content, revision };
  return toOpenedSection(
    section,
    await callStaffApi(`/content/${section}`, { method: 'PUT', body }),
  );
}

/** Publishes an earlier version again. @throws ApiError 409 `stale` */
export async function restoreSection<Section extends ContentSection>(
  { section, revision }: OpenedSection<Section>,
  version: number,
): Promise<OpenedSection<Section>> {
  const path = `/content/${section}/restore`;
  return toOpenedSection(
    section,
    await callStaffApi(path, { method: 'POST', body: { version, revision } }),
  );
}

function toOpenedSection<Section extends ContentSection>(
  section: Section,
  answer: object,
): OpenedSection<Section> {
  const fields = storedFields(answer);
  return {
    ...toVersion(fields),
    section,
    content: readContent(section, fields.record('content')),
    versions: fields.parts('versions').map(toVersion),
  };
}

function toVersion(fields: StoredFields): ContentVersion {
  return {
    revision: fields.number('revision'),
    savedAt: fields.text('savedAt') || null,
    savedBy: fields.text('savedBy'),
  };
}
