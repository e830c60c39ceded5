import protobuf from 'protobufjs';

import schema from './firestore-v1.json' with { type: 'json' };

export const FIRESTORE_SERVICE = 'google.firestore.v1.Firestore';

const root = protobuf.Root.fromJSON(schema as protobuf.INamespace).resolveAll();

/** A message type by its full name. Throws when the schema has none of that name. */
export function messageType(fullName: string): protobuf.Type {
  return root.lookupType(fullName);
}

/** One method of google.firestore.v1.Firestore. */
export interface ServiceMethod {
  name: string;
  requestType: protobuf.Type;
  responseType: protobuf.Type;
  requestStream: boolean;
  responseStream: boolean;
}

/** The methods of google.firestore.v1.Firestore. */
export const SERVICE_METHODS: readonly ServiceMethod[] = Object.values(
  root.lookupService(FIRESTORE_SERVICE).methods,
).map((method) => ({
  name: method.name,
  requestType: root.lookupType(fullNameOf(method.requestType)),
  responseType: root.lookupType(fullNameOf(method.responseType)),
  requestStream: method.requestStream === true,
  responseStream: method.responseStream === true,
}));

/** A method names the types of its own package without it. */
function fullNameOf(typeName: string): string {
  return typeName.includes('.') ? typeName : `google.firestore.v1.${typeName}`;
}
