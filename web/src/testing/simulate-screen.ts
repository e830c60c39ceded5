import { vi } from 'vitest';

/**
 * Makes the test's window as narrow as a phone, or as wide as a desk, for media queries of width. Lasts until
 * `vi.unstubAllGlobals`.
 */
export function simulateScreen(what: 'phone' | 'desktop'): void {
  const met = what === 'phone' ? 'max-width' : 'min-width';
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(met),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }));
}
