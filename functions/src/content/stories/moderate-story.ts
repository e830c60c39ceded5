import type { StoryEdit } from '@kargha/domain/people/story-moderation';
import { textOf } from '@kargha/domain/records/stored-record';
import { languagePath } from '@kargha/domain/settings/language-path';

import { conflict, notFound, type HttpError } from '../../http/errors.ts';
import { refuseStale } from '../../http/refuse-stale.ts';
import { contactMailMessages as say } from '../../mail/contact-mail-messages.ts';
import { composeEmail, type Recipient } from '../../mail/email.ts';
import { removeFiles } from '../../platform/file-store.ts';
import {
  FieldValue,
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { contentRef, readStoredContent, replaceContent } from '../../records/content-record.ts';
import {
  readStory,
  storyContactRef,
  storyModerationRef,
  storyRef,
  type StoryRecord,
} from '../../records/story-record.ts';
import { publishPhoto } from './publish-photo.ts';

/** Who moderates a story, and the version they saw. */
export interface StoryAction {
  id: string;
  updatedAt: string;
  by: string;
  at: Date;
}

const MAX_STORIES_ON_HOME = 12;

/** Throws 404, 409 stale. */
export async function editStory(staffAction: StoryAction, edit: StoryEdit): Promise<void> {
  const { pictureAlt, updatedAt, ...content } = edit;
  await changeStory(staffAction, 'story.edit', (transaction, story) => {
    const alt = story.picture ? { 'picture.alt': pictureAlt } : {};
    transaction.update(storyRef(story.id), { ...content, ...alt, updatedAt: staffAction.at });
    const before = Object.fromEntries(Object.entries(story).filter(([name]) => name in content));
    return { before, after: content, reason: '' };
  });
}

/**
 * Publishes a story with its first photo, puts it first on the home page if requested, and emails the author.
 * Throws 404, 409 stale, 409 published.
 */
export async function publishStory(staffAction: StoryAction, onHome: boolean): Promise<void> {
  const known = readStory(await storyRef(staffAction.id).get());
  if (!known) throw noSuchStory();
  const shown = known.picture ? null : await publishPhoto(known);
  try {
    await changeStory(staffAction, 'story.publish', async (transaction, story) => {
      if (story.status === 'published') {
        throw conflict('published', 'This story is already published.');
      }
      const contact = await transaction.get(storyContactRef(story.id));
      if (onHome) await putOnHome(transaction, story.id, staffAction);
      transaction.update(storyRef(story.id), {
        status: 'published',
        publishedAt: staffAction.at,
        updatedAt: staffAction.at,
        ...(shown && { picture: shown.picture }),
      });
      transaction.set(storyModerationRef(story.id), {
        rejection: '',
        by: staffAction.by,
        at: staffAction.at,
      });
      emailAuthor(transaction, story, contact, staffAction.at);
      const before = { status: story.status };
      return { before, after: { status: 'published', onHome }, reason: '' };
    });
  } catch (error) {
    if (shown) await removeFiles(shown.folder);
    throw error;
  }
}

/** Also unpublishes a story and removes it from the home page. Throws 404, 409 stale. */
export async function rejectStory(staffAction: StoryAction, reason: string): Promise<void> {
  await changeStory(staffAction, 'story.reject', async (transaction, story) => {
    await takeFromHome(transaction, story.id, staffAction);
    transaction.update(storyRef(story.id), {
      status: 'rejected',
      publishedAt: FieldValue.delete(),
      updatedAt: staffAction.at,
    });
    transaction.set(storyModerationRef(story.id), {
      rejection: reason,
      by: staffAction.by,
      at: staffAction.at,
    });
    return { before: { status: story.status }, after: { status: 'rejected' }, reason };
  });
}

/** The shop's own stories have no author to email. */
function emailAuthor(
  transaction: Transaction,
  { id }: StoryRecord,
  contact: DocumentSnapshot,
  at: Date,
): void {
  const email = textOf(contact.get('email'));
  if (email === '') return;
  const language = contact.get('language') === 'hi' ? 'hi' : 'en';
  const address = shopAddress() + languagePath(language, `/stories/${id}`);
  const mail = storyPublishedEmail({ email, language }, address);
  queueEmail(transaction, `story_${id}_published_${at.getTime()}`, mail);
}

/** Tells the author that the story is published, and how to take it down. */
function storyPublishedEmail(author: Recipient, address: string): Mail {
  return composeEmail(author, say.story_subject(), [
    say.story(),
    { text: say.story_link(), address },
    say.story_change(),
  ]);
}

export function noSuchStory(): HttpError {
  return notFound('We could not find this story.');
}

interface StoryChange {
  before: object;
  after: object;
  reason: string;
}

async function changeStory(
  { id, updatedAt, by, at }: StoryAction,
  action: string,
  work: (transaction: Transaction, story: StoryRecord) => StoryChange | Promise<StoryChange>,
): Promise<void> {
  await inTransaction(async (transaction) => {
    const story = readStory(await transaction.get(storyRef(id)));
    if (!story) throw noSuchStory();
    refuseStale(updatedAt, story.updatedAt);
    const storyChange = await work(transaction, story);
    writeAudit(transaction, { action, target: storyRef(id).path, actor: by, ...storyChange, at });
  });
}

async function putOnHome(
  transaction: Transaction,
  id: string,
  staffAction: StoryAction,
): Promise<void> {
  await changeHome(transaction, staffAction, (storyIds) =>
    [id, ...storyIds.filter((one) => one !== id)].slice(0, MAX_STORIES_ON_HOME),
  );
}

async function takeFromHome(
  transaction: Transaction,
  id: string,
  staffAction: StoryAction,
): Promise<void> {
  await changeHome(transaction, staffAction, (storyIds) => storyIds.filter((one) => one !== id));
}

async function changeHome(
  transaction: Transaction,
  { id, by, at }: StoryAction,
  plan: (storyIds: readonly string[]) => string[],
): Promise<void> {
  const before = readStoredContent('home', await transaction.get(contentRef('home')));
  if (!('storyIds' in before.content)) return;
  const storyIds = plan(before.content.storyIds);
  if (JSON.stringify(storyIds) === JSON.stringify(before.content.storyIds)) return;
  const content = { ...before.content, storyIds };
  const after = replaceContent(transaction, 'home', before, { content, by, at });
  writeAudit(transaction, {
    action: 'content.save',
    target: contentRef('home').path,
    actor: by,
    before: { revision: before.revision, storyIds: before.content.storyIds },
    after: { revision: after.revision, storyIds },
    reason: `Story ${id}`,
    at,
  });
}
