/** What the shop is called, wherever its name stands by itself. */
export const SHOP_NAME = 'Kargha';
