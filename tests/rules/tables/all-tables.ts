import type { AccessCase } from './access-case.ts';
import { BACK_OFFICE } from './back-office.ts';
import { ORDERS } from './orders.ts';
import { PEOPLE } from './people-tables.ts';
import { QUOTES } from './quotes.ts';
import { SHOP_WINDOW } from './public-data.ts';

export const ACCESS_TABLES: AccessCase[] = [
  ...PEOPLE,
  ...SHOP_WINDOW,
  ...ORDERS,
  ...QUOTES,
  ...BACK_OFFICE,
];
