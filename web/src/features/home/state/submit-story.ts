import type { Sentence } from '@kargha/domain/messages/sentence';

import { errorMessage } from '#lib/server/error-message.ts';
import { storyEndpoints } from '@kargha/domain/people/story-endpoints';
import type { StorySubmission } from '@kargha/domain/people/story-submission';
import { emailLanguage } from '#lib/language/language-choice.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

/** Returns an error message, or undefined on success. Never throws. */
export async function submitStoryRequest(story: StoryRequest): Promise<Sentence | undefined> {
  try {
    await sendStory(story);
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}

export function readAsDataString(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(new Error(file.name)));
    reader.readAsDataURL(file);
  });
}

/** `website` is hidden from people; bots fill it in. */
export type StoryRequest = StorySubmission & { website: string };

/** @throws ApiError invalid, too_large, too_many_requests, network */
async function sendStory(body: StoryRequest): Promise<void> {
  await callEndpoint(storyEndpoints.submit, { body: { ...body, ...emailLanguage() } });
}
