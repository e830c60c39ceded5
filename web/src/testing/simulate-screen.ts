import { vi } from 'vitest';

/** Mocks width media queries. Lasts until `vi.unstubAllGlobals`. */
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
