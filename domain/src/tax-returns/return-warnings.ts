import type { ReturnWarning } from './tax-return-fields.ts';

const MAX_NAMED = 20;

export function warningList() {
  const all = new Map<ReturnWarning['code'], ReturnWarning>();
  return {
    warn: (code: ReturnWarning['code'], document: string, times = 1): void => {
      const warning = all.get(code) ?? { code, count: 0, documents: [] };
      warning.count += times;
      if (warning.documents.length < MAX_NAMED) warning.documents.push(document);
      all.set(code, warning);
    },
    warnings: (): ReturnWarning[] => [...all.values()],
  };
}
