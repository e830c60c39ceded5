import { recordOf, textOf } from '../records/stored-record.ts';

/** While it is on, the storefront says so and nobody can start a checkout. */
export interface Maintenance {
  isOn: boolean;
  /** what shoppers read; a sentence of the shop's own when it is empty */
  message: string;
}

/** A line above every page of the shop. */
export interface Announcement {
  isOn: boolean;
  text: string;
  /** the same in Hindi; '' where staff have written it in English alone */
  textHindi: string;
  /** where it leads: a path of the shop, or '' */
  link: string;
}

/** A link of the shop's own in the footer. */
interface MenuItem {
  label: string;
  /** a path of the shop, beginning with one slash */
  path: string;
}

/** settings/public, `shopFront`: what the shop shows around its goods. */
export interface ShopFront {
  announcement: Announcement;
  maintenance: Maintenance;
  menu: readonly MenuItem[];
  /** what search engines and link previews read where a page has nothing of its own */
  seo: { title: string; description: string };
}

export const DEFAULT_SHOP_FRONT: ShopFront = {
  announcement: { isOn: false, text: '', textHindi: '', link: '' },
  maintenance: { isOn: false, message: '' },
  menu: [],
  seo: { title: '', description: '' },
};

const CLOSED_SENTENCE =
  'The shop is closed for a short time. Please come back soon. Your cart is saved.';

/** The words for shoppers while the shop is closed. */
export function closedMessage({ message }: Maintenance): string {
  return message === '' ? CLOSED_SENTENCE : message;
}

/** The shop front in a stored part; what is missing keeps its default, and links that leave the shop are left out. */
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
  };
}

/** True for an address within the shop: '/about', never '//elsewhere' or 'https://…'. */
export function isShopPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path);
}

function readMenuItem(stored: unknown): MenuItem[] {
  const { label, path } = recordOf(stored);
  if (typeof label !== 'string' || typeof path !== 'string') return [];
  return label !== '' && isShopPath(path) ? [{ label, path }] : [];
}
