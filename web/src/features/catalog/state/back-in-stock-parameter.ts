/** Query parameter with the result of an unsubscribe link. */
export const NOTICE = 'notice';
