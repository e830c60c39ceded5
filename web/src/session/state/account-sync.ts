import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import { readPrivateDocument, writePrivateDocument, type PrivateDocument } from '../data/private-documents.ts';
import { selectProfile, useSession } from './session-store.ts';

/** A list of the browser's that whoever is signed in has in their account as well. */
export interface AccountSync<Content extends object> {
  /** The document that holds it. */
  document: PrivateDocument;
  empty: Content;
  /** The list in a stored document; what is not whole in it is left out. */
  read: (stored: unknown) => Content;
  /** Union without duplicates; merging twice must change nothing. */
  merge: (mine: Content, theirs: Content) => Content;
  /** Told when what was gathered here has come together with what the account had. */
  onMerged?: (gathered: Content, merged: Content) => void;
  current: () => Content;
  replace: (content: Content) => void;
  onChange: (notify: () => void) => () => void;
}

/** Changes that follow each other quickly are written once. */
const SETTLED_AFTER_MS = 400;

/**
 * Keeps a list in step with the account. On sign-in what the visitor gathered is merged with what the account has; a
 * list that was last this account's own takes the account's word, unless it changed meanwhile. On sign-out the browser's
 * list is emptied. While the account cannot be reached the browser's list goes on alone; each change asks for it again.
 */
export function syncWithAccount<Content extends object>(copy: AccountSync<Content>): () => void {
  const following = followPerson(copy);
  following.person(selectProfile(useSession.getState())?.uid);
  const stopSession = useSession.subscribe((session) => {
    if (session.status !== 'unknown') following.person(selectProfile(session)?.uid);
  });
  const stopChanges = copy.onChange(following.changed);
  return () => {
    stopSession();
    stopChanges();
  };
}

function followPerson<Content extends object>(copy: AccountSync<Content>) {
  const marker = markerOf(copy);
  let uid: string | undefined;
  /** Who is being read, and whose account the browser's list has met: until it has, saving would overwrite it unread. */
  let arriving: string | undefined;
  let met: string | undefined;
  let isReplacing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function replace(content: Content): void {
    isReplacing = true;
    copy.replace(content);
    isReplacing = false;
  }

  async function arrive(person: string): Promise<void> {
    if (arriving === person) return;
    arriving = person;
    const stored = await readPrivateDocument(person, copy.document).finally(() => {
      if (arriving === person) arriving = undefined;
    });
    if (uid !== person) return;
    met = person;
    const standing = marker.standing(person);
    const gathered = copy.current();
    const merged = together(copy, stored, standing);
    replace(merged);
    if (isGathered(standing)) copy.onMerged?.(gathered, merged);
    marker.keep(person, false);
    if (stored === undefined || !isSame(merged, copy.read(stored))) await save(person);
  }

  async function save(person: string): Promise<void> {
    const content = copy.current();
    marker.keep(person, true);
    await writePrivateDocument(person, copy.document, plain(content));
    if (uid === person && isSame(copy.current(), content)) marker.keep(person, false);
  }

  function person(next: string | undefined): void {
    if (next === uid) return;
    clearTimeout(timer);
    const hasLeft = uid !== undefined && next === undefined;
    uid = next;
    met = undefined;
    if (hasLeft) {
      marker.forget();
      replace(copy.empty);
    }
    if (next !== undefined) void arrive(next).catch(() => undefined);
  }

  function changed(): void {
    if (isReplacing || uid === undefined) return;
    // Without a marker the list is not this account's: not yet, or no longer because another tab has signed out.
    if (marker.isOf(uid)) marker.keep(uid, true);
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_AFTER_MS);
  }

  function settle(): void {
    if (uid === undefined) return;
    if (met !== uid) void arrive(uid).catch(() => undefined);
    else if (marker.isOf(uid)) void save(uid).catch(() => undefined);
  }

  return { person, changed };
}

/** Whose list the browser holds, as seen by one person. */
type Standing = 'own' | 'changed' | 'guest' | 'foreign';

function together<Content extends object>(
  copy: AccountSync<Content>,
  stored: unknown,
  standing: Standing,
): Content {
  if (stored === undefined) return standing === 'foreign' ? copy.empty : copy.current();
  const theirs = copy.read(stored);
  return isGathered(standing) ? copy.merge(theirs, copy.current()) : theirs;
}

/** Whether the browser's list holds what the account has not seen. */
function isGathered(standing: Standing): boolean {
  return standing === 'guest' || standing === 'changed';
}

/**
 * Remembers across reloads whose list this is, and the list as the account knows it: what is gathered before anybody
 * knows who is here, as while the line is bad, is told from that.
 */
function markerOf<Content extends object>(copy: AccountSync<Content>) {
  const key = `${storageKeys.accountCopy}${copy.document}`;
  const listNow = () => JSON.stringify(copy.read(plain(copy.current())));
  const stored = () => storedFields(readJson(lastingStorage, key));
  return {
    isOf: (person: string) => stored().text('uid') === person,
    standing(person: string): Standing {
      const fields = stored();
      if (fields.text('uid') === '') return 'guest';
      if (fields.text('uid') !== person) return 'foreign';
      return fields.text('known') === listNow() ? 'own' : 'changed';
    },
    keep: (person: string, isChanged: boolean) =>
      writeJson(lastingStorage, key, { uid: person, known: isChanged ? '' : listNow() }),
    forget: () => lastingStorage.removeItem(key),
  };
}

/** Firestore takes no `undefined`. */
function plain(content: object): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(content)) as Record<string, unknown>;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
