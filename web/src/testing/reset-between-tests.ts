import { afterEach, beforeEach, vi } from 'vitest';

// Test files share a process and a window: each starts with fresh modules at '/'.
vi.resetModules();
if (typeof window !== 'undefined') window.history.replaceState(null, '', '/');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error was called: ${parts.map(String).join(' ')}`);
  });
});

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
