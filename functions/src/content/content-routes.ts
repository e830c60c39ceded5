import type { Router } from 'express';

import {
  CONTENT_SCHEMAS,
  CONTENT_SECTIONS,
  type AnyContent,
  type ContentSection,
} from '@kargha/domain/settings/content';
import { contentEndpoints } from '@kargha/domain/settings/content-endpoints';

import { notFound } from '../http/errors.ts';
import { catchTypeErrors } from '../http/request-body.ts';
import { serveEndpoints } from '../people/serve-endpoints.ts';
import { contentPage, contentVersion } from './content-page.ts';
import { restoreContent, saveContent } from './save-content.ts';

/** Texts and home page of the shop, for administrators. */
export function contentRoutes(now: () => Date): Router {
  return serveEndpoints(contentEndpoints, {
    find: ({ params }) => contentPage(sectionOf(params)),
    version: async ({ params }) => ({
      content: await contentVersion(sectionOf(params), revisionOf(params)),
    }),
    async save({ params, body, caller: { uid: by } }) {
      const section = sectionOf(params);
      const schema = CONTENT_SCHEMAS[section];
      const content: AnyContent = await catchTypeErrors<AnyContent>(() =>
        schema.validate(body.content, { abortEarly: false }),
      );
      await saveContent({ section, revision: body.revision, by, at: now() }, content);
      return contentPage(section);
    },
    async restore({ params, body: { version, revision }, caller: { uid: by } }) {
      const section = sectionOf(params);
      await restoreContent({ section, revision, by, at: now() }, version);
      return contentPage(section);
    },
  });
}

function sectionOf(params: { section: string }): ContentSection {
  const section = CONTENT_SECTIONS.find((one) => one === params.section);
  if (!section) throw notFound('We could not find this section.');
  return section;
}

function revisionOf(params: { revision: string }): number {
  const revision = Number(params.revision);
  if (!Number.isSafeInteger(revision)) throw notFound('We could not find this version.');
  return revision;
}
