import { PERMISSIONS, rolesWith, type Permission } from '@kargha/domain/people/staff-permissions';

const START =
  '    // Written by tools/staff-rules/write-staff-rules.ts from domain/src/people/staff-permissions.ts\n';
const END = '    // end of the written part\n';

/** Throws for a permission that the table does not have, and for rules without the written part. */
export function withStaffRoles(rules: string): string {
  const start = rules.indexOf(START);
  const end = rules.indexOf(END);
  if (start === -1 || end < start) throw new Error('firestore.rules lacks the written part.');
  return rules.slice(0, start + START.length) + rolesFunction(rules) + rules.slice(end);
}

function rolesFunction(rules: string): string {
  const rows = permissionsIn(rules).map((permission) => {
    const roles = rolesWith(permission).map((role) => `'${role}'`);
    return `        '${permission}': [${roles.join(', ')}]`;
  });
  return [
    '    function rolesWith(permission) {',
    '      return {',
    rows.join(',\n'),
    '      }[permission];',
    '    }',
    '',
  ].join('\n');
}

function permissionsIn(rules: string): Permission[] {
  const used = [...rules.matchAll(/\bmay\('([^']*)'\)/g)].map(([, name = '']) => name);
  return [...new Set(used)].toSorted().map((name) => {
    if (Object.hasOwn(PERMISSIONS, name)) return name as Permission;
    throw new Error(`firestore.rules names an unknown permission: ${name}`);
  });
}
