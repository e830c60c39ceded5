import { Router } from 'express';

import { storyEndpoints } from '@kargha/domain/people/story-endpoints';
import { contactMessages } from '@kargha/domain/messages/contact-messages';

import { clientAddress } from '../../http/client-address.ts';
import { invalid } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { staffStoryRoutes } from './staff-story-routes.ts';
import { submitStory } from './submit-story.ts';

const PER_ADDRESS: RateLimit = { scope: 'story-address', attempts: 5, minutes: 60 };

/** A submitted story is not public until staff publish it. */
export function storyRoutes(now: () => Date): Router {
  const router = Router();
  router.use(
    serveEndpoints(storyEndpoints, {
      async submit({ request, body: { website, ...submission } }) {
        if (website !== '') {
          throw invalid(contactMessages.story_not_accepted());
        }
        await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
        return { storyId: await submitStory(submission, now()) };
      },
    }),
  );
  router.use(staffStoryRoutes(now));
  return router;
}
