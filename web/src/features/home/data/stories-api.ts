import { storyEndpoints } from '@kargha/domain/people/story-endpoints';
import type { StorySubmission } from '@kargha/domain/people/story-submission';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

/** `website` is hidden from people; bots fill it in. */
export type StoryRequest = StorySubmission & { website: string };

/** @throws ApiError invalid, too_large, too_many_requests, network */
export async function sendStory(body: StoryRequest): Promise<void> {
  await callEndpoint(storyEndpoints.submit, { body });
}
