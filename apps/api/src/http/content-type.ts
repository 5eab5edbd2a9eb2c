/** Types that define no parameter `charset`, because their texts are always UTF-8. Source: RFC 6839, RFC 9264, RFC 9512. */
const WITHOUT_CHARSET = /\+json$|\/(?:linkset|yaml)$/;

/**
 * Returns the content type of a text in UTF-8.
 * @example contentTypeOf('application/ld+json') // 'application/ld+json'
 */
export const contentTypeOf = (mediaType: string): string =>
  WITHOUT_CHARSET.test(mediaType) ? mediaType : `${mediaType}; charset=utf-8`;
