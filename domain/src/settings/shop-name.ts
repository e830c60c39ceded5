export const SHOP_NAME = 'Kargha';
