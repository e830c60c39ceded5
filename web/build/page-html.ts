import type { SiteLanguage } from '@kargha/domain/settings/language-path';

import { splitHead } from '../src/split-head.ts';

interface StyleSheet {
  file: string;
  text: string;
}

interface PageFile {
  /** content of #root */
  html: string;
  /** style sheets besides the entry's */
  styles: readonly StyleSheet[];
  /** The prerendered address; without it, the browser renders the page from scratch. */
  address?: string;
  /** Scripts besides the entry; the start script fetches them after the first paint. */
  scripts: readonly string[];
  language?: SiteLanguage;
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

export function pageHtml(template: string, page: PageFile): string {
  const { head, body } = splitHead(page.html);
  const root = page.address === undefined ? '' : ` data-page="${page.address}"`;
  const [entry = ''] = ENTRY.exec(template)?.slice(1) ?? [];
  const scripts = [entry, ...page.scripts.map((file) => `/${file}`)].filter(Boolean).join(' ');
  return withoutEntry(template)
    .replace('<html lang="en">', `<html lang="${page.language ?? 'en'}">`)
    .replace(head === '' ? /$^/ : /<title[^>]*>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `${page.styles.map(inlined).join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${root} data-scripts="${scripts}">${body}</div>`,
    );
}

export function withoutEntry(html: string): string {
  return html.replace(ENTRY, '');
}

export function inlineStyleSheet(html: string, read: (file: string) => string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
    (_link, file: string) => inlined({ file, text: read(file) }),
  );
}

/** The disabled link is not fetched; it tells Vite's loader that the style sheet is there. */
function inlined({ file, text }: StyleSheet): string {
  return `<style>${text.trim()}</style><link rel="stylesheet" href="/${file}" disabled>`;
}
