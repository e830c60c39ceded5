import type { Router } from 'express';

import { staffStoryEndpoints } from '@kargha/domain/people/staff-story-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { readStoredFile } from '../../platform/file-store.ts';
import { readStory, storyRef } from '../../records/story-record.ts';
import { editStory, noSuchStory, publishStory, rejectStory } from './moderate-story.ts';
import { photoType } from './publish-photo.ts';
import { listStories, storyDetails } from './staff-stories.ts';

export function staffStoryRoutes(now: () => Date): Router {
  return serveEndpoints(staffStoryEndpoints, {
    list: ({ query }) => listStories(query),
    find: async ({ params }) => ({ story: await storyDetails(idOf(params)) }),
    async photo({ params, response }) {
      const { path, content } = await photoOf(params);
      response.type(photoType(path)).send(content);
    },
    async edit({ params, body, caller: { uid: by } }) {
      const id = idOf(params);
      await editStory({ id, updatedAt: body.updatedAt, by, at: now() }, body);
      return { story: await storyDetails(id) };
    },
    async publish({ params, body: { onHome, updatedAt }, caller: { uid: by } }) {
      const id = idOf(params);
      await publishStory({ id, updatedAt, by, at: now() }, onHome);
      return { story: await storyDetails(id) };
    },
    async reject({ params, body: { reason, updatedAt }, caller: { uid: by } }) {
      const id = idOf(params);
      await rejectStory({ id, updatedAt, by, at: now() }, reason);
      return { story: await storyDetails(id) };
    },
  });
}

function idOf({ id }: { id: string }): string {
  if (isRecordId(id)) return id;
  throw noSuchStory();
}

async function photoOf(params: {
  id: string;
  place: string;
}): Promise<{ path: string; content: Buffer }> {
  const story = readStory(await storyRef(idOf(params)).get());
  const path = story?.photos[Number(params.place)];
  const content = path === undefined ? null : await readStoredFile(path);
  if (path === undefined || !content) throw notFound('We could not find this photo.');
  return { path, content };
}
