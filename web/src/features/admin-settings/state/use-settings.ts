import { useCallback, useEffect, useState } from 'react';

import type { SettingsSection } from '@kargha/domain/shop-settings';

import { readSettings, saveSection, type LoadedSettings } from '../data/settings-api.ts';
import { castSection, type TypedSection } from './typed-settings.ts';

export type { LoadedSettings } from '../data/settings-api.ts';

/** Saves what was typed into a section. @throws ApiError with the sentence for staff */
export type SaveSection = (section: SettingsSection, typed: TypedSection) => Promise<void>;

/** The settings as they are now, and the way to change one section of them. */
export function useSettings() {
  const [loaded, setLoaded] = useState<LoadedSettings>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(
    () =>
      readSettings().then(setLoaded, (error: unknown) =>
        setFailure(error instanceof Error ? error.message : ''),
      ),
    [],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const save: SaveSection = async (section, typed) => {
    if (!loaded) return;
    const value = castSection(section, typed);
    const revision = await saveSection(section, value, loaded.revisions[section]);
    setLoaded(
      (before) => before && { ...before, revisions: { ...before.revisions, [section]: revision } },
    );
  };

  function tryAgain() {
    setFailure(undefined);
    void load();
  }

  return { loaded, failure, tryAgain, save };
}
