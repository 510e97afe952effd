/**
 * The pictures of the running consoles. `npm run pictures` takes them in exactly these sizes, pages show them in these
 * sizes, and a test compares the files with them.
 */

/** A size in CSS pixels of the stage. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface ConsolePictureInfo {
  /** For windows wider than PICTURE_BREAKPOINT, and for the narrower ones: the consoles' own small layout. */
  readonly wide: Size;
  readonly narrow: Size;
  /** Description of the picture for people who cannot see it. */
  readonly alt: string;
  /** Caption: the page of the console, and a note that its data are made up. */
  readonly caption: string;
}

/** The widest window, in CSS pixels, that is shown the narrow picture. */
export const PICTURE_BREAKPOINT = 640;

export const consolePictures = {
  console: {
    wide: { width: 1200, height: 778 },
    narrow: { width: 400, height: 792 },
    alt: 'The console: a list of alerts and, next to it, one of them opened, with the imitating name and its Cyrillic a highlighted, the name it imitates, and what can be done at once.',
    caption: 'The console of a made-up bank, one alert opened. Demonstration data.',
  },
  alerts: {
    wide: { width: 960, height: 629 },
    narrow: { width: 400, height: 350 },
    alt: 'The alert list: names that imitate a bank’s, what deceives in each highlighted, with the asset and the severity.',
    caption: 'The alert list of a made-up bank.',
  },
  dashboard: {
    wide: { width: 960, height: 496 },
    narrow: { width: 400, height: 584 },
    alt: 'The dashboard: how many alerts are High, Medium and Low, and how many names imitate by each technique.',
    caption: 'From the dashboard. Demonstration data.',
  },
  takedown: {
    wide: { width: 960, height: 529 },
    narrow: { width: 400, height: 714 },
    alt: 'A takedown request to the provider’s own team, written out: the impersonating domain in both spellings, and the asset it imitates.',
    caption: 'The request of one alert, as the console writes it to us. Demonstration data.',
  },
  portfolio: {
    wide: { width: 960, height: 706 },
    narrow: { width: 400, height: 724 },
    alt: 'A pasted list of names, checked line by line: three can be added, one is in the list already, one is an IP address.',
    caption: 'Five pasted lines, checked before any is added. Demonstration data.',
  },
  conflict: {
    wide: { width: 960, height: 293 },
    narrow: { width: 400, height: 225 },
    alt: 'The approval list of the provider: a pending name is flagged because it looks like another organisation’s approved one, a Cyrillic letter highlighted in it.',
    caption: 'The provider’s approval list. Demonstration data.',
  },
  verdict: {
    wide: { width: 960, height: 608 },
    narrow: { width: 400, height: 542 },
    alt: 'From the console: the technique in one sentence, the two names aligned, and the highlighted letter with its code point.',
    caption: 'How an alert explains itself. Demonstration data.',
  },
  request: {
    wide: { width: 960, height: 529 },
    narrow: { width: 400, height: 714 },
    alt: 'A takedown request to the provider’s own team, written out and unsent.',
    caption: 'A request before it is sent. Demonstration data.',
  },
} as const satisfies Record<string, ConsolePictureInfo>;

export type ConsolePictureId = keyof typeof consolePictures;

export interface PictureFile {
  id: ConsolePictureId;
  layout: 'wide' | 'narrow';
  theme: 'light' | 'dark';
  density: 1 | 2;
  format: 'avif' | 'webp';
}

/** The address of one file of a picture, which is also its path below public/. */
export function pictureFile({ id, layout, theme, density, format }: PictureFile): string {
  return `/pictures/${id}-${layout}-${theme}${density === 2 ? '-2x' : ''}.${format}`;
}
