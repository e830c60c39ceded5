import type * as grpc from '@grpc/grpc-js';
import type protobuf from 'protobufjs';

import { messageFromBytes, messageToBytes } from '../../wire/proto-bytes.ts';
import { FIRESTORE_SERVICE, SERVICE_METHODS } from '../../wire/schema.ts';
import type { ServiceMethod } from '../../wire/schema.ts';

/** Newer SDKs call this method, which the published schema lacks; its bytes are not read. */
export const EXECUTE_PIPELINE = 'ExecutePipeline';

/** The google.firestore.v1.Firestore service for grpc-js. */
export function firestoreDefinition(): grpc.ServiceDefinition {
  const methods = SERVICE_METHODS.map((method) => [method.name, methodDefinition(method)] as const);
  return { ...Object.fromEntries(methods), [EXECUTE_PIPELINE]: PIPELINE_DEFINITION };
}

const PIPELINE_DEFINITION: grpc.MethodDefinition<Buffer, Buffer> = {
  path: `/${FIRESTORE_SERVICE}/${EXECUTE_PIPELINE}`,
  requestStream: false,
  responseStream: true,
  requestSerialize: unread,
  requestDeserialize: unread,
  responseSerialize: unread,
  responseDeserialize: unread,
};

function methodDefinition(method: ServiceMethod): grpc.MethodDefinition<object, object> {
  const request = bytesOf(method.requestType);
  const response = bytesOf(method.responseType);
  return {
    path: `/${FIRESTORE_SERVICE}/${method.name}`,
    requestStream: method.requestStream,
    responseStream: method.responseStream,
    requestSerialize: request.serialize,
    requestDeserialize: request.deserialize,
    responseSerialize: response.serialize,
    responseDeserialize: response.deserialize,
  };
}

function bytesOf(type: protobuf.Type) {
  return {
    serialize: (message: object): Buffer => messageToBytes(type, message),
    deserialize: (bytes: Buffer): object => messageFromBytes(type, bytes),
  };
}

function unread(bytes: Buffer): Buffer {
  return bytes;
}
