/**
 * Takes the product pictures of the public pages (`npm run pictures`): the real consoles on the seeded
 * data, in both themes and both layouts, at two densities, as AVIF and WebP below public/pictures.
 * Nothing of the specification's sample figures is in them: each crop begins below the header, whose bell
 * counts sample notifications, and the dashboard is the live one.
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

type Layout = PictureFile['layout'];

interface Shot {
  account: Account;
  path: string;
  /** Brings the page into the state to be shown; ends when all that will be shown is there. */
  prepare(page: Page): Promise<void>;
  /** The upper left corner of the crop, in CSS pixels of the window. */
  from(page: Page, layout: Layout): Promise<{ x: number; y: number }>;
}

/** CSS pixels of the folded sidebar, which is left out. */
const SIDEBAR = 56;

/** Begins this far above an element, over the whole width of the page. */
function above(find: (page: Page) => Locator, margin: number): Shot['from'] {
  return async (page, layout) => ({
    x: layout === 'wide' ? SIDEBAR : 0,
    y: (await boxOf(find(page))).y - margin,
  });
}

function aroundDialog(id: ConsolePictureId): Shot['from'] {
  return async (page, layout) => {
    const { x, y, width } = await boxOf(page.getByRole('dialog'));
    return { x: x + (width - consolePictures[id][layout].width) / 2, y };
  };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not on the page.`);
  return box;
}

const litGlyphs = (page: Page) => page.locator('mark.lit').first().waitFor();
const analysis = (page: Page) => page.getByRole('heading', { name: 'How it imitates' });
const byTechnique = (page: Page) => page.getByRole('heading', { name: 'Techniques' });
const analysed = (page: Page) => analysis(page).waitFor();

async function openRequest(page: Page): Promise<void> {
  await analysed(page);
  await page.getByRole('button', { name: 'Prepare takedown request' }).click();
  await page.getByRole('dialog').waitFor();
}

/** What a bank might paste: good names, one twice, one that is there already, one with a space in it. */
const PASTED = [
  'loans.sahyadrilokbank.co.in',
  'sahyadrilokbank.bank.in',
  'sahyadrilokbank.bank.in',
  'cards.sahyadrilokbank.co.in',
  'लोकबैंक.भारत',
  'sahyadri lok.in',
];

const shots: Record<ConsolePictureId, Shot> = {
  alerts: {
    account: 'admin',
    path: `${paths.admin.alerts()}?hide=id,details`,
    prepare: (page) => page.getByText('Homoglyph').nth(4).waitFor(),
    from: above((page) => page.getByRole('table'), 12),
  },
  analysis: {
    account: 'admin',
    path: paths.admin.alert('1'),
    prepare: analysed,
    from: above((page) => page.getByRole('heading', { level: 1 }), 12),
  },
  verdict: {
    account: 'admin',
    path: paths.admin.alert('1'),
    prepare: analysed,
    from: above(analysis, 20),
  },
  dashboard: {
    account: 'admin',
    path: paths.admin.dashboard(),
    prepare: (page) => page.getByText('Combosquatting').waitFor(),
    from: above(byTechnique, 20),
  },
  takedown: {
    account: 'admin',
    path: paths.admin.alert('1'),
    prepare: openRequest,
    from: aroundDialog('takedown'),
  },
  request: {
    account: 'admin',
    path: paths.admin.alert('1'),
    prepare: openRequest,
    from: aroundDialog('request'),
  },
  portfolio: {
    account: 'admin',
    path: paths.admin.assets(),
    async prepare(page) {
      await page.getByRole('button', { name: 'Add many' }).click();
      await page.getByLabel('Domain names').fill(PASTED.join('\n'));
      await expect(page.getByRole('status').filter({ hasText: '6 names' })).toBeVisible();
    },
    from: aroundDialog('portfolio'),
  },
  conflict: {
    account: 'superadmin',
    path: `${paths.superadmin.assetApprovals()}?hide=type,created&conflict=yes`,
    prepare: litGlyphs,
    from: above((page) => page.getByRole('table'), 12),
  },
};

const FOLDER = fileURLToPath(new URL('../public', import.meta.url));
/** So high that every crop lies within the window: what lies below it would be cut off. */
const WINDOWS = {
  wide: { width: 856, height: 1500 },
  narrow: { width: 400, height: 1500 },
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
const AVIF = { quality: 58, effort: 4, chromaSubsampling: '4:4:4' };
const WEBP = { quality: 80, effort: 4, smartSubsample: true };

async function openConsole(
  browser: Browser,
  { theme, layout }: Pick<PictureFile, 'theme' | 'layout'>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOWS[layout],
    deviceScaleFactor: 2,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('sidebar', 'collapsed'));
  return context.newPage();
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
  test(`pictures: ${id}`, async ({ browser, login, navigate }) => {
    test.setTimeout(600_000);
    const weights: string[] = [];
    for (const version of versions) {
      const page = await openConsole(browser, version);
      await login(shot.account, page);
      await navigate(shot.path, page);
      await shot.prepare(page);
      await page.evaluate(() => document.fonts.ready);
      const size = consolePictures[id][version.layout];
      const clip = { ...(await shot.from(page, version.layout)), ...size };
      const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
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
