/**
 * Takes the product pictures of the public pages (`npm run pictures`): the real consoles, under short names
 * (support/picture-data.ts), each on a stage with one annotation (support/picture-stage.ts), in both themes
 * and both layouts, at two densities, as AVIF and WebP below public/pictures. Nothing of the specification's
 * sample figures is in them: each begins below the header, whose bell counts sample notifications, and the
 * dashboard is the live one.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  consolePictures,
  pictureFile,
  type ConsolePictureId,
  type PictureFile,
} from '../src/content/console-pictures.ts';
import { paths } from '../src/paths.ts';
import { expect, test, type Account } from './fixtures.ts';
import { showPictureData } from './support/picture-data.ts';
import { setStage, type Box } from './support/picture-stage.ts';

type Layout = PictureFile['layout'];

interface Shot {
  account: Account;
  path: string;
  /** CSS pixels of the wide window, for a page whose columns need more than most. */
  wide?: number;
  /** Brings the page into the state to be shown; ends when all that will be shown is there. */
  prepare(page: Page): Promise<void>;
  /** Where a page's picture begins, or that of a long dialog; a short one is shown whole. */
  from: 'dialog' | ((page: Page) => Locator) | { inDialog: (page: Page) => Locator };
  /** What the annotation points at, and what it says in a wide and in a narrow picture. */
  target(page: Page): Locator;
  words: string;
  brief: string;
}

