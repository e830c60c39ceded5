import { defineString } from 'firebase-functions/params';

const mode = defineString('OLD_PAPERS', {
  default: 'forget',
  description:
    'forget, or keep: documents past their retention period are kept, as required while an appeal is open (CGST Act, section 36).',
});

/** Whether papers end with their years. Whatever is not plainly `forget` keeps them: what is gone does not come back. */
export function expiresOldDocuments(): boolean {
  // Outside of a deployment nothing is set.
  return ['', 'forget'].includes(mode.value());
}
