import { FIELD_REFUSALS } from './field-refusals.ts';

/**
 * The sentences with which the server refuses what administrators ask of it, by the id that its answer carries as
 * `problem.id`, so that a client can say them in the language of its user. `{placeholders}` are the problem's values.
 * Those that begin in lower case follow the path of a field: `pid: egi is reserved`.
 */
export const REFUSAL_SENTENCES = {
  ...FIELD_REFUSALS,

  login: 'Please log in first',
  roles: 'Your roles do not allow this',
  'other-site': 'Changes must come from a page of this portal',
  'too-often': 'Too many requests; try again in a moment',
  'too-much': 'Your changes of the last hour take too much space; try again in a few minutes',
  'too-large': 'larger than {limit} {unit}',
  database: 'The database does not respond at the moment; try again soon',
  failed: 'Internal server error',
  'no-answer': 'The API does not answer. Please try again in a moment.',

  gone: 'There is no such {kind}: {id}',
  reference: 'there is no such {kind}: {id}',
  taken: 'another {kind} has it already',
  fixed: 'cannot be changed',
  reserved: '{pid} is reserved',
  'portal-of-type': 'there is no such portal of type {type}: {pid}',
  'own-content': 'the page {route} has its own content; only custom pages take one',
  ancestor: 'a menu item cannot be its own ancestor',
  'menu-levels': 'a menu has at most {max} levels',
  'menu-order': 'The order must name every item of the menu once',
  'no-dashboard': 'only funders, research initiatives, organizations and projects have one',
  'no-joining': 'only communities have members who join',
  'no-positions': 'this page has no positions for help texts',
  choice: 'must be one of: {choices}',
  'in-use': '{kind} "{name}" is still in use: {users}',
  'own-portal': 'Without "{name}" this website would have no pages, so it cannot be deleted',
  'help-in-use': '{kind} "{name}" is still in use: help texts ({count})',

  'html-nesting': 'has more than {max} nested elements; are some never closed?',
  'html-length':
    'has {count} characters with its special characters escaped and its elements closed; at most {max} are allowed',
  css: 'must not contain url(), @import, escapes or tags',
  address: 'is neither a path nor a web address',
  path: 'starts with one / and has no spaces',
  logo: 'is neither an uploaded file nor a web address',
  'too-many': 'has more than {max} entries',
  value: 'has a value that is not allowed',
  'unknown-field': 'Unknown field: {field}',

  'file-item': 'the file has no such item: {id}',
  'file-portal': 'differs from that of the portal',
  'file-path': 'differs from the {field} in the path',
  'file-twice': 'the file has it twice',
  'file-stakeholder': 'only communities and stakeholders',

  'change-damaged': 'The stored change is damaged and cannot be restored',
  'change-first': 'There is no version before this change; delete the item instead',
  'change-format': 'The earlier version has an outdated format and cannot be restored',
  'item-damaged': 'The deleted item is damaged and cannot be restored: {reason}',
  'item-gone': 'The item was deleted more than {days} days ago',
  'image-gone': 'The image was deleted more than {days} days ago, or its space was needed for another one',

  'image-damaged': 'this {format} image is damaged or incomplete',
  'image-sides': 'an image may have up to {max} × {max} pixels, this one has {width} × {height}',
  'image-type': 'not a PNG, JPEG, WebP or SVG image',
  'svg-type': 'this is not an SVG',
  'svg-damaged': 'this SVG is damaged or incomplete',
  'svg-definitions': 'an SVG with definitions in its DOCTYPE is not accepted; save it as plain SVG',
  'svg-drawing': 'this SVG takes too long to draw',
  'svg-checking': 'this SVG takes too long to check; save it as plain SVG, or as PNG',
  'svg-nesting': 'an SVG may have up to {max} nested elements, this one has more',
  'svg-elements': 'an SVG may have up to {max} elements, this one has more',
  'svg-styles': 'an SVG may have up to {max} style sheets, this one has more',
  'form-damaged': 'The form is damaged or incomplete',
  'uploads-busy': 'Too many uploads are waiting; try again soon',
  'uploads-full':
    'The space for files on the server is full, so nothing more is stored; its administrator must free some',

  'invite-right': 'Only portal administrators may invite to {role}',
  'grant-right': 'Only portal administrators may grant and revoke {role}',
  'last-administrator': 'Ask another administrator: a portal needs at least one',
  'invitation-closed': 'The invitation is not open any more',
  'not-grantable': 'is not a role that can be granted',
  email: 'is not an e-mail address',

  'merge-kind':
    'only records of one kind can be merged, and only research products, organizations and data sources',
  'merge-live': 'The records belong to another service, which merges them itself',
  'merge-itself': 'the same record is on both sides: {id}',
  'merge-both': 'another decision says the opposite about {id} and {other}',

  'no-source': 'There is no source {name}',
  'no-sources': 'There are no sources',
  'no-harvest': 'Harvests cannot be started here: HARVEST_CONTACT or the program is missing',
  'harvest-running': 'A harvest is running already',
  'source-name':
    'must have lower-case letters, digits and hyphens only, at most 63, with no hyphen at the beginning',
  'source-address':
    'must be an address on the public internet that begins with https:// and has no user name',
  'source-parameters': 'must not have parameters',
  'source-option': 'must look like this: {example}',
  'source-dates': 'is before the first date',
  'source-limit': 'or another option is required, because whole services are not harvested',
  'no-run': 'No harvest is running',
  'no-stop':
    'The harvest cannot be stopped from here: it is not certain which process it is, or it belongs to another user',
} as const satisfies Record<string, string>;
