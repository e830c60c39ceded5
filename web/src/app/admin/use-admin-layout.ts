import { useState } from 'react';

import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

/** How a member of staff sees the back office on a desktop. Kept in this browser. */
export interface AdminLayoutChoice {
  isComfortable: boolean;
  isCollapsed: boolean;
}

export function useAdminLayout(): [
  AdminLayoutChoice,
  (change: Partial<AdminLayoutChoice>) => void,
] {
  const [layout, setLayout] = useState(readLayout);
  return [
    layout,
    (change) => {
      const changed = { ...layout, ...change };
      setLayout(changed);
      writeJson(lastingStorage, storageKeys.adminLayout, changed);
    },
  ];
}

function readLayout(): AdminLayoutChoice {
  const stored: unknown = readJson(lastingStorage, storageKeys.adminLayout);
  const isOn = (name: keyof AdminLayoutChoice) =>
    typeof stored === 'object' &&
    stored !== null &&
    name in stored &&
    (stored as Record<string, unknown>)[name] === true;
  return { isComfortable: isOn('isComfortable'), isCollapsed: isOn('isCollapsed') };
}
