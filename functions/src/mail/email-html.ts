import { escapeHtml } from '../http/markup.ts';
import type { EmailLanguage } from './say.ts';
import template from './template.json' with { type: 'json' };

/** A piece in an email. */
export interface EmailItem {
  /** such as `2 × Mangalagiri saree` */
  title: string;
  /** of the title */
  language: EmailLanguage;
  /** what else matters about it, such as when it ships */
  details?: string;
  /** address of a picture */
  picture?: string;
  /** with its currency */
  amount?: string;
}

export interface EmailAmount {
  label: string;
  /** with its currency */
  amount: string;
  isTotal?: boolean;
}

type Block = Exclude<keyof typeof template, 'page'>;

const PICTURE = /^https?:\/\//;

/** HTML of a block of the shop's email template (functions/emails), with its values as text. */
export function block(name: Block, values: Readonly<Record<string, string>>): string {
  return fill(template[name], values);
}

/** The whole email around its blocks. `preview` is what mail programs show in their list. */
export function page(
  values: Readonly<
    Record<
      'language' | 'title' | 'preview' | 'shop' | 'shopName' | 'contact' | 'contactLink',
      string
    >
  >,
  content: string,
): string {
  return fill(template.page, values).replace('{{content}}', () => content);
}

export function itemTable(items: readonly EmailItem[]): string {
  return table(
    items.map(({ title, language, details = '', picture = '', amount = '' }) =>
      block(PICTURE.test(picture) ? 'itemWithPicture' : 'item', {
        title,
        language,
        details,
        picture,
        amount,
      }),
    ),
  );
}

export function amountTable(amounts: readonly EmailAmount[]): string {
  return table(
    amounts.map(({ label, amount, isTotal }) =>
      block(isTotal ? 'total' : 'amount', { label, amount }),
    ),
  );
}

function table(rows: readonly string[]): string {
  return template.table.replace('{{content}}', () => rows.join(''));
}

/** One pass, so that a value with braces is never filled again. */
function fill(html: string, values: Readonly<Record<string, string>>): string {
  return html.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = values[name];
    return value === undefined ? mark : escapeHtml(value).replaceAll('\n', '<br>');
  });
}
