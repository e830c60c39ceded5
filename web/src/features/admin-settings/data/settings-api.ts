import type { SettingsAnswer, SettingsSection } from '@kargha/domain/settings/shop-settings';
import { callStaffApi } from '#session/state/staff-api.ts';

export type LoadedSettings = Pick<SettingsAnswer, 'revisions' | 'integrations' | 'series'> & {
  settings: Record<SettingsSection, unknown>;
};

export async function readSettings(): Promise<LoadedSettings> {
  const answer = await callStaffApi('/settings');
  // Our own server's answer, in the type that both sides share.
  return answer as unknown as LoadedSettings;
}

/** Saves one section and returns its new revision. @throws ApiError stale, invalid */
export async function saveSection(
  section: SettingsSection,
  value: unknown,
  revision: number,
): Promise<number> {
  const answer = await callStaffApi(`/settings/${section}`, {
    method: 'PUT',
    body: { value, revision },
  });
  return Number(answer.revision);
}
