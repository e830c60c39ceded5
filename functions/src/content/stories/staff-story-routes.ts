import { Router, type Request } from 'express';

import {
  storyEditSchema,
  storyPublishSchema,
  storyQuerySchema,
  storyRejectSchema,
} from '@kargha/domain/people/story-moderation';
import { isRecordId } from '@kargha/domain/records/record-id';

import { PAGE_BODY, SMALL_BODY } from '@kargha/domain/api/body-limits';
import { notFound } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { readStoredFile } from '../../platform/file-store.ts';
import { readStory, storyRef } from '../../records/story-record.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import {
  editStory,
  noSuchStory,
  publishStory,
  rejectStory,
  type StoryAction,
} from './moderate-story.ts';
import { photoType } from './publish-photo.ts';
import { listStories, storyDetails } from './staff-stories.ts';

export function staffStoryRoutes(now: () => Date): Router {
  const router = Router();
  const storyAction = (request: Request, by: string, updatedAt: string): StoryAction => ({
    id: idOf(request),
    updatedAt,
    by,
    at: now(),
  });

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const query = await storyQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listStories(query)) });
  });

  router.get('/:id', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, story: await storyDetails(idOf(request)) });
  });

  router.get('/:id/photos/:place', async (request, response) => {
    await requireAdmin(request);
    const { path, content } = await photoOf(request);
    response.type(photoType(path)).send(content);
  });

  router.put('/:id', limitJson(PAGE_BODY), async (request, response) => {
    const { uid } = await requireAdmin(request);
    const edit = await readBody(request, storyEditSchema);
    await editStory(storyAction(request, uid, edit.updatedAt), edit);
    response.json({ success: true, story: await storyDetails(idOf(request)) });
  });

  router.post('/:id/publish', limitJson(SMALL_BODY), async (request, response) => {
    const { uid } = await requireAdmin(request);
    const { onHome, updatedAt } = await readBody(request, storyPublishSchema);
    await publishStory(storyAction(request, uid, updatedAt), onHome);
    response.json({ success: true, story: await storyDetails(idOf(request)) });
  });

  router.post('/:id/reject', limitJson(SMALL_BODY), async (request, response) => {
    const { uid } = await requireAdmin(request);
    const { reason, updatedAt } = await readBody(request, storyRejectSchema);
    await rejectStory(storyAction(request, uid, updatedAt), reason);
    response.json({ success: true, story: await storyDetails(idOf(request)) });
  });

  router.all('/', refuseOtherMethods('GET'));
  router.all('/:id', refuseOtherMethods('GET', 'PUT'));
  router.all('/:id/photos/:place', refuseOtherMethods('GET'));
  for (const step of ['publish', 'reject']) router.all(`/:id/${step}`, refuseOtherMethods('POST'));
  return router;
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw noSuchStory();
}

async function photoOf(request: Request): Promise<{ path: string; content: Buffer }> {
  const story = readStory(await storyRef(idOf(request)).get());
  const path = story?.photos[Number(request.params.place)];
  const content = path === undefined ? null : await readStoredFile(path);
  if (path === undefined || !content) throw notFound('We could not find this photo.');
  return { path, content };
}
