import { defineString } from 'firebase-functions/params';

const mode = defineString('OLD_PAPERS', {
  default: 'forget',
  description:
    'forget, or keep: documents past their retention period are kept, as required while an appeal is open (CGST Act, section 36).',
});

/** Whether documents expire. Any other value than `forget` keeps them, since deletion is final. */
export function expiresOldDocuments(): boolean {
  // Empty outside of a deployment.
  return ['', 'forget'].includes(mode.value());
}
