import protobuf from 'protobufjs';

import { DOCUMENT_NAME } from '../model/field-path.ts';
import { onlyField } from './index-definitions.ts';
import type { QueryIndex, IndexedField } from './index-definitions.ts';

const CONSOLE = 'https://console.firebase.google.com/v1/r/project';

/** Numbers of google.firestore.admin.v1.Index. */
const INDEX = { name: 1, queryScope: 2, fields: 3 };
const FIELD = { fieldPath: 1, order: 2, arrayConfig: 3 };
const SCOPES = { COLLECTION: 1, COLLECTION_GROUP: 2 };
const ORDERS = { ASCENDING: 1, DESCENDING: 2 };
const CONTAINS = 1;
const TEXT = 2;
const NUMBER = 0;

/** The page of the Firebase console that creates an index, as in production's message. */
export function indexLink(database: string, index: QueryIndex): string {
  const [, project = '', , databaseId = ''] = database.split('/');
  const place = databaseId === '(default)' ? '' : `databases/${databaseId}/`;
  const parameter = onlyField(index) ? 'create_exemption' : 'create_composite';
  const encoded = encodeIndex(database, index).toString('base64url');
  return `${CONSOLE}/${project}/firestore/${place}indexes?${parameter}=${encoded}`;
}

function encodeIndex(database: string, index: QueryIndex): Buffer {
  const { collectionGroup, queryScope, fields } = index;
  const only = onlyField(index);
  const kind = only ? `fields/${only.fieldPath}` : 'indexes/_';
  const writer = protobuf.Writer.create()
    .uint32(tag(INDEX.name, TEXT))
    .string(`${database}/collectionGroups/${collectionGroup}/${kind}`)
    .uint32(tag(INDEX.queryScope, NUMBER))
    .int32(SCOPES[queryScope]);
  for (const field of only ? fields : withName(fields)) {
    writer.uint32(tag(INDEX.fields, TEXT)).bytes(encodeField(field));
  }
  return Buffer.from(writer.finish());
}

function encodeField({ fieldPath, mode }: IndexedField): Uint8Array {
  const isMembership = mode === 'CONTAINS';
  return protobuf.Writer.create()
    .uint32(tag(FIELD.fieldPath, TEXT))
    .string(fieldPath)
    .uint32(tag(isMembership ? FIELD.arrayConfig : FIELD.order, NUMBER))
    .int32(isMembership ? CONTAINS : ORDERS[mode])
    .finish();
}

/** The console expects the name that every composite index ends with. */
function withName(fields: IndexedField[]): IndexedField[] {
  const last = fields.at(-1);
  if (last?.fieldPath === DOCUMENT_NAME) return fields;
  const mode = last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return [...fields, { fieldPath: DOCUMENT_NAME, mode }];
}

function tag(field: number, wireType: number): number {
  return (field << 3) | wireType;
}
