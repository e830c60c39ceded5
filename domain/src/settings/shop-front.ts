import { recordOf, textOf } from '../records/stored-record.ts';

export interface Maintenance {
  isOn: boolean;
  /** shown to shoppers; a default message when empty */
  message: string;
}

/** A line above every page. */
export interface Announcement {
  isOn: boolean;
  text: string;
  /** Hindi text; '' when it is only in English */
  textHindi: string;
  link: string;
}

interface MenuItem {
  label: string;
  /** a path in the shop with one leading slash */
  path: string;
}

/** settings/public, field `shopFront`. */
export interface ShopFront {
  announcement: Announcement;
  maintenance: Maintenance;
  menu: readonly MenuItem[];
  /** for search engines and link previews of pages without their own texts */
  seo: { title: string; description: string };
  /** ten digits of an Indian mobile number that answers on WhatsApp; '' for none */
  whatsApp: string;
}

export const DEFAULT_SHOP_FRONT: ShopFront = {
  announcement: { isOn: false, text: '', textHindi: '', link: '' },
  maintenance: { isOn: false, message: '' },
  menu: [],
  seo: { title: '', description: '' },
  whatsApp: '',
};

export const CLOSED_SENTENCE =
  'The shop is closed for a short time. Please come back soon. Your cart is saved.';

/** The message shown while the shop is closed. */
export function closedMessage({ message }: Maintenance): string {
  return message === '' ? CLOSED_SENTENCE : message;
}

/** Missing values keep their defaults. Links outside the shop are dropped. */
export function readShopFront(stored: unknown): ShopFront {
  const fields = recordOf(stored);
  const announcement = recordOf(fields.announcement);
  const maintenance = recordOf(fields.maintenance);
  const seo = recordOf(fields.seo);
  const link = textOf(announcement.link);
  return {
    announcement: {
      isOn: announcement.isOn === true,
      text: textOf(announcement.text),
      textHindi: textOf(announcement.textHindi),
      link: isShopPath(link) ? link : '',
    },
    maintenance: { isOn: maintenance.isOn === true, message: textOf(maintenance.message) },
    menu: Array.isArray(fields.menu) ? fields.menu.flatMap(readMenuItem) : [],
    seo: { title: textOf(seo.title), description: textOf(seo.description) },
    whatsApp: MOBILE.test(textOf(fields.whatsApp)) ? textOf(fields.whatsApp) : '',
  };
}

const MOBILE = /^[6-9]\d{9}$/;

/** True for '/about', false for '//elsewhere' and 'https://…'. */
export function isShopPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path);
}

function readMenuItem(stored: unknown): MenuItem[] {
  const { label, path } = recordOf(stored);
  if (typeof label !== 'string' || typeof path !== 'string') return [];
  return label !== '' && isShopPath(path) ? [{ label, path }] : [];
}
