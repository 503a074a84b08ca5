import type { Change } from '../change.ts';

const links = ['apps/server/src/files/file-links.db.test'];
const texts = ['packages/ui/src/own-texts.test'];
const durations = ['packages/messages/src/duration.test'];

/** Files by links, texts of pages that a browser translates, and durations in words. */
export const sentFileChanges: readonly Change[] = [
  {
    file: 'packages/services/src/account/file-link.ts',
    find: 'endsAt > clock.now().getTime() ? link : undefined',
    replace: 'link',
    promise: 'a link to a file ends after minutes',
    tests: links,
  },
  {
    file: 'apps/server/src/files/register-file-links.ts',
    find: 'if (!brand || link?.siteId !== brand.siteId) throw over;',
    replace: 'if (!brand || !link) throw over;',
    promise: 'a link to a file is none at another brand',
    tests: links,
  },
  {
    file: 'packages/services/src/auth/resume-session.ts',
    find: '        isNull(session.revokedAt),\n',
    replace: '',
    promise: 'a link to a file ends with the session that made it',
    tests: links,
  },
  {
    file: 'packages/services/src/account/data-copy/check-data-copy.ts',
    find: '  await requireFreshProof(context);\n',
    replace: '',
    promise: 'a link to a copy of all data needs a fresh proof',
    tests: links,
  },
  {
    file: 'apps/server/src/observation/log-serializers.ts',
    find: '(?:token|codes?|',
    replace: '(?:code|',
    promise: 'no log has a link that sends a file',
    tests: links,
  },
  {
    file: 'packages/ui/src/own-texts.ts',
    find: 'Array.isArray(given) ? separate(given) : given',
    replace: 'given',
    promise: 'each text has an element, in lists of children as well',
    tests: texts,
  },
  {
    file: 'packages/ui/src/own-texts.ts',
    find: 'if (isFragment && isText(own))',
    replace: 'if (isFragment && own === null)',
    promise: 'each text has an element, in fragments as well',
    tests: texts,
  },
  {
    file: 'packages/messages/src/duration.ts',
    find: 'hours: Math.floor(rest / HOUR_MINUTES), minutes: rest % HOUR_MINUTES',
    replace: 'hours: 0, minutes: rest',
    promise: 'hours are not written as minutes',
    tests: durations,
  },
];
