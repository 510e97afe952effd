/**
 * Lists the tests of each part of the specification in tests/SPECIFICATION.md, which `npx vitest run
 * tests/specification.test.ts -u` rewrites. A test cites its part in its title, or in that of its `describe`:
 * "(section 5, signup)", "(section 2, login; section 8, login)", or "(sections 2 and 9)".
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The sections that ask for something, and the parts of each that need a test. */
const SECTIONS: Readonly<Record<number, { title: string; parts: string }>> = {
  1: { title: 'What the product does and for whom', parts: '' },
  2: {
    title: 'Screens and routes',
    parts:
      'home page, about, services, features, FAQ, blog, contact, unauthorized, fallback page, navigation, page wrapper, Why Choose Us, login, signup, admin area, header, notifications, dashboard, assets, alerts, alert detail, settings, help, superadmin area, organizations, asset approvals, global alerts, approval settings',
  },
  3: {
    title: 'Entities and their fields',
    parts:
      'current user, tokens, theme, asset, new asset, alert, organisation, signup, add user, profile, notification, sample alert, approval rule, threshold, notification channel, testimonial, FAQ item, Why Choose Us item',
  },
  4: {
    title: 'States and transitions',
    parts:
      'auth, access guard, theme, asset, organisation, login, signup, add asset, add user, alert severity, FAQ, testimonials',
  },
  5: {
    title: 'Validation rules',
    parts: 'signup, login, add user, add asset, delete organization, FAQ, contact form, newsletter',
  },
  6: { title: 'Roles and permissions', parts: 'admin, superadmin, user, access token' },
  7: { title: 'The calls it makes', parts: 'calls' },
  8: {
    title: 'Error catalogue',
    parts:
      'login, signup, refresh, self lookup, assets, alerts, profile, add user, superadmin assets, organisations',
  },
  9: {
    title: 'Business constants and limits',
    parts:
      'storage keys, password length, severity, breakpoint, testimonials, display times, heights, approval settings, particles, asset types',
  },
};

const partsOf = (section: number) => SECTIONS[section]?.parts.split(', ').filter(Boolean) ?? [];

/** A string literal that cites a section. */
const TITLE = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\(sections? [1-9](?:(?!\1)[^\\\n]|\\.)*)\1/g;
const CITATION = /\(sections? ([1-9][^)]*)\)/g;

/** Returns the citations of a title: sections, each with its part or null. Throws for unknown ones. */
function cited(title: string): [section: number, part: string | null][] {
  return [...title.matchAll(CITATION)].flatMap(([, list = '']) =>
    list
      .split(';')
      .map((item) => item.trim().replace(/^sections? /, ''))
      .filter((item) => /^[1-9]/.test(item))
      .flatMap((item): [number, string | null][] => {
        const [, number, part] = /^([1-9]), ([A-Za-z].*)$/.exec(item) ?? [];
        if (part === undefined) {
          return (item.match(/[1-9]/g) ?? []).map((each) => [Number(each), null]);
        }
        if (!partsOf(Number(number)).includes(part)) throw new Error(`No ${item}: ${title}`);
        return [[Number(number), part]];
      }),
  );
}

interface Citation {
  readonly section: number;
  readonly part: string | null;
  readonly title: string;
  readonly file: string;
}

function citations(): Citation[] {
  const files = ['tests', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter(
        (file) => /\.(?:test|spec)\.tsx?$/.test(file) && file !== 'tests/specification.test.ts',
      ),
  );
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(TITLE)].flatMap(([, , raw = '']) => {
      const title = raw.replaceAll(/\\(['"`\\])/g, '$1');
      return cited(title).map(([section, part]) => ({ section, part, title, file }));
    });
  });
}

const sections = Object.keys(SECTIONS).map(Number);
const all = citations();
const holding = (section: number, part: string | null) =>
  all.filter((one) => one.section === section && one.part === part);

/** The tests that cite a part, one a line. */
function listed(found: readonly Citation[]): string[] {
  const rows = found.map(({ title, file }) => {
    const words = title.replaceAll(CITATION, '').replaceAll(/\s+/g, ' ').trim();
    return `- ${words.replaceAll(/([<>*_|])/g, '\\$1')} (\`${file}\`)`;
  });
  return rows.length > 0 ? ['', ...new Set(rows)] : [];
}

test('every part of the specification is cited by a test', () => {
  const missing = sections.flatMap((section) =>
    partsOf(section)
      .filter((part) => holding(section, part).length === 0)
      .map((part) => `section ${section}, ${part}`),
  );
  expect(missing).toEqual([]);
});

test('tests/SPECIFICATION.md is up to date', async () => {
  const lines = sections.flatMap((section) => [
    '',
    `## ${section}. ${SECTIONS[section]?.title}`,
    ...listed(holding(section, null)),
    ...partsOf(section).flatMap((part) => ['', `### ${part}`, ...listed(holding(section, part))]),
  ]);
  const text = ['# Which tests hold which part of the specification', ...lines, ''].join('\n');
  await expect(text).toMatchFileSnapshot('SPECIFICATION.md');
});
