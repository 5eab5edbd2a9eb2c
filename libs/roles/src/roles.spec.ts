import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  curatorRole,
  formatRole,
  isAnyManager,
  isClaimsCurator,
  isCommunityCurator,
  isCurator,
  isManager,
  isMember,
  isMonitorCurator,
  isPortalAdministrator,
  isRegisteredUser,
  isUserManager,
  managerRole,
  memberRole,
  parseRole,
  STAKEHOLDER_TYPES,
  stakeholderTypeOf,
} from './index.ts';

test.each([
  ['funder', 'CURATOR_FUNDER', 'FUNDER_x_MANAGER', 'FUNDER_x'],
  ['ri', 'CURATOR_COMMUNITY', 'COMMUNITY_x_MANAGER', 'COMMUNITY_x'],
  ['organization', 'CURATOR_INSTITUTION', 'INSTITUTION_x_MANAGER', 'INSTITUTION_x'],
  ['project', 'CURATOR_PROJECT', 'PROJECT_x_MANAGER', 'PROJECT_x'],
] as const)('%s: curator %s, manager %s, member %s', (type, curator, manager, member) => {
  expect([curatorRole(type), managerRole(type, 'x'), memberRole(type, 'x')]).toEqual([
    curator,
    manager,
    member,
  ]);
});

describe('a role name is parsed to its meaning', () => {
  test.each([
    ['PORTAL_ADMINISTRATOR', { kind: 'portal-administrator' }],
    ['REGISTERED_USER', { kind: 'registered-user' }],
    ['ROLE_ANONYMOUS', { kind: 'anonymous' }],
    ['USER_MANAGER', { kind: 'user-manager' }],
    ['CURATOR_CLAIM', { kind: 'claims-curator' }],
    ['CURATOR_FUNDER', { kind: 'curator', type: 'funder' }],
    ['CURATOR_COMMUNITY', { kind: 'curator', type: 'ri' }],
    ['CURATOR_INSTITUTION', { kind: 'curator', type: 'organization' }],
    ['CURATOR_PROJECT', { kind: 'curator', type: 'project' }],
    ['FUNDER_ec_MANAGER', { kind: 'manager', type: 'funder', id: 'ec' }],
    ['COMMUNITY_dh-ch_MANAGER', { kind: 'manager', type: 'ri', id: 'dh-ch' }],
    ['INSTITUTION_a_b_MANAGER', { kind: 'manager', type: 'organization', id: 'a_b' }],
    ['PROJECT_123', { kind: 'member', type: 'project', id: '123' }],
    ['COMMUNITY_MANAGERS', { kind: 'member', type: 'ri', id: 'MANAGERS' }],
  ] as const)('%s → %j', (name, role) => {
    expect(parseRole(name)).toEqual(role);
    expect(formatRole(role)).toBe(name);
  });

  test.each([
    '',
    'portal_administrator',
    ' PORTAL_ADMINISTRATOR',
    'PORTAL_ADMINISTRATOR\n',
    'CURATOR_',
    'CURATOR_RI',
    'CURATOR_ORGANIZATION',
    'curator_funder',
    'FUNDER',
    'FUNDER_',
    'FUNDER_MANAGER',
    'FUNDER__MANAGER',
    'FUNDER_x_MANAGER_MANAGER',
    'FUNDER_two_words_MANAGER_MANAGER',
    'FUNDER_x_manager',
    'FUNDER_a b',
    'FUNDER_ä',
    'FUNDER_x\n',
    `FUNDER_${'x'.repeat(201)}`,
    'RI_x_MANAGER',
    'ORGANIZATION_x',
    'xFUNDER_y',
    'toString',
  ])('%j means nothing', (name) => expect(parseRole(name)).toBeNull());

  test('an id of 200 characters is the longest', () =>
    expect(parseRole(`FUNDER_${'x'.repeat(200)}`)).not.toBeNull());
});

