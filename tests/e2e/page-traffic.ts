import type { Page, Request } from 'playwright-core';

/** A page listens to its orders as long as it is open. */
const LISTENING = '/Listen/channel';
/** What a page marks while it waits: what stands in for a part to come, and a part that is about to change. */
export const WAITING = { standIn: '[data-waiting]', stale: '[aria-busy="true"]' } as const;
const ANYTHING_WAITING = `${WAITING.standIn}, :is(main, [role="dialog"]) ${WAITING.stale}`;

/** What a page is still asking for. Press nothing before it rests: what was asked for may still be drawn over it. */
export class Traffic {
  private readonly open = new Set<Request>();
  private readonly page: Page;
  private asked = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (request.url().includes(LISTENING)) return;
      this.asked += 1;
      this.open.add(request);
    });
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  /** Waits until all that was asked for is there, nothing says that it waits, and so many frames were alike. */
  async rest(frames: number): Promise<void> {
    let before = -1;
    while (before !== this.asked || this.open.size > 0) {
      before = this.asked;
      await this.page
        .evaluate(waitForQuietFrames, { frames, waiting: ANYTHING_WAITING })
        .catch(() => undefined);
    }
  }
}

/** In the page: ends after so many frames in a row in which nothing has changed that people notice. */
async function waitForQuietFrames({ frames, waiting }: { frames: number; waiting: string }) {
  const most = 300;
  let alike = 0;
  for (let all = 0; alike < frames && all < most; all += 1) {
    const before = window.effects;
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    const isQuiet = window.effects === before && !document.querySelector(waiting);
    alike = isQuiet ? alike + 1 : 0;
  }
}
