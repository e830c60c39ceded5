import { SUITE_HOST, SUITE_PORTS, SUITE_PROJECT, suiteUrl } from './suite-ports.ts';

/** The variables that point the Firebase SDKs and our tests to the running suite. */
export function suiteEnvironment({ official }: { official: boolean }): Record<string, string> {
  const at = (port: number) => `${SUITE_HOST}:${port}`;
  return {
    GCLOUD_PROJECT: SUITE_PROJECT,
    FIREBASE_CONFIG: JSON.stringify({
      projectId: SUITE_PROJECT,
      storageBucket: `${SUITE_PROJECT}.appspot.com`,
    }),
    FIRESTORE_EMULATOR_HOST: at(SUITE_PORTS.firestore),
    FIREBASE_FIRESTORE_EMULATOR_ADDRESS: at(SUITE_PORTS.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: at(SUITE_PORTS.auth),
    FIREBASE_STORAGE_EMULATOR_HOST: at(SUITE_PORTS.storage),
    STORAGE_EMULATOR_HOST: suiteUrl('storage'),
    FIREBASE_EMULATOR_HUB: at(SUITE_PORTS.hub),
    CLOUD_TASKS_EMULATOR_HOST: at(SUITE_PORTS.tasks),
    METADATA_SERVER_DETECTION: 'none',
    KARGHA_EMULATORS: official ? 'official' : 'stand-ins',
    KARGHA_SHOP_URL: suiteUrl('hosting'),
    KARGHA_PAYMENTS_URL: suiteUrl('payments'),
    KARGHA_MAIL_URL: suiteUrl('mail'),
    KARGHA_TAX_PORTAL_URL: suiteUrl('taxPortal'),
    KARGHA_COURIERS_URL: suiteUrl('couriers'),
  };
}
