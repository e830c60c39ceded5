import {
  fetchDocument,
  fieldsOf,
  idOf,
  listDocuments,
  type FirestoreSource,
  type JsonDocument,
} from '../companion-server/firestore-documents.ts';

/** A document of the `mail` collection. */
export interface Mail {
  id: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: string[];
  template: { name: string; data: unknown } | null;
  /** PENDING until the shop has begun to send it. */
  state: string;
  error: string;
  /** ISO time. */
  createdAt: string;
}

type Fields = Record<string, unknown>;

/** Newest first. Rejects with FirestoreSourceError. */
export async function listMails(source: FirestoreSource): Promise<Mail[]> {
  return newestFirst((await listDocuments(source, 'mail')).map(decodeMail));
}

/** Undefined if there is no email with that id. Rejects with FirestoreSourceError. */
export async function fetchMail(source: FirestoreSource, id: string): Promise<Mail | undefined> {
  const document = await fetchDocument(source, `mail/${encodeURIComponent(id)}`);
  return document && decodeMail(document);
}

/** Missing fields become empty values. */
function decodeMail(document: JsonDocument): Mail {
  const mail = fieldsOf(document);
  const message = mapOf(mail.message);
  const delivery = mapOf(mail.delivery);
  return {
    id: idOf(document),
    from: textOf(mail.from),
    to: [...listOf(mail.to), ...listOf(mail.toUids)],
    cc: listOf(mail.cc),
    bcc: listOf(mail.bcc),
    replyTo: textOf(mail.replyTo),
    subject: textOf(message.subject),
    html: textOf(message.html),
    text: textOf(message.text),
    attachments: attachmentsOf(message),
    template: templateOf(mail.template),
    state: textOf(delivery.state, 'PENDING'),
    error: textOf(delivery.error),
    createdAt: textOf(mail.createdAt, document.createTime),
  };
}

/** Newest first; emails with the same time are sorted by id. */
function newestFirst(mails: readonly Mail[]): Mail[] {
  return mails.toSorted(
    (one, other) => millisecondsOf(other) - millisecondsOf(one) || one.id.localeCompare(other.id),
  );
}

/** The subject, or the name of the template that produces it. */
export function titleOf({ subject, template }: Mail): string {
  if (subject !== '') return subject;
  return template === null ? '(no subject)' : `Template “${template.name}”`;
}

function millisecondsOf({ createdAt }: Mail): number {
  return Date.parse(createdAt) || 0;
}

function templateOf(template: unknown): Mail['template'] {
  const { name, data } = mapOf(template);
  return typeof name === 'string' ? { name, data: data ?? {} } : null;
}

function attachmentsOf({ attachments }: Fields): string[] {
  if (!Array.isArray(attachments)) return [];
  return attachments.map((attachment: unknown) => {
    const { filename, path } = mapOf(attachment);
    return textOf(filename, textOf(path, 'attachment'));
  });
}

function mapOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown, otherwise = ''): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

/** The extension accepts one address, several separated by commas, or a list. */
function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string');
  return textOf(value)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
