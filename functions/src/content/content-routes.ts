import { Router, type Request } from 'express';

import {
  CONTENT_SCHEMAS,
  CONTENT_SECTIONS,
  contentRestoreSchema,
  contentSaveSchema,
  type AnyContent,
  type ContentSection,
} from '@kargha/domain/settings/content';

import { PAGE_BODY, SMALL_BODY, MAX_PAGE_VALUES } from '@kargha/domain/api/body-limits';
import { notFound } from '../http/errors.ts';
import { limitJson, readBody, catchTypeErrors } from '../http/json-body.ts';
import { refuseOtherMethods } from '../http/unmatched-routes.ts';
import { requireAdmin } from '../people/users/staff.ts';
import { contentPage, contentVersion } from './content-page.ts';
import { restoreContent, saveContent } from './save-content.ts';

/** /api/content/{section}: texts and home page of the shop, for administrators. */
export function contentRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/:section', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ...(await contentPage(sectionOf(request))) });
  });

  router.get('/:section/versions/:revision', async (request, response) => {
    await requireAdmin(request);
    const content = await contentVersion(sectionOf(request), revisionOf(request));
    response.json({ success: true, content });
  });

  router.put('/:section', limitJson(PAGE_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const section = sectionOf(request);
    const body = await readBody(request, contentSaveSchema, MAX_PAGE_VALUES);
    const schema = CONTENT_SCHEMAS[section];
    const content: AnyContent = await catchTypeErrors<AnyContent>(() =>
      schema.validate(body.content, { abortEarly: false }),
    );
    await saveContent({ section, revision: body.revision, by, at: now() }, content);
    response.json({ success: true, ...(await contentPage(section)) });
  });

  router.post('/:section/restore', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const section = sectionOf(request);
    const { version, revision } = await readBody(request, contentRestoreSchema);
    await restoreContent({ section, revision, by, at: now() }, version);
    response.json({ success: true, ...(await contentPage(section)) });
  });

  router.all('/:section', refuseOtherMethods('GET', 'PUT'));
  router.all('/:section/versions/:revision', refuseOtherMethods('GET'));
  router.all('/:section/restore', refuseOtherMethods('POST'));
  return router;
}

function sectionOf(request: Request): ContentSection {
  const section = CONTENT_SECTIONS.find((one) => one === request.params.section);
  if (!section) throw notFound('We could not find this section.');
  return section;
}

function revisionOf(request: Request): number {
  const revision = Number(request.params.revision);
  if (!Number.isSafeInteger(revision)) throw notFound('We could not find this version.');
  return revision;
}
