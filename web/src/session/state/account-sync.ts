import { object, string } from 'valibot';

import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

import {
  readPrivateDocument,
  writePrivateDocument,
  type PrivateDocument,
} from '../data/private-documents.ts';
import { selectProfile, useSession } from './session-store.ts';

export interface AccountSync<Content extends object> {
  document: PrivateDocument;
  empty: Content;
  read: (stored: unknown) => Content;
  /** Must be idempotent and free of duplicates. */
  merge: (mine: Content, theirs: Content) => Content;
  /** called when a guest's list was merged with the account's */
  onMerged?: (gathered: Content, merged: Content) => void;
  current: () => Content;
  replace: (content: Content) => void;
  onChange: (notify: () => void) => () => void;
}

/** Debounce of writes. */
const DEBOUNCE_MS = 400;

/**
 * Keeps a list in sync with the account. Sign-in merges a guest's list with the account's; a list that this
 * account had before is replaced, unless it changed meanwhile. Sign-out empties it. While the account is
 * unreachable, the browser's list works alone and each change retries.
 */
export function syncWithAccount<Content extends object>(list: AccountSync<Content>): () => void {
  const sync = createSync(list);
  sync.setUid(selectProfile(useSession.getState())?.uid);
  const stopSession = useSession.subscribe((session) => {
    if (session.status !== 'unknown') sync.setUid(selectProfile(session)?.uid);
  });
  const stopChanges = list.onChange(sync.onListChange);
  return () => {
    stopSession();
    stopChanges();
    // What is on its way has no effect any more.
    sync.setUid(undefined, false);
  };
}

function createSync<Content extends object>(list: AccountSync<Content>) {
  const marker = createMarker(list);
  let currentUid: string | undefined;
  /** Saving before `syncedUid` is set would overwrite the account's list unread. */
  let loadingUid: string | undefined;
  let syncedUid: string | undefined;
  let isReplacing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function replace(content: Content): void {
    isReplacing = true;
    list.replace(content);
    isReplacing = false;
  }

  async function load(uid: string): Promise<void> {
    if (loadingUid === uid) return;
    loadingUid = uid;
    const stored = await readPrivateDocument(uid, list.document).finally(() => {
      if (loadingUid === uid) loadingUid = undefined;
    });
    if (currentUid !== uid) return;
    syncedUid = uid;
    const ownership = marker.ownership(uid);
    const gathered = list.current();
    const merged = mergeLists(list, stored, ownership);
    replace(merged);
    if (hasUnsyncedItems(ownership)) list.onMerged?.(gathered, merged);
    marker.keep(uid, false);
    if (stored === undefined || !isSame(merged, list.read(stored))) await save(uid);
  }

  async function save(uid: string): Promise<void> {
    const content = list.current();
    marker.keep(uid, true);
    await writePrivateDocument(uid, list.document, toPlainObject(content));
    if (currentUid === uid && isSame(list.current(), content)) marker.keep(uid, false);
  }

  function setUid(next: string | undefined, hasLeft = next === undefined): void {
    if (next === currentUid) return;
    clearTimeout(timer);
    currentUid = next;
    syncedUid = undefined;
    if (hasLeft) {
      marker.forget();
      replace(list.empty);
    }
    if (next !== undefined) void load(next).catch(() => undefined);
  }

  function onListChange(): void {
    if (isReplacing || currentUid === undefined) return;
    // Without a marker the list belongs to no account: not yet, or another tab has signed out.
    if (marker.isOf(currentUid)) marker.keep(currentUid, true);
    clearTimeout(timer);
    timer = setTimeout(flush, DEBOUNCE_MS);
  }

  function flush(): void {
    if (currentUid === undefined) return;
    if (syncedUid !== currentUid) void load(currentUid).catch(() => undefined);
    else if (marker.isOf(currentUid)) void save(currentUid).catch(() => undefined);
  }

  return { setUid, onListChange };
}

/** The account that the list in this browser belongs to, and its content when it was saved there. */
const readMarker = storedReader('account-copy', object({ uid: string(), known: string() }));

type ListOwnership = 'own' | 'changed' | 'guest' | 'foreign';

function mergeLists<Content extends object>(
  list: AccountSync<Content>,
  stored: unknown,
  ownership: ListOwnership,
): Content {
  if (stored === undefined) return ownership === 'foreign' ? list.empty : list.current();
  const theirs = list.read(stored);
  return hasUnsyncedItems(ownership) ? list.merge(theirs, list.current()) : theirs;
}

/** The account has not seen these changes. */
function hasUnsyncedItems(ownership: ListOwnership): boolean {
  return ownership === 'guest' || ownership === 'changed';
}

/**
 * Remembers across reloads whose list this is and its last synced state, to detect changes made before the session
 * is known.
 */
function createMarker<Content extends object>(list: AccountSync<Content>) {
  const key = `${storageKeys.accountCopy}${list.document}`;
  const listNow = () => JSON.stringify(list.read(toPlainObject(list.current())));
  const stored = () => readMarker(readJson(lastingStorage, key));
  return {
    isOf: (uid: string) => stored()?.uid === uid,
    ownership(uid: string): ListOwnership {
      const marker = stored();
      if (!marker) return 'guest';
      if (marker.uid !== uid) return 'foreign';
      return marker.known === listNow() ? 'own' : 'changed';
    },
    keep: (uid: string, isChanged: boolean) =>
      writeJson(lastingStorage, key, { uid, known: isChanged ? '' : listNow() }),
    forget: () => lastingStorage.removeItem(key),
  };
}

/** Firestore rejects `undefined`. */
function toPlainObject(content: object): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(content)) as Record<string, unknown>;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
