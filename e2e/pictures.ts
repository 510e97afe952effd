/**
 * Takes the product pictures of the public pages (`npm run pictures`): the real consoles, under short names
 * (support/picture-data.ts), each on a stage with one annotation (support/picture-stage.ts), in both themes
 * and both layouts, at two densities, as AVIF and WebP below public/pictures. Nothing of the specification's
 * sample figures is in them: each begins below the header, whose bell counts sample notifications, or hides the bell, and
 * the dashboard is the live one. A full run writes none, and checks that each is still as high as its table says.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  consolePictures,
  pictureFile,
  type ConsolePictureId,
  type PictureFile,
} from '../src/content/console-pictures.ts';
import { paths } from '../src/paths.ts';
import { expect, test, type Account } from './fixtures.ts';
import { OPENED, REQUESTED, showPictureData } from './support/picture-data.ts';
import { setStage, type At, type Box } from './support/picture-stage.ts';

type Layout = PictureFile['layout'];
type Find = (page: Page) => Locator;

interface Note {
  /** The element that the line leads to, with a ring around it. */
  target: Find;
  words: string;
  /** Where the words stand; the line must cross no text. */
  side?: 'above' | 'below';
  /** Pixels between it and the ring: at its sides, and above and below. */
  ring: readonly [beside: number, around: number];
  /** Where the line reaches the ring; in its middle, if it is not said. */
  at?: At;
}

interface Shot extends Record<Layout, Note | null> {
  account: Account;
  path: string;
  /** CSS pixels of the window, for a page whose columns need more than most, or of which all is shown. */
  window?: Partial<Record<Layout, { width: number; height: number }>>;
  /** Brings the page into the state to be shown; ends when all that will be shown is there. */
  prepare(page: Page): Promise<void>;
  /** A dialog and a window are shown whole; of a page, and of a long dialog, the part between two elements. */
  part(layout: Layout): 'dialog' | 'window' | { of: 'page' | 'dialog'; from: Find; to: Find };
}

/** Around a letter, whose neighbours stay in sight; a figure; a line of text; a picture; a button. */
const RINGS = {
  letter: [1, 5],
  figure: [6, 2],
  text: [6, 1],
  pair: [5, 0],
  button: [5, 5],
} as const;

