import type { Request } from 'express';

import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { escapeHtml } from './markup.ts';

/** A text in English and in Hindi. */
type TwoLanguages = readonly [en: string, hi: string];

export interface LinkPageTexts {
  title: string;
  question: TwoLanguages;
  button: TwoLanguages;
}

const STYLE = [
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}',
  'main{max-width:32rem;margin:15vh auto 0;padding:0 1rem}',
  'button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:999px;background:#2c3e73;color:#fff;font:inherit;cursor:pointer}',
].join('');

/**
 * The page behind a link in an email: only its button acts, because mail scanners open every link. It works without
 * scripts and without loading the shop.
 * @param path where its form goes
 */
export function linkPage(path: string, token: string, texts: LinkPageTexts): string {
  const [question, questionHi] = texts.question.map(escapeHtml);
  const [button, buttonHi] = texts.button.map(escapeHtml);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<style>${STYLE}</style>
<title>${escapeHtml(texts.title)} | ${SHOP_NAME}</title>
</head>
<body>
<main>
<h1>${SHOP_NAME}</h1>
<p>${question}</p>
<p lang="hi">${questionHi}</p>
<form method="post" action="${escapeHtml(path)}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button>${button} / <span lang="hi">${buttonHi}</span></button>
</form>
</main>
</body>
</html>
`;
}

/** The token of a link; '' without one. */
export function linkToken({ query: { token } }: Request): string {
  return typeof token === 'string' ? token : '';
}
