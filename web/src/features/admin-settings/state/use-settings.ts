import { useState } from 'react';

import type { SettingsAnswer } from '@kargha/domain/settings/settings-response';
import type { SettingsSection } from '@kargha/domain/settings/shop-settings';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { readSettings, saveSection } from '../data/settings-api.ts';
import { castSection, type SectionFormValues } from './settings-form-values.ts';

export type SaveSection = (section: SettingsSection, values: SectionFormValues) => Promise<void>;

export function useSettings(): { read: ReadState<SettingsAnswer>; save: SaveSection } {
  const read = useRead(readSettings, 'all');
  // Kept apart from the loaded data, so that two sections saved at once both keep their revision.
  const [saved, setSaved] = useState<Partial<SettingsAnswer['revisions']>>({});

  const save: SaveSection = async (section, values) => {
    if (!read.data) return;
    const loadedRevision = saved[section] ?? read.data.revisions[section];
    const revision = await saveSection(section, castSection(section, values), loadedRevision);
    setSaved((before) => ({ ...before, [section]: revision }));
  };

  return { read, save };
}