/** CSS pixels of the folded sidebar, which is left out. */
const SIDEBAR = 56;

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not on the page.`);
  return box;
}

/** As wide as its words, where it is a block of them. */
async function textBoxOf(element: Locator): Promise<Box> {
  const box = await element.evaluate((block) => {
    const words = document.createRange();
    words.selectNodeContents(block);
    const { x, y, width, height } = words.getBoundingClientRect();
    return getComputedStyle(block).display === 'block' ? { x, y, width, height } : null;
  });
  return box ?? boxOf(element);
}

const highlighted = (page: Page) => page.locator('main mark.highlight').first();
const dialog = (page: Page) => page.getByRole('dialog');
const panel = (name: string) => (page: Page) => page.getByRole('region', { name });
/** The names in sight are compared: what deceives in them is highlighted. */
const compared = async (page: Page) => {
  await highlighted(page).waitFor();
  await expect(page.getByRole('img', { name: 'Being compared' })).toHaveCount(0);
};
const imitates = panel('How it imitates');
const analysed = (page: Page) => imitates(page).waitFor();
/** The two names, letter under letter. */
const alignment = (page: Page) => imitates(page).locator('.bg-surface').first();

const pair = (page: Page) => alignment(page).locator('[aria-hidden="true"] > span').first();

/** Who the letter goes to: the provider's own team. */
const mailTo = (page: Page) =>
  dialog(page)
    .getByText(/^support@/)
    .filter({ visible: true })
    .last();
const letter = (page: Page) => dialog(page).getByLabel('Letter', { exact: true });

/** Opens the request, as high as its facts; on a phone as the first of them, which take as many lines there. */
async function openRequest(page: Page): Promise<void> {
  await analysed(page);
  await page.getByRole('button', { name: 'Prepare takedown request' }).first().click();
  await dialog(page).waitFor();
  await letter(page).evaluate((field: HTMLTextAreaElement) => {
    const text = field.value;
    const last =
      innerWidth > 600 ? text.indexOf('What was reported: ') : text.indexOf('Imitates our name: ');
    Object.assign(field.style, { minHeight: '0', height: '0', paddingBottom: '4px' });
    field.value = text.slice(0, text.indexOf('\n', last));
    const facts = field.scrollHeight;
    field.value = text;
    field.style.height = `${facts + field.offsetHeight - field.clientHeight}px`;
    field.scrollTop = 0;
  });
}

/** A list as a bank might paste it: one is there already, one is no name. */
const PASTED = [
  'loans.sahyadri.in',
  'sahyadri.co.in',
  'sahyadri.in',
  'net.sahyadri.in',
  '192.0.2.7',
];

const table = (page: Page) => page.getByRole('table');
const row = (page: Page, index: number) => page.locator('main tbody tr').nth(index);
const first = (page: Page) => row(page, 0);
const checked = (page: Page) =>
  dialog(page).getByRole('status').filter({ hasText: 'can be added' });
const add = (page: Page) => dialog(page).getByRole('button', { name: /^Add \d+ assets?$/ });

const shots: Record<ConsolePictureId, Shot> = {
  alerts: {
    account: 'admin',
    path: `${paths.admin.alerts()}?hide=id,details,status`,
    window: { wide: { width: 1180, height: 2600 } },
    async prepare(page) {
      await compared(page);
      // At the size that one reads it in; the columns are those of a wide window.
      await page.locator('main').evaluate((main) => {
        if (innerWidth > 1000) main.style.zoom = '1.4';
      });
    },
    part: (layout) => ({
      of: 'page',
      from: table,
      to: (page) => row(page, layout === 'wide' ? 10 : 2),
    }),
    wide: {
      ring: RINGS.letter,
      target: (page) => row(page, 10).locator('mark.highlight'),
      words: 'The letter that deceives is highlighted',
      side: 'below',
    },
    narrow: {
      ring: RINGS.letter,
      target: (page) => row(page, 2).locator('mark.highlight').last(),
      words: 'What deceives is highlighted',
      side: 'below',
      at: 'start',
    },
  },
  console: {
    account: 'admin',
    path: paths.admin.alert(OPENED),
    window: { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 780 } },
    async prepare(page) {
      await analysed(page);
      await compared(page);
      // On a phone both names stand clear of the bar at the lower edge.
      await pair(page).evaluate((element) => {
        element.style.scrollMarginBottom = '6.75rem';
        element.scrollIntoView({ block: 'nearest' });
      });
      // It counts the specification's sample notifications.
      await page
        .getByRole('button', { name: /^Notifications/ })
        .first()
        .evaluate((bell) => {
          bell.style.visibility = 'hidden';
        });
    },
    part: () => 'window',
    wide: null,
    narrow: null,
  },
  verdict: {
    account: 'admin',
    path: paths.admin.alert(OPENED),
    prepare: analysed,
    part: () => ({ of: 'page', from: imitates, to: imitates }),
    wide: {
      ring: RINGS.pair,
      target: pair,
      words: 'Letter under letter, so that you can check it',
      at: 'end',
    },
    narrow: { ring: RINGS.pair, target: pair, words: 'Letter under letter', at: 'end' },
  },
  dashboard: {
    account: 'admin',
    path: paths.admin.dashboard(),
    async prepare(page) {
      await compared(page);
      // Help is below the figures; the picture is of the figures.
      await panel('Documentation')(page).evaluate((element) => {
        element.style.visibility = 'hidden';
      });
    },
    part: () => ({ of: 'page', from: panel('Severity'), to: panel('Techniques') }),
    wide: {
      ring: RINGS.figure,
      target: (page) => panel('Techniques')(page).getByRole('link').first(),
      words: 'By severity and technique: each figure opens its list',
    },
    narrow: {
      ring: RINGS.figure,
      target: (page) => panel('Severity')(page).getByRole('link').first(),
      words: 'Each figure opens its list',
      at: 'aside',
    },
  },
  takedown: {
    account: 'admin',
    path: paths.admin.alert(OPENED),
    prepare: openRequest,
    part: () => ({ of: 'dialog', from: mailTo, to: letter }),
    wide: {
      ring: RINGS.text,
      target: mailTo,
      words: 'You send it to us; we write to registrar, host and block lists',
      at: 'start',
    },
    narrow: {
      ring: RINGS.text,
      target: mailTo,
      words: 'You send it to us; we write to them',
      at: 'start',
    },
  },
  request: {
    account: 'admin',
    path: paths.admin.alert(REQUESTED),
    prepare: openRequest,
    part: () => ({ of: 'dialog', from: mailTo, to: letter }),
    wide: {
      ring: RINGS.button,
      target: (page) => letter(page).locator('..'),
      words: 'Yours to check and change, before you send it to us',
      side: 'below',
      at: 'start',
    },
    narrow: {
      ring: RINGS.button,
      target: (page) => letter(page).locator('..'),
      words: 'Yours to check and change',
      side: 'below',
      at: 'start',
    },
  },
  portfolio: {
    account: 'admin',
    path: paths.admin.assets(),
    async prepare(page) {
      await page.getByRole('button', { name: 'Add Asset' }).first().click();
      await page.getByLabel('Domain', { exact: true }).fill(PASTED.join(', '));
      await page.keyboard.press('Enter');
      await expect(checked(page)).toBeVisible();
    },
    part: (layout) => (layout === 'wide' ? 'dialog' : { of: 'dialog', from: checked, to: add }),
    wide: {
      ring: RINGS.button,
      target: add,
      words: 'Each line is checked before anything is added',
      side: 'below',
    },
    narrow: {
      ring: RINGS.button,
      target: add,
      words: 'Each line is checked first',
      side: 'below',
    },
  },
  conflict: {
    account: 'superadmin',
    path: `${paths.superadmin.assetApprovals()}?hide=type,created&conflict=yes&q=xn--`,
    prepare: (page) => highlighted(page).waitFor(),
    part: (layout) => ({ of: 'page', from: layout === 'wide' ? table : first, to: first }),
    wide: {
      ring: RINGS.letter,
      target: highlighted,
      words: 'It imitates a name that is already protected',
    },
    narrow: { ring: RINGS.letter, target: highlighted, words: 'It imitates a protected name' },
  },
};

const FOLDER = fileURLToPath(new URL('../public', import.meta.url));
/** High enough for every picture to be within the window. */
const WINDOWS = {
  wide: { width: 776, height: 2600 },
  narrow: { width: 372, height: 2600 },
} as const;

/** The part of the encoder (sharp, fetched by tests/setup/pictures.mjs) that is used here. */
interface Encoder {
  resize(width: number): Encoder;
  avif(options: object): Encoder;
  webp(options: object): Encoder;
  toFile(path: string): Promise<unknown>;
}
const { PICTURES } = process.env;
type Encoding = { readonly default: (png: Buffer) => Encoder };
/** Null in a full run, for which one theme is enough: both are equally high. */
const encode = PICTURES ? ((await import(PICTURES)) as Encoding).default : null;

/** Small type in colour: without 4:4:4 its edges smear. */
const AVIF = { quality: 58, effort: 3, chromaSubsampling: '4:4:4' };
const WEBP = { quality: 80, effort: 4, smartSubsample: true };

/** Returns the clip of a dialog, the window, or the area between two elements at full width. */
async function clipOf(page: Page, part: ReturnType<Shot['part']>, layout: Layout): Promise<Box> {
  if (part === 'dialog') return boxOf(dialog(page));
  if (part === 'window') return { x: 0, y: 0, ...(page.viewportSize() ?? WINDOWS[layout]) };
  const first = await boxOf(part.from(page).first());
  const last = await boxOf(part.to(page).first());
  const sides = part.of === 'dialog' ? await boxOf(dialog(page)) : { x: 0, ...page.viewportSize() };
  const left = part.of === 'page' && layout === 'wide' ? SIDEBAR : 0;
  return {
    x: sides.x + left,
    y: first.y,
    width: (sides.width ?? WINDOWS[layout].width) - left,
    height: last.y + last.height - first.y,
  };
}

async function openConsole(
  browser: Browser,
  origin: string,
  { theme, layout }: Pick<PictureFile, 'theme' | 'layout'>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOWS[layout],
    deviceScaleFactor: 2,
    // The stage has its own styles.
    bypassCSP: true,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('sidebar', 'collapsed'));
  const page = await context.newPage();
  await showPictureData(page, origin);
  return page;
}

const themes = ['light', ...(encode ? (['dark'] as const) : [])] as const;
const versions = themes.flatMap((theme) =>
  (['wide', 'narrow'] as const).map((layout) => ({ theme, layout })),
);
/** The files of one picture in one version. */
const files = (['avif', 'webp'] as const).flatMap((format) =>
  ([1, 2] as const).map((density) => ({ format, density })),
);

test.beforeAll(async () => {
  if (encode) await mkdir(`${FOLDER}/pictures`, { recursive: true });
});

for (const [id, shot] of Object.entries(shots) as [ConsolePictureId, Shot][]) {
  test(`pictures: ${id}`, async ({ browser, backend, login, navigate }) => {
    test.setTimeout(600_000);
    for (const version of versions) {
      const page = await openConsole(browser, backend.origin, version);
      const { layout } = version;
      const window = shot.window?.[layout];
      if (window) await page.setViewportSize(window);
      await login(shot.account, page);
      await navigate(shot.path, page);
      await shot.prepare(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByText('Loading…')).toHaveCount(0);
      const size = consolePictures[id][layout];
      const part = shot.part(layout);
      const note = shot[layout];
      const clip = await clipOf(page, part, layout);
      const scene = {
        clip,
        whole: part === 'dialog' || part === 'window',
        note: note && {
          words: note.words,
          ring: note.ring,
          side: note.side ?? 'above',
          at: note.at ?? 'middle',
          target: await textBoxOf(note.target(page)),
        },
      };
      const shown = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
      const height = await setStage(page, { ...scene, width: size.width, png: shown });
      // Pages leave exactly this room, and the window is never cut: the table says what it needs.
      expect.soft(height, `height of ${id}, ${layout}`).toBe(size.height);
      const png = await page.locator('#stage').screenshot();
      await page.context().close();
      if (!encode) continue;
      for (const { format, density } of files) {
        const name = pictureFile({ ...version, id, format, density });
        const image = encode(png).resize(size.width * density);
        await (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toFile(FOLDER + name);
      }
    }
  });
}

test.afterAll(async () => {
  if (!encode) return;
  // Pictures of an earlier table that this one does not have.
  const wanted = new Set(
    (Object.keys(shots) as ConsolePictureId[]).flatMap((id) =>
      versions.flatMap((version) => files.map((file) => pictureFile({ ...version, ...file, id }))),
    ),
  );
  for (const name of await readdir(`${FOLDER}/pictures`)) {
    if (!wanted.has(`/pictures/${name}`)) await rm(`${FOLDER}/pictures/${name}`);
  }
});