const CHECKS = {
  'portal administrator': isPortalAdministrator,
  'registered user': isRegisteredUser,
  'user manager': isUserManager,
  'claims curator': isClaimsCurator,
  'monitor curator': isMonitorCurator,
  'community curator': isCommunityCurator,
  'curator of funders': (roles: readonly string[]) => isCurator(roles, 'funder'),
  'curator of organizations': (roles: readonly string[]) => isCurator(roles, 'organization'),
  'curator of projects': (roles: readonly string[]) => isCurator(roles, 'project'),
  'any manager': isAnyManager,
  'manager of funder ec': (roles: readonly string[]) => isManager(roles, 'funder', 'ec'),
  'member of funder ec': (roles: readonly string[]) => isMember(roles, 'funder', 'ec'),
  'manager of ri egi': (roles: readonly string[]) => isManager(roles, 'ri', 'egi'),
  'member of organization egi': (roles: readonly string[]) => isMember(roles, 'organization', 'egi'),
};

describe('a role allows exactly its own actions', () => {
  test.each([
    ['PORTAL_ADMINISTRATOR', ['portal administrator']],
    ['REGISTERED_USER', ['registered user']],
    ['ROLE_ANONYMOUS', []],
    ['USER_MANAGER', ['user manager']],
    ['CURATOR_CLAIM', ['claims curator']],
    ['CURATOR_FUNDER', ['monitor curator', 'curator of funders']],
    ['CURATOR_COMMUNITY', ['monitor curator', 'community curator']],
    ['CURATOR_INSTITUTION', ['monitor curator', 'curator of organizations']],
    ['CURATOR_PROJECT', ['monitor curator', 'curator of projects']],
    ['FUNDER_ec_MANAGER', ['any manager', 'manager of funder ec']],
    ['FUNDER_EC_MANAGER', ['any manager', 'manager of funder ec']],
    ['FUNDER_ukri_MANAGER', ['any manager']],
    ['FUNDER_ec', ['member of funder ec']],
    ['FUNDER_EC', ['member of funder ec']],
    ['COMMUNITY_egi_MANAGER', ['any manager', 'manager of ri egi']],
    ['COMMUNITY_ec_MANAGER', ['any manager']],
    ['INSTITUTION_egi', ['member of organization egi']],
    ['CURATOR_RI', []],
    ['funder_ec_MANAGER', []],
    ['ADMINISTRATOR', []],
  ])('%s: %j', (role, expected) => {
    const held = Object.entries(CHECKS).filter(([, check]) => check(['OTHER', role]));
    expect(held.map(([name]) => name)).toEqual(expected);
  });

  test.each(Object.entries(CHECKS))('anything but a list grants nothing: %s', (_, check) => {
    const names = [
      'PORTAL_ADMINISTRATOR',
      'REGISTERED_USER',
      'USER_MANAGER',
      'CURATOR_CLAIM',
      'CURATOR_FUNDER',
    ]
      .concat('CURATOR_COMMUNITY', 'CURATOR_INSTITUTION', 'CURATOR_PROJECT', 'FUNDER_ec_MANAGER', 'FUNDER_ec')
      .concat('COMMUNITY_egi_MANAGER', 'INSTITUTION_egi');
    const all = names.join(' ');
    const noLists = [
      ...names,
      all,
      new Set(names),
      { includes: () => true, some: () => true },
      [all],
      [7, null, names],
    ];
    for (const given of [...noLists, null, undefined])
      expect([given, Reflect.apply(check, undefined, [given])]).toEqual([given, false]);
  });

  test.each(Object.entries(CHECKS))('nobody is %s without roles', (_, check) =>
    expect(check([])).toBe(false),
  );
});

test.each([
  ['x_MANAGER', ['FUNDER_x_MANAGER']],
  ['MANAGER', ['FUNDER_MANAGER']],
  ['', ['FUNDER_', 'FUNDER__MANAGER']],
  ['a b', ['FUNDER_a b', 'FUNDER_a b_MANAGER']],
  // Lower-cased, the Kelvin sign is a k.
  ['\u212A', ['FUNDER_k', 'FUNDER_k_MANAGER']],
])('the id %j is refused, because it would turn one role into another', (id, roles) => {
  expect(isMember(roles, 'funder', id)).toBe(false);
  expect(isManager(roles, 'funder', id)).toBe(false);
  expect([memberRole('funder', id), managerRole('funder', id)]).toEqual([null, null]);
  expect(formatRole({ kind: 'manager', type: 'funder', id })).toBeNull();
});

