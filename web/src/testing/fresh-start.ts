import { afterEach, beforeEach, vi } from 'vitest';

// Test files share a process: each starts with stores that nobody has filled yet.
vi.resetModules();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error was called: ${parts.map(String).join(' ')}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
