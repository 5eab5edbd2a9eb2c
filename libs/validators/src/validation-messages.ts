/** The English messages by id, with `{placeholders}`. Those of Spec §5 are spelled exactly as there. */
export const VALIDATION_MESSAGES = {
  'validation.year': 'Year must be between {min} and {max}.',
  'validation.year-range.order': 'Starting year must be greater than or equal to ending year.',
  'validation.year-range.required': 'Both starting and ending year are required',
  'validation.date': 'Please provide a valid date, e.g. 2024-2-29.',
  'validation.page-route.pattern': 'Route should contain only letters or numbers, e.g /route or route',
  'validation.page-route.taken': 'This route is used by an other page',
  'validation.json': 'Please provide a valid JSON.',
  'validation.url': 'Please provide a valid address that starts with http://, https:// or www.',
  'validation.email': 'Please provide a valid e-mail address.',
  'validation.email-list': 'Please provide valid e-mail addresses, separated by commas. Not valid: {items}',
  'validation.product-id':
    'Please provide a valid id: 12 characters, "::" and 32 lower-case letters or digits.',
  'validation.required': 'This field is required.',
  'validation.text': 'Please provide text.',
  'validation.length.min': 'Please enter at least {min} characters.',
  'validation.length.min-one': 'Please enter at least 1 character.',
  'validation.length.max': 'Please enter at most {max} characters.',
  'validation.length.max-one': 'Please enter at most 1 character.',
  'validation.positive-integer': 'Please enter a whole number greater than 0.',
} as const satisfies Record<`validation.${string}`, string>;

/** The id of a message, for translations. */
export type ValidationMessageId = keyof typeof VALIDATION_MESSAGES;
