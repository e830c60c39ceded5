import protobuf from 'protobufjs';

import schema from './firestore-v1.json' with { type: 'json' };

export const FIRESTORE_SERVICE = 'google.firestore.v1.Firestore';

const root = protobuf.Root.fromJSON(schema as protobuf.INamespace).resolveAll();

/** Throws if the schema has no such type. */
export function messageType(fullName: string): protobuf.Type {
  return root.lookupType(fullName);
}

export interface ServiceMethod {
  name: string;
  requestType: protobuf.Type;
  responseType: protobuf.Type;
  requestStream: boolean;
  responseStream: boolean;
}

export const SERVICE_METHODS: readonly ServiceMethod[] = Object.values(
  root.lookupService(FIRESTORE_SERVICE).methods,
).map((method) => ({
  name: method.name,
  requestType: root.lookupType(fullNameOf(method.requestType)),
  responseType: root.lookupType(fullNameOf(method.responseType)),
  requestStream: method.requestStream === true,
  responseStream: method.responseStream === true,
}));

/** Methods omit the package of types in the same package. */
function fullNameOf(typeName: string): string {
  return typeName.includes('.') ? typeName : `google.firestore.v1.${typeName}`;
}
