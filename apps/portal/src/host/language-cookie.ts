/** The cookie that stores the visitor's language. */
export const LANGUAGE_COOKIE = 'lang';
