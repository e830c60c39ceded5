import { randomUUID } from 'node:crypto';

import { RpcError } from '../rpc-error.ts';
import type { Caller } from '../service-contract.ts';
import type { DocumentEvent } from './document-event.ts';
import { documentPattern } from './document-pattern.ts';

export interface Trigger {
  /** The function's id at the Functions emulator. */
  key: string;
  project: string;
  matches: (event: DocumentEvent) => boolean;
  /** The request body for the Functions emulator. */
  payload: (event: DocumentEvent) => object;
}

export interface FirstGenerationRegistration {
  eventType: string;
  /** projects/{p}/databases/{d}/documents/{pattern} */
  resource: string;
}

export interface SecondGenerationRegistration {
  eventType: string;
  database: string;
  namespace: string;
  document: { value: string; matchType: 'EXACT' | 'PATH_PATTERN' };
}

const FIRST_GENERATION = /^providers\/cloud\.firestore\/eventTypes\/document\.(\w+)$/;
const SECOND_GENERATION = /^google\.cloud\.firestore\.document\.v1\.(\w+)(\.withAuthContext)?$/;
const DATA_SCHEMA =
  'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto';

/** The changes of each event type, in both generations' terms. */
const CHANGES: Record<string, DocumentEvent['change'][] | undefined> = {
  create: ['created'],
  update: ['updated'],
  delete: ['deleted'],
  write: ['created', 'updated', 'deleted'],
  created: ['created'],
  updated: ['updated'],
  deleted: ['deleted'],
  written: ['created', 'updated', 'deleted'],
};

/** Throws INVALID_ARGUMENT if the event type is not about documents. */
export function firstGenerationTrigger(
  project: string,
  key: string,
  { eventType, resource }: FirstGenerationRegistration,
): Trigger {
  const changes = changesOf(FIRST_GENERATION, eventType);
  const pattern = documentPattern(resource);
  return {
    key,
    project,
    matches: (event) => changes.includes(event.change) && pattern.test(event.name),
    payload: (event) => ({
      eventId: randomUUID(),
      timestamp: event.time,
      eventType,
      resource: { service: 'firestore.googleapis.com', name: event.name },
      data: event.data,
    }),
  };
}

/** Throws INVALID_ARGUMENT if the event type is not about documents. */
export function secondGenerationTrigger(
  project: string,
  key: string,
  registration: SecondGenerationRegistration,
): Trigger {
  const { eventType, database, document } = registration;
  const changes = changesOf(SECOND_GENERATION, eventType);
  const pattern = documentPattern(document.value);
  const matches = (path: string) =>
    document.matchType === 'EXACT' ? path === document.value : pattern.test(path);
  return {
    key,
    project,
    matches: (event) =>
      changes.includes(event.change) &&
      event.project === project &&
      event.databaseId === database &&
      matches(event.path),
    payload: (event) => cloudEvent(event, registration),
  };
}

/** A CloudEvent in structured JSON mode, with its document as JSON. */
function cloudEvent(
  event: DocumentEvent,
  { eventType, namespace }: SecondGenerationRegistration,
): object {
  const { project, databaseId, path } = event;
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/projects/${project}/databases/${databaseId}`,
    subject: `documents/${path}`,
    type: eventType,
    time: event.time,
    datacontenttype: 'application/json',
    dataschema: DATA_SCHEMA,
    location: 'nam5',
    project,
    database: databaseId,
    namespace,
    document: path,
    ...(eventType.endsWith('.withAuthContext') ? authContext(event.caller) : {}),
    data: event.data,
  };
}

/** Source: AuthType of firebase-functions, which has no type for people who are signed in. */
function authContext(caller: Caller): { authtype: string; authid?: string } {
  if (caller.kind === 'person') return { authtype: 'unknown', authid: caller.uid };
  return { authtype: caller.kind === 'admin' ? 'service_account' : 'unauthenticated' };
}

function changesOf(form: RegExp, eventType: string): DocumentEvent['change'][] {
  const changes = CHANGES[form.exec(eventType)?.[1] ?? ''];
  if (changes) return changes;
  throw new RpcError('INVALID_ARGUMENT', `"${eventType}" is not a Firestore document event.`);
}