test('a type that there is not has no role', () => {
  const roles = ['CURATOR_undefined', 'undefined_x', 'undefined_x_MANAGER'];
  for (const check of [isCurator, isManager, isMember])
    expect(Reflect.apply(check, undefined, [roles, 'community', 'x'])).toBe(false);
  expect(Reflect.apply(managerRole, undefined, ['community', 'x'])).toBeNull();
  for (const given of [null, undefined, 7]) expect(Reflect.apply(parseRole, undefined, [given])).toBeNull();
});

describe('properties', () => {
  const anyId = fc.string({ unit: fc.constantFrom(...'azAZ09-_.:'), minLength: 1, maxLength: 12 });
  const nearlyARole = fc
    .tuple(
      fc.constantFrom('', 'CURATOR_', 'FUNDER_', 'ROLE_', 'portal_', 'PORTAL_', 'USER_', 'x'),
      fc.string(),
      fc.constantFrom('', '_MANAGER ', '_manager', '_ADMINISTRATOR', '\u0000'),
    )
    .map((parts) => parts.join(''));

  test('no random text ever grants a privilege', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), nearlyARole)), (texts) => {
        const roles = texts.filter((text) => parseRole(text) === null);
        for (const check of Object.values(CHECKS)) expect(check(roles)).toBe(false);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(parseRole(text)).toBeNull()));
  });

  test('a role is parsed back from its name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STAKEHOLDER_TYPES), anyId, (type, id) => {
        for (const kind of ['manager', 'member'] as const) {
          const name = kind === 'manager' ? managerRole(type, id) : memberRole(type, id);
          if (/(?:^|_)manager$/i.test(id)) return;
          const role = parseRole(name ?? '');
          expect(role).toEqual({ kind, type, id });
          expect(role && formatRole(role)).toBe(name);
        }
      }),
    );
  });

  test('a member is never a manager, and a role of one stakeholder grants nothing for another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STAKEHOLDER_TYPES), anyId, anyId, (type, id, other) => {
        if (id.toLowerCase() !== other.toLowerCase())
          expect(isManager([managerRole(type, id) ?? ''], type, other)).toBe(false);
        if (!/manager$/i.test(id)) expect(isAnyManager([memberRole(type, id) ?? ''])).toBe(false);
        expect(isMember([managerRole(type, id) ?? ''], type, id)).toBe(false);
      }),
    );
  });

  test('a megabyte of text is not a role', () => {
    for (const piece of ['_', 'FUNDER_', '_MANAGER', 'a'])
      expect(parseRole(`FUNDER_${piece.repeat(Math.ceil(1_000_000 / piece.length))}`)).toBeNull();
  });
});

test.each([
  ['explore', null],
  ['connect', 'ri'],
  ['community', 'ri'],
  ['funder', 'funder'],
  ['ri', 'ri'],
  ['organization', 'organization'],
  ['project', 'project'],
] as const)('the roles of a portal of the type %s are those of %s', (portalType, expected) => {
  expect(stakeholderTypeOf(portalType)).toBe(expected);
});

// Callers without types can pass any word, such as the name of a field that every object has.
test.each(['monitor', 'constructor', 'toString', '', null, undefined, ['connect'], Object.create(null)])(
  'the word %j is no type of portal, and no kind or type of role',
  (word) => {
    expect(Reflect.apply(stakeholderTypeOf, null, [word])).toBeNull();
    expect(Reflect.apply(formatRole, null, [{ kind: word }])).toBeNull();
    expect(Reflect.apply(formatRole, null, [{ kind: 'curator', type: word }])).toBeNull();
  },
);

test.each(['monitor', 'constructor', 'toString', '', null, undefined, ['funder'], Object.create(null)])(
  'the word %j is no type of stakeholder, so that no role names it',
  (word) => {
    expect(Reflect.apply(curatorRole, null, [word])).toBeNull();
    expect(Reflect.apply(managerRole, null, [word, 'ec'])).toBeNull();
    expect(Reflect.apply(memberRole, null, [word, 'ec'])).toBeNull();
    expect(Reflect.apply(formatRole, null, [{ kind: 'curator', type: word }])).toBeNull();
    const roles = ['CURATOR_FUNDER', 'FUNDER_ec_MANAGER', 'FUNDER_ec', 'CURATOR_undefined'];
    expect(Reflect.apply(isCurator, null, [roles, word])).toBe(false);
    expect(Reflect.apply(isManager, null, [roles, word, 'ec'])).toBe(false);
    expect(Reflect.apply(isMember, null, [roles, word, 'ec'])).toBe(false);
  },
);
