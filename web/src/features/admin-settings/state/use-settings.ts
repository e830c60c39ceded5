import { useState } from 'react';

import type { UseQueryResult } from '@tanstack/react-query';
import { settingsEndpoints } from '@kargha/domain/settings/settings-endpoints';
import type { SettingsAnswer } from '@kargha/domain/settings/settings-response';
import type { SettingsSection } from '@kargha/domain/settings/shop-settings';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { castSection, type SectionFormValues } from './settings-form-values.ts';

export type SaveSection = (section: SettingsSection, values: SectionFormValues) => Promise<void>;

/** Saving throws ApiError stale, invalid. */
export function useSettings(): { query: UseQueryResult<SettingsAnswer>; save: SaveSection } {
  const query = useStaffQuery(settingsEndpoints.find, {}, { fresh: true });
  // Kept apart from the loaded data, so that two sections saved at once both keep their revision.
  const [saved, setSaved] = useState<Partial<SettingsAnswer['revisions']>>({});

  const save: SaveSection = async (section, values) => {
    if (!query.data) return;
    const loadedRevision = saved[section] ?? query.data.revisions[section];
    const body = { value: castSection(section, values), revision: loadedRevision };
    const request = { params: { section }, body };
    const { revision } = await callStaffEndpoint(settingsEndpoints.save, request);
    setSaved((before) => ({ ...before, [section]: revision }));
  };

  return { query, save };
}
