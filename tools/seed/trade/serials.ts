import { financialYear } from '@kargha/domain/invoices/invoice';

/** For `map` over what was issued, oldest first: each gets its place in the series of its financial year. */
export function assignSerial<T extends { issuedAt: Date }>(
  one: T,
  index: number,
  all: readonly T[],
): T & { serial: number } {
  const year = financialYear(one.issuedAt);
  const before = all.slice(0, index).filter(({ issuedAt }) => financialYear(issuedAt) === year);
  return { ...one, serial: before.length + 1 };
}
