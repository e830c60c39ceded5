import type { Sentence } from '@kargha/domain/messages/sentence';

import { errorMessage } from '#lib/server/error-message.ts';

import { sendStory, type StoryRequest } from '../data/stories-api.ts';

export type { StoryRequest } from '../data/stories-api.ts';

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
