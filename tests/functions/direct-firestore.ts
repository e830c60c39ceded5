import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import { getFirestore } from 'firebase-admin/firestore';

import { indexFile } from '../../local-suite/firestore/admin-http/index-file.ts';
import type { FirestoreControl } from '../../local-suite/firestore/control-contract.ts';
import { RPC_CODES, RpcError } from '../../local-suite/firestore/rpc-error.ts';
import { createFirestoreCore } from '../../local-suite/firestore/service/firestore-core.ts';
import type { FirestoreService } from '../../local-suite/firestore/service-contract.ts';
import { rpcMethod } from '../../local-suite/firestore/transport/rpc-methods.ts';
import { messageFromObject } from '../../local-suite/firestore/wire/proto-bytes.ts';

const INDEXES = new URL('../../firestore.indexes.json', import.meta.url);

/** Methods that list page by page, with the field of the response that has the results. */
const LISTED: Record<string, string> = {
  listDocuments: 'documents',
  listCollectionIds: 'collectionIds',
};

const COMMIT_ATTEMPTS = 20;
const MAX_PAUSE_MS = 50;

/** The private methods through which the Admin SDK (@google-cloud/firestore) sends all its calls. */
interface Sender {
  request: (name: string, request: object) => Promise<unknown>;
  requestStream: (name: string, isTwoWay: boolean, request: object) => Promise<PassThrough>;
}

/**
 * Gives firebase-admin's Firestore a new, empty database in this process: the code of the local Firestore without gRPC
 * and HTTP/2, which take most of the processor time of a call. Transactions, locks, indexes and errors are the same.
 */
export function connectOwnDatabase(): FirestoreControl {
  const { service, control } = createFirestoreCore();
  control.setIndexes(indexFile(INDEXES.pathname, false, () => undefined));
  const firestore = getFirestore();
  if (!('request' in firestore && 'requestStream' in firestore)) {
    throw new Error('The Admin SDK sends its calls in another way than this file expects.');
  }
  Object.assign(firestore, senderTo(service));
  return control;
}

function senderTo(service: FirestoreService): Sender {
  return {
    request: (name, request) => {
      const list = LISTED[name];
      if (list !== undefined) return listAll(service, name, request, list);
      const isOutsideTransactions = name === 'commit' && !('transaction' in request);
      const send = () => call(service, name, request);
      return isOutsideTransactions ? repeatedWhenAborted(send) : send();
    },
    requestStream: async (name, isTwoWay, request) => {
      if (isTwoWay) throw new Error(`${name} needs a connection.`);
      const responses = (await call(service, name, request)) as object[];
      const stream = new PassThrough({ objectMode: true, highWaterMark: responses.length });
      for (const response of responses) stream.write(response);
      return stream.end();
    },
  };
}

/** A turn of the event loop before and after lets calls overlap as they do on a network. */
async function call(service: FirestoreService, name: string, request: object): Promise<unknown> {
  const method = rpcMethod(name.charAt(0).toUpperCase() + name.slice(1));
  const message = messageFromObject(method.requestType, request);
  await nextTurn();
  try {
    const response = await method.call(service, { kind: 'admin' }, message);
    await nextTurn();
    return response;
  } catch (error) {
    throw error instanceof RpcError ? statusError(error) : error;
  }
}

/** google-gax reads all pages. */
async function listAll(service: FirestoreService, name: string, request: object, list: string) {
  const found: unknown[] = [];
  for (let pageToken: unknown = ''; pageToken !== undefined;) {
    const page = (await call(service, name, { ...request, pageToken })) as Record<string, unknown>;
    found.push(...(page[list] as unknown[]));
    pageToken = page.nextPageToken;
  }
  return found;
}

/** The Admin SDK lets google-gax repeat commits outside transactions. */
async function repeatedWhenAborted(commit: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commit();
    } catch (error) {
      const isAborted =
        error instanceof Error && 'code' in error && error.code === RPC_CODES.ABORTED;
      if (!isAborted || attempt === COMMIT_ATTEMPTS) throw error;
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }
}

/** What grpc-js makes of a status. */
function statusError({ code, status, message }: RpcError): Error {
  return Object.assign(new Error(`${code} ${status}: ${message}`), { code, details: message });
}
