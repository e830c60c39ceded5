import {
  startFirestoreServer,
  type FirestoreServer,
} from '../../local-suite/firestore/transport/firestore-server.ts';
import { closeApps } from '../suite-app.ts';

/** A Firestore for one file, which closes it: whatever this process opens from now on leads there. */
export async function startOwnFirestore(
  options: { seedFrom?: string } = {},
): Promise<FirestoreServer> {
  const server = await startFirestoreServer({ projectId: 'demo-kargha', ...options });
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`;
  // Work that an earlier file left running may have opened the suite's Firestore again.
  await closeApps();
  return server;
}
