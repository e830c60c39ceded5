import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Files that take longest. Started last, they would keep one process busy while the other has nothing left to do.
 * Vitest knows durations only from an earlier run; a fresh clone has none, and starts large files first.
 */
const SLOWEST = [
  // With a process each: between others, every one would end a process that functions tests share.
  '.rules.test.ts',
  'tests/suite/launcher.test.ts',
  'tests/e2e/staff-buttons.test.ts',
  'tests/e2e/staff-accessibility.test.ts',
  'tests/e2e/network-loss.test.ts',
  'tests/functions/payments/gateway-faults.test.ts',
  'tests/functions/payments/webhook-order.test.ts',
  'sample-shop/art/product-pictures.test.ts',
  'web/src/features/admin-products/editor/components/product-form.test.tsx',
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlowest = ({ moduleId }: TestSpecification) =>
      SLOWEST.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isSlowest), ...sorted.filter((file) => !isSlowest(file))];
  }
}
