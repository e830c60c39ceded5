/** Field numbers of App Engine's EntityProto family (onestore.v3), the format of Firestore exports. */
export const ENTITY = { key: 13, property: 14, rawProperty: 15, entityGroup: 16 } as const;

export const KEY = { app: 13, path: 14, databaseId: 23 } as const;

export const PROPERTY = { meaning: 1, name: 3, multiple: 4, value: 5 } as const;

export const VALUE = {
  integer: 1,
  boolean: 2,
  text: 3,
  double: 4,
  point: 5,
  reference: 12,
} as const;

export const POINT = { latitude: 6, longitude: 7 } as const;

export const REFERENCE = { app: 13, databaseId: 23 } as const;

/** The type of a property's value when the wire type alone is ambiguous. */
export const MEANING = {
  none: 0,
  timestamp: 7,
  point: 9,
  blob: 14,
  byteString: 16,
  entity: 19,
  emptyList: 24,
} as const;
