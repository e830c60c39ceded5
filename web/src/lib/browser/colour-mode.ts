import { lastingStorage, onOtherTabChange } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

export type ColourMode = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

export function colourMode(): ColourMode {
  const chosen = lastingStorage.getItem(storageKeys.colourMode);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function setColourMode(mode: ColourMode): void {
  lastingStorage.setItem(storageKeys.colourMode, mode);
  applyColourMode();
}

/** For `useSyncExternalStore`. */
export function onColourModeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the device and other tabs; the start script sets the first one. */
export function followColourMode(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyColourMode);
  onOtherTabChange(storageKeys.colourMode, applyColourMode);
}

function applyColourMode(): void {
  const mode = colourMode();
  const isDark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
  listeners.forEach((listener) => listener());
}