/** CSS pixels of the folded sidebar, which is left out. */
const SIDEBAR = 56;
/** CSS pixels between the upper edge of a picture and what it begins with. */
const MARGIN = 6;

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not on the page.`);
  return box;
}

const lit = (page: Page) => page.locator('main mark.lit').first();
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The names in sight are compared: what deceives in them is lit. */
const compared = async (page: Page) => {
  await lit(page).waitFor();
  await expect(page.getByRole('img', { name: 'Being compared' })).toHaveCount(0);
};
const analysed = (page: Page) => page.getByRole('heading', { name: 'How it imitates' }).waitFor();

const title = (page: Page) => dialog(page).getByRole('heading').first();
const mail = (page: Page) => dialog(page).getByText('The mail', { exact: true });

async function openRequest(page: Page): Promise<void> {
  await analysed(page);
  await page.getByRole('button', { name: 'Prepare takedown request' }).first().click();
  await dialog(page).waitFor();
}

/** What a bank might paste: good names, one twice, one that is there already, one with a space in it. */
const PASTED = [
  'loans.sahyadri.in',
  'sahyadri.bank.in',
  'sahyadri.bank.in',
  'net.sahyadri.in',
  'sahyadri pay.in',
];

const shots: Record<ConsolePictureId, Shot> = {
  alerts: {
    account: 'admin',
    path: `${paths.admin.alerts()}?hide=id,asset,details,status`,
    wide: 1180,
    async prepare(page) {
      await compared(page);
      // At the size that one reads it in; the columns are those of a wide window.
      await page.locator('main').evaluate((main) => {
        if (innerWidth > 1000) main.style.zoom = '1.4';
      });
    },
    from: (page) => page.getByRole('table'),
    target: lit,
    words: 'The letter that deceives is lit',
    brief: 'The letter that deceives is lit',
  },
  analysis: {
    account: 'admin',
    path: paths.admin.alert('1'),
    prepare: analysed,
    from: heading,
    target: lit,
    words: 'Not an a: a Cyrillic letter that looks like one',
    brief: 'A Cyrillic letter',
  },
  verdict: {
    account: 'admin',
    path: paths.admin.alert('1'),
    prepare: analysed,
    from: (page) => page.getByRole('heading', { name: 'How it imitates' }),
    target: (page) => page.getByRole('heading', { name: 'How it imitates' }),
    words: 'Letter under letter, so that you can check it',
    brief: 'Letter under letter',
  },
  dashboard: {
    account: 'admin',
    path: paths.admin.dashboard(),
    prepare: compared,
    from: (page) => page.getByRole('heading', { name: 'Severity' }),
    target: (page) => page.getByRole('heading', { name: 'Severity' }),
    words: 'By severity and by technique, each figure a press away',
    brief: 'Each figure a press away',
  },
  takedown: {
    account: 'admin',
    path: paths.admin.alert('1'),
    async prepare(page) {
      await openRequest(page);
      await mail(page).evaluate((element) => element.scrollIntoView());
    },
    from: { inDialog: mail },
    target: mail,
    words: 'Written for you, sent by you',
    brief: 'Written for you, sent by you',
  },
  request: {
    account: 'admin',
    path: paths.admin.alert('1'),
    prepare: openRequest,
    from: { inDialog: title },
    target: title,
    words: 'Nothing leaves before you have read it',
    brief: 'Nothing leaves unread',
  },
  portfolio: {
    account: 'admin',
    path: paths.admin.assets(),
    async prepare(page) {
      await page.getByRole('button', { name: 'Add many' }).first().click();
      await page.getByLabel('Domain names').fill(PASTED.join('\n'));
      await expect(page.getByRole('status').filter({ hasText: '5 names' })).toBeVisible();
    },
    from: 'dialog',
    target: (page) => dialog(page).getByRole('button', { name: 'Add 3 assets' }),
    words: 'Each line is checked before anything is added',
    brief: 'Each line is checked first',
  },
  conflict: {
    account: 'superadmin',
    path: `${paths.superadmin.assetApprovals()}?hide=type,created&conflict=yes`,
    prepare: (page) => lit(page).waitFor(),
    from: (page) => page.getByRole('table'),
    target: lit,
    words: 'It imitates a name that is already protected',
    brief: 'It imitates a protected name',
  },
};

const FOLDER = fileURLToPath(new URL('../public', import.meta.url));
/** So high that every picture lies within the window. */
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
const { default: encode } = (await import(process.env['PICTURES'] ?? '')) as {
  default: (png: Buffer) => Encoder;
};

/** Small type in colour: without 4:4:4 its edges smear. */
const AVIF = { quality: 58, effort: 3, chromaSubsampling: '4:4:4' };
const WEBP = { quality: 80, effort: 4, smartSubsample: true };

/** From an element down, over the width of the page, as much as the stage can show. */
async function pageBox(page: Page, from: (page: Page) => Locator, layout: Layout): Promise<Box> {
  const x = layout === 'wide' ? SIDEBAR : 0;
  const y = (await boxOf(from(page).first())).y - MARGIN;
  const { width, height } = page.viewportSize() ?? WINDOWS[layout];
  return { x, y, width: width - x, height: height - y };
}

/** From an element of a dialog down to its end. */
async function dialogBox(page: Page, from: (page: Page) => Locator): Promise<Box> {
  const whole = await boxOf(dialog(page));
  const y = (await boxOf(from(page).first())).y - 2 * MARGIN;
  return { ...whole, y, height: whole.y + whole.height - y };
}

async function openConsole(
  browser: Browser,
  origin: string,
  { theme, layout }: Pick<PictureFile, 'theme' | 'layout'>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOWS[layout],
    deviceScaleFactor: 2,
    // The stage is drawn with styles of its own.
    bypassCSP: true,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('sidebar', 'collapsed'));
  const page = await context.newPage();
  await showPictureData(page, origin);
  return page;
}

const versions = (['light', 'dark'] as const).flatMap((theme) =>
  (['wide', 'narrow'] as const).map((layout) => ({ theme, layout })),
);
/** The files of one picture in one version. */
const files = (['avif', 'webp'] as const).flatMap((format) =>
  ([1, 2] as const).map((density) => ({ format, density })),
);

test.beforeAll(async () => {
  await mkdir(`${FOLDER}/pictures`, { recursive: true });
});

for (const [id, shot] of Object.entries(shots) as [ConsolePictureId, Shot][]) {
  test(`pictures: ${id}`, async ({ browser, backend, login, navigate }) => {
    test.setTimeout(600_000);
    const weights: string[] = [];
    for (const version of versions) {
      const page = await openConsole(browser, backend.origin, version);
      if (shot.wide && version.layout === 'wide') {
        await page.setViewportSize({ ...WINDOWS.wide, width: shot.wide });
      }
      await login(shot.account, page);
      await navigate(shot.path, page);
      await shot.prepare(page);
      await page.evaluate(() => document.fonts.ready);
      const size = consolePictures[id][version.layout];
      const { from } = shot;
      const whole = from === 'dialog';
      const clip =
        from === 'dialog'
          ? await boxOf(dialog(page))
          : typeof from === 'function'
            ? await pageBox(page, from, version.layout)
            : await dialogBox(page, from.inDialog);
      const target = await boxOf(shot.target(page));
      const shown = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
      const words = version.layout === 'wide' ? shot.words : shot.brief;
      await setStage(page, { ...size, png: shown, clip, whole, target, words });
      const png = await page.locator('#stage').screenshot();
      for (const { format, density } of files) {
        const name = pictureFile({ ...version, id, format, density });
        const image = encode(png).resize(size.width * density);
        await (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toFile(FOLDER + name);
        const { size: bytes } = await stat(FOLDER + name);
        weights.push(`${name} ${(bytes / 1000).toFixed(1)} kB`);
      }
      await page.context().close();
    }
    process.stdout.write(`${weights.join('\n')}\n`);
  });
}

test.afterAll(async () => {
  // What an earlier table asked for and this one does not.
  const wanted = new Set(
    (Object.keys(shots) as ConsolePictureId[]).flatMap((id) =>
      versions.flatMap((version) => files.map((file) => pictureFile({ ...version, ...file, id }))),
    ),
  );
  for (const name of await readdir(`${FOLDER}/pictures`)) {
    if (!wanted.has(`/pictures/${name}`)) await rm(`${FOLDER}/pictures/${name}`);
  }
});
