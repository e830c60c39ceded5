import { staffStoryEndpoints, type StoryRow } from '@kargha/domain/people/staff-story-endpoints';
import type { StoryEdit } from '@kargha/domain/people/story-moderation';
import type { EndpointResult } from '@kargha/domain/api/endpoint';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type StoryAnswer = EndpointResult<typeof staffStoryEndpoints.find>;

/** @throws ApiError 409 `stale`, 400 `invalid` */
export function editStory(id: string, body: StoryEdit): Promise<StoryAnswer> {
  return callStaffEndpoint(staffStoryEndpoints.edit, { params: { id }, body });
}

/** @throws ApiError 409 `stale`, `published` */
export function publishStory({ id, updatedAt }: StoryRow, onHome: boolean): Promise<StoryAnswer> {
  const body = { onHome, updatedAt: updatedAt.toISOString() };
  return callStaffEndpoint(staffStoryEndpoints.publish, { params: { id }, body });
}

/** @throws ApiError 409 `stale`, 400 `invalid` */
export function rejectStory({ id, updatedAt }: StoryRow, reason: string): Promise<StoryAnswer> {
  const body = { reason, updatedAt: updatedAt.toISOString() };
  return callStaffEndpoint(staffStoryEndpoints.reject, { params: { id }, body });
}
