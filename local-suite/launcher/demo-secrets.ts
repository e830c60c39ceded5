import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEMO_CREDENTIALS } from '../razorpay/demo-credentials.ts';

/**
 * The Functions emulator reads secrets from this file, which git ignores. A developer's own file
 * (say with Razorpay test-mode keys) is left as it is.
 */
export function ensureDemoSecrets(projectRoot: string): void {
  const file = join(projectRoot, 'functions', '.secret.local');
  if (existsSync(file)) return;
  const { keySecret, webhookSecret } = DEMO_CREDENTIALS;
  writeFileSync(
    file,
    `RAZORPAY_KEY_SECRET=${keySecret}\nRAZORPAY_WEBHOOK_SECRET=${webhookSecret}\n`,
  );
}
