import { settingsEndpoints } from '@kargha/domain/settings/settings-endpoints';
import type { SettingsAnswer } from '@kargha/domain/settings/settings-response';
import type { SettingsSection } from '@kargha/domain/settings/shop-settings';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export function readSettings(): Promise<SettingsAnswer> {
  return callStaffEndpoint(settingsEndpoints.find, {});
}

/** Saves one section and returns its new revision. @throws ApiError stale, invalid */
export async function saveSection(
  section: SettingsSection,
  value: object,
  revision: number,
): Promise<number> {
  const request = { params: { section }, body: { value, revision } };
  return (await callStaffEndpoint(settingsEndpoints.save, request)).revision;
}
