import type { PageSources } from '@kargha/domain/settings/page-renderer';

/** Only for the build that renders pages on the server: everything that calls this is behind IS_SERVER. */

let sources: PageSources | undefined;
const waiting: Promise<unknown>[] = [];
const resets: (() => void)[] = [];

export function pageSources(): PageSources {
  if (!sources) throw new Error('Pages read only while they are rendered.');
  return sources;
}

/** The page is rendered again after this. A failure fails the page. Pages without data wait for nothing. */
export function waitOnServer(read: () => Promise<unknown>): void {
  if (sources) waiting.push(read());
}

/** Forgets state before each page. */
export function resetOnServer(reset: () => void): void {
  resets.push(reset);
}

/** A part that reads may have parts that read. */
const MAX_ROUNDS = 8;

let previous: Promise<unknown> = Promise.resolve();

/** One page after the other, because their state is in modules. @throws what a source throws */
export function renderWhole(from: PageSources, render: () => Promise<string>): Promise<string> {
  const rendering = previous.then(async () => {
    sources = from;
    waiting.length = 0;
    resets.forEach((reset) => reset());
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const html = await render();
      if (waiting.length === 0) return html;
      await Promise.all(waiting.splice(0));
    }
    throw new Error('The page is never complete.');
  });
  previous = rendering.catch(() => undefined);
  return rendering;
}
