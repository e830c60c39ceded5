import {
  STORY_STATES,
  type StoryDetails,
  type StoryEdit,
  type StoryRow,
} from '@kargha/domain/people/story-moderation';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery, fetchStaffFile } from '#session/state/staff-api.ts';

const ROOT = '/stories/desk';

export async function listStories(
  filter: Readonly<Record<'status', string>>,
  cursor: string,
): Promise<ListPage<StoryRow>> {
  const fields = storedFields(await callStaffApi(`${ROOT}?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: fields.parts('rows').map(toStoryRow),
    nextCursor: fields.text('nextCursor') || null,
  };
}

/** @throws ApiError 404 `not_found` */
export async function readStory(id: string): Promise<StoryDetails> {
  return toStory(await callStaffApi(storyPath(id)));
}

/** @throws ApiError 409 `stale`, 400 `invalid` */
export async function editStory(id: string, body: StoryEdit): Promise<StoryDetails> {
  return toStory(await callStaffApi(storyPath(id), { method: 'PUT', body }));
}

/** @throws ApiError 409 `stale`, `published` */
export async function publishStory(
  { id, updatedAt }: StoryRow,
  onHome: boolean,
): Promise<StoryDetails> {
  const body = { onHome, updatedAt };
  return toStory(await callStaffApi(`${storyPath(id)}/publish`, { method: 'POST', body }));
}

/** @throws ApiError 409 `stale`, 400 `invalid` */
export async function rejectStory(
  { id, updatedAt }: StoryRow,
  reason: string,
): Promise<StoryDetails> {
  const body = { reason, updatedAt };
  return toStory(await callStaffApi(`${storyPath(id)}/reject`, { method: 'POST', body }));
}

/** Returns an object URL of a submitted photo. The caller must revoke it. @throws ApiError */
export async function photoUrl(id: string, place: number): Promise<string> {
  return URL.createObjectURL(await fetchStaffFile(`${storyPath(id)}/photos/${place}`));
}

function storyPath(id: string): string {
  return `${ROOT}/${encodeURIComponent(id)}`;
}

function toStory(answer: object): StoryDetails {
  const fields = storedFields(answer).part('story');
  return {
    ...toStoryRow(fields),
    excerpt: fields.text('excerpt'),
    paragraphs: fields.texts('paragraphs'),
    titleHindi: fields.text('titleHindi'),
    personHindi: fields.text('personHindi'),
    excerptHindi: fields.text('excerptHindi'),
    paragraphsHindi: fields.texts('paragraphsHindi'),
    productIds: fields.texts('productIds'),
    photos: fields.number('photos'),
    picturePath: fields.text('picturePath'),
    pictureAlt: fields.text('pictureAlt'),
    email: fields.text('email'),
    rejection: fields.text('rejection'),
    isOnHome: fields.flag('isOnHome', false),
  };
}

function toStoryRow(fields: StoredFields): StoryRow {
  return {
    id: fields.text('id'),
    title: fields.text('title'),
    person: fields.text('person'),
    craft: fields.text('craft'),
    place: fields.text('place'),
    status: fields.choice('status', STORY_STATES),
    createdAt: fields.text('createdAt'),
    publishedAt: fields.text('publishedAt') || null,
    updatedAt: fields.text('updatedAt'),
  };
}
