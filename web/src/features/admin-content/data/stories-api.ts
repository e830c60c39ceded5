import {
  staffStoryEndpoints,
  type StoryDetails,
  type StoryRow,
} from '@kargha/domain/people/staff-story-endpoints';
import type { StoryEdit } from '@kargha/domain/people/story-moderation';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export function listStories(
  filter: Readonly<Record<'status', string>>,
  cursor: string,
): Promise<ListPage<StoryRow>> {
  return callStaffEndpoint(staffStoryEndpoints.list, { query: { ...filter, cursor } });
}

/** @throws ApiError 404 `not_found` */
export async function readStory(id: string): Promise<StoryDetails> {
  const { story } = await callStaffEndpoint(staffStoryEndpoints.find, { params: { id } });
  return story;
}

/** @throws ApiError 409 `stale`, 400 `invalid` */
export async function editStory(id: string, body: StoryEdit): Promise<StoryDetails> {
  const { story } = await callStaffEndpoint(staffStoryEndpoints.edit, { params: { id }, body });
  return story;
}

/** @throws ApiError 409 `stale`, `published` */
export async function publishStory(
  { id, updatedAt }: StoryRow,
  onHome: boolean,
): Promise<StoryDetails> {
  const body = { onHome, updatedAt: updatedAt.toISOString() };
  const { story } = await callStaffEndpoint(staffStoryEndpoints.publish, { params: { id }, body });
  return story;
}

/** @throws ApiError 409 `stale`, 400 `invalid` */
export async function rejectStory(
  { id, updatedAt }: StoryRow,
  reason: string,
): Promise<StoryDetails> {
  const body = { reason, updatedAt: updatedAt.toISOString() };
  const { story } = await callStaffEndpoint(staffStoryEndpoints.reject, { params: { id }, body });
  return story;
}

/** Returns an object URL of a submitted photo. The caller must revoke it. @throws ApiError */
export async function photoUrl(id: string, place: number): Promise<string> {
  const path = endpointPath(staffStoryEndpoints.photo, { params: { id, place: String(place) } });
  return URL.createObjectURL(await fetchStaffFile(path));
}
