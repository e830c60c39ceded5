import type {
  PageRequest,
  PageSources,
  RenderedPage,
  RenderPage,
} from '@kargha/domain/settings/page-renderer';
import type { SiteLanguage } from '@kargha/domain/settings/language-path';

import { log } from '../../platform/log.ts';

/** The build of the shop writes the code that renders its pages next to the code of the functions. */
const RENDERER = new URL('pages/prerender.js', import.meta.url).href;

/** Renders a page; undefined when that fails, and the browser renders it. */
export function pageRenderer(
  sources: PageSources,
  load: () => Promise<{ renderPage: RenderPage }> = () => import(RENDERER),
): (page: PageRequest) => Promise<RenderedPage | undefined> {
  return async (page) => {
    try {
      const { renderPage } = await load();
      return await renderPage(page, sources);
    } catch (error) {
      log.error('page_not_rendered', error, { address: page.address });
      return undefined;
    }
  };
}

/** Pages for what does not exist, or is not public, ask search engines not to list them. */
export function isMissing({ head }: RenderedPage): boolean {
  return head.includes('name="robots" content="noindex"');
}

const ROOT = /(<div id="root"[^>]*>)[\s\S]*(<\/div>)/;

/** Puts a rendered page into the frame that was built for it. */
export function inFrame(
  frame: string,
  language: SiteLanguage,
  { head, body }: RenderedPage,
): string {
  return frame
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title[^>]*>[^<]*<\/title>/, () => head)
    .replace(ROOT, (_frame, start: string, end: string) => start + body + end);
}
