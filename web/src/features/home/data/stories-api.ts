import type { StorySubmission } from '@kargha/domain/people/story-submission';
import { callApi } from '#lib/server/api-client.ts';

/** `website` is hidden from people; bots fill it in. */
export type StoryRequest = StorySubmission & { website: string };

/** @throws ApiError invalid, too_large, too_many_requests, network */
export async function sendStory(story: StoryRequest): Promise<void> {
  await callApi('/stories', { method: 'POST', body: story });
}
