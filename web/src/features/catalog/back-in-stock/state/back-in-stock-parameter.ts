/** Query parameter with the result of an unsubscribe link. */
export const BACK_IN_STOCK_PARAMETER = 'notice';
