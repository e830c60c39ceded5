import { financialYear } from '@kargha/domain/invoices/invoice';

/** For `map` over documents, oldest first: adds the serial number within the financial year. */
export function assignSerial<T extends { issuedAt: Date }>(
  one: T,
  index: number,
  all: readonly T[],
): T & { serial: number } {
  const year = financialYear(one.issuedAt);
  const before = all.slice(0, index).filter(({ issuedAt }) => financialYear(issuedAt) === year);
  return { ...one, serial: before.length + 1 };
}
