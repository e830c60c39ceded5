import { Router } from 'express';

import { storyRequestSchema } from '@kargha/domain/people/story-submission';

import { clientAddress } from '../../http/client-address.ts';
import { invalid } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { staffStoryRoutes } from './staff-story-routes.ts';
import { submitStory } from './submit-story.ts';

/** A 5 MB photo as a data URL, and the story. */
const LARGE = 8 * 1024 * 1024;

const PER_ADDRESS: RateLimit = { scope: 'story-address', attempts: 5, minutes: 60 };

/** POST /api/stories: submits a story. It is not public until staff publish it. */
export function storyRoutes(now: () => Date): Router {
  const router = Router();

  router.post('/', limitJson(LARGE), async (request, response) => {
    const { website, ...submission } = await readBody(request, storyRequestSchema);
    if (website !== '') {
      throw invalid('We could not accept this story. Please email it to us instead.');
    }
    await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
    response.json({ success: true, storyId: await submitStory(submission, now()) });
  });

  router.use('/desk', staffStoryRoutes(now));

  router.all('/', refuseOtherMethods('POST'));
  return router;
}
