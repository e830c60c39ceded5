import protobuf from 'protobufjs';

import schema from './firestore-v1.json' with { type: 'json' };

export const FIRESTORE_SERVICE = 'google.firestore.v1.Firestore';

const root = protobuf.Root.fromJSON(schema as protobuf.INamespace).resolveAll();

/** A message type by its full name. Throws when the schema has none of that name. */
export function messageType(fullName: string): protobuf.Type {
  return root.lookupType(fullName);
}

/** The methods of google.firestore.v1.Firestore, with their types. */
export function serviceMethods(): protobuf.Method[] {
  return Object.values(root.lookupService(FIRESTORE_SERVICE).methods);
}
