import { invalidInput } from '../api-error.ts';
import type { Document } from './account-entities.ts';
import { newEntityId } from './entity-id.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { secondsNow } from './seconds-now.ts';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];

/** POST /v1/documents: evidence for a dispute. Only its name, type and size are kept. */
export function createDocument(store: SandboxStore, { name, type, size }: File): Document {
  if (!TYPES.includes(type)) {
    throw invalidInput('The file must be a file of type: pdf, jpeg, png.', 'file');
  }
  if (size === 0) throw invalidInput('The file must not be empty.', 'file');
  const document: Document = {
    id: newEntityId('doc'),
    entity: 'document',
    purpose: 'dispute_evidence',
    name,
    mime_type: type,
    size,
    created_at: secondsNow(),
  };
  store.documents.set(document.id, document);
  return document;
}
