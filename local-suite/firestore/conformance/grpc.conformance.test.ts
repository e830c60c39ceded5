import * as grpc from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { messageFromBytes, messageToBytes } from '../wire/proto-bytes.ts';
import { messageType } from '../wire/schema.ts';
import { DATABASE, startLocalFirestore } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

let server: LocalFirestore;
let client: grpc.Client;

beforeAll(async () => {
  server = await startLocalFirestore();
  client = new grpc.Client(server.address, grpc.credentials.createInsecure());
});
afterAll(async () => {
  client.close();
  await server.close();
});

const encode = (type: string) => (message: object) =>
  messageToBytes(messageType(`google.firestore.v1.${type}`), message);
const decode = (type: string) => (bytes: Buffer) =>
  messageFromBytes(messageType(`google.firestore.v1.${type}`), bytes);

const signedBy = (authorization: string): grpc.Metadata => {
  const metadata = new grpc.Metadata();
  metadata.set('authorization', authorization);
  return metadata;
};

function getDocument(metadata: grpc.Metadata): Promise<unknown> {
  const request = { name: `${DATABASE}/documents/a/b` };
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest<object, object>(
      '/google.firestore.v1.Firestore/GetDocument',
      encode('GetDocumentRequest'),
      decode('Document'),
      request,
      metadata,
      (error, document) => (error ? reject(error) : resolve(document)),
    );
  });
}

function listen(metadata: grpc.Metadata): grpc.ClientDuplexStream<object, object> {
  return client.makeBidiStreamRequest<object, object>(
    '/google.firestore.v1.Firestore/Listen',
    encode('ListenRequest'),
    decode('ListenResponse'),
    metadata,
  );
}

test('returns errors with code and message', async () => {
  await expect(getDocument(signedBy('Bearer owner'))).rejects.toMatchObject({
    code: grpc.status.NOT_FOUND,
    details: expect.stringContaining(`${DATABASE}/documents/a/b`),
  });
});

test('rejects an unreadable caller, in calls and streams', async () => {
  const refusal = { code: grpc.status.INVALID_ARGUMENT, details: 'invalid jwt' };
  await expect(getDocument(signedBy('Bearer nonsense'))).rejects.toMatchObject(refusal);
  const stream = listen(signedBy('Bearer nonsense'));
  const failed = new Promise((_, reject) => stream.on('error', reject).resume());
  await expect(failed).rejects.toMatchObject(refusal);
});

test('ends a stream when the client ends it', async () => {
  const stream = listen(new grpc.Metadata());
  const status = new Promise<grpc.StatusObject>((resolve) => stream.on('status', resolve));
  stream.resume().end();
  expect((await status).code).toBe(grpc.status.OK);
});

test('rejects pipelines with a sentence, whatever their bytes', async () => {
  const stream = client.makeServerStreamRequest(
    '/google.firestore.v1.Firestore/ExecutePipeline',
    (bytes: Buffer) => bytes,
    (bytes: Buffer) => bytes,
    Buffer.from([0xff, 0xff]),
    new grpc.Metadata(),
  );
  const failed = new Promise((_, reject) => stream.on('error', reject).resume());
  await expect(failed).rejects.toMatchObject({
    code: grpc.status.UNIMPLEMENTED,
    details:
      'This local Firestore does not support pipelines. Use a query, or a Firestore in the cloud for this call.',
  });
});
