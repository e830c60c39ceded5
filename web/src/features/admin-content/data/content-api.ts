import {
  readContent,
  type ContentBySection,
  type ContentSection,
} from '@kargha/domain/settings/content';
import {
  contentEndpoints,
  type ContentPage,
  type ContentVersion,
} from '@kargha/domain/settings/content-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export interface OpenedSection<Section extends ContentSection> extends ContentVersion {
  section: Section;
  content: ContentBySection[Section];
  versions: ContentVersion[];
}

export async function readSection<Section extends ContentSection>(
  section: Section,
): Promise<OpenedSection<Section>> {
  return opened(section, await callStaffEndpoint(contentEndpoints.find, { params: { section } }));
}

/** Publishes new content based on the given revision. @throws ApiError 409 `stale`, 400 `invalid` */
export async function saveSection<Section extends ContentSection>(
  { section, revision }: OpenedSection<Section>,
  content: ContentBySection[Section],
): Promise<OpenedSection<Section>> {
  const body = { content, revision };
  const page = await callStaffEndpoint(contentEndpoints.save, { params: { section }, body });
  return opened(section, page);
}

/** Publishes an earlier version again. @throws ApiError 409 `stale` */
export async function restoreSection<Section extends ContentSection>(
  { section, revision }: OpenedSection<Section>,
  version: number,
): Promise<OpenedSection<Section>> {
  const body = { version, revision };
  const page = await callStaffEndpoint(contentEndpoints.restore, { params: { section }, body });
  return opened(section, page);
}

function opened<Section extends ContentSection>(
  section: Section,
  page: ContentPage,
): OpenedSection<Section> {
  return { ...page, section, content: readContent(section, { ...page.content }) };
}
