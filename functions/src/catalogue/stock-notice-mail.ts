import { escapeHtml, type Mail } from '../records/mail-record.ts';

/** Where the links of the letter lead. */
export interface NoticeLinks {
  product: string;
  end: string;
}

/** Tells somebody, once, that the piece they asked for can be had again. `title` is text from staff. */
export function backInStockMail(email: string, title: string, { product, end }: NoticeLinks): Mail {
  const news = 'You asked us to write when this piece is back. It is, while it lasts:';
  const once = 'This is the only letter that you get about it.';
  const text = [
    'Namaste,',
    news,
    `${title}: ${product}`,
    once,
    `Should you be told again without asking, end it here: ${end}`,
    'Kargha',
  ];
  const html = [
    '<p>Namaste,</p>',
    `<p>${news}</p>`,
    `<p><a href="${escapeHtml(product)}">${escapeHtml(title)}</a></p>`,
    `<p>${once}</p>`,
    `<p>Should you be told again without asking, <a href="${escapeHtml(end)}">end it here</a>.</p>`,
    '<p>Kargha</p>',
  ];
  return {
    to: email,
    subject: `Back on the loom: ${title}`,
    text: text.join('\n\n'),
    html: html.join('\n'),
  };
}
