/**
 * The colour bars of the design: AA everywhere, AAA for running copy, 3:1 for borders of controls and for
 * the bars of charts; and which colours may not be taken for each other.
 */
import { describe, expect, it } from 'vitest';
import { palette, type ColourName } from '../../tailwind.config.ts';

/** WCAG 2.2 relative luminance of `#RRGGBB`. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}

const GROUNDS = ['page-from', 'page-to', 'surface', 'raised'] as const;

const on = (texts: readonly ColourName[], grounds: readonly ColourName[], bar: number) =>
  texts.flatMap((text) => grounds.map((ground) => ({ text, ground, bar })));

const pairs: { text: ColourName; ground: ColourName; bar: number }[] = [
  ...on(['ink'], [...GROUNDS, 'tint'], 7),
  ...on(['quiet'], ['page-from', 'page-to', 'surface'], 7),
  ...on(['quiet'], ['raised', 'tint'], 4.5),
  ...on(['brand', 'highlight-text', 'high', 'medium', 'low'], GROUNDS, 4.5),
  ...on(['brand-deep'], ['tint'], 4.5),
  ...on(['on-brand'], ['brand'], 4.5),
  ...on(['on-highlight'], ['highlight'], 7),
  ...on(['on-danger'], ['danger'], 4.5),
  // Also the rings of keyboard focus (brand) and the bars of charts (severities, quiet, control).
  ...on(['control'], GROUNDS, 3),
];

type Rgb = readonly [number, number, number];

const bytes = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** `over` at this opacity on `under`. */
function blend(over: string, under: string, opacity: number): string {
  const below = bytes(under);
  const mixed = bytes(over).map((byte, at) => opacity * byte + (1 - opacity) * (below[at] ?? 0));
  return `#${mixed.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

/** Lightness and the two opponent axes of `#RRGGBB` in Oklab, where distances are even to the eye. */
function oklab(hex: string): Rgb {
  const [r, g, b] = bytes(hex).map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const chroma = (hex: string) => Math.hypot(...oklab(hex).slice(1));
const distance = (a: string, b: string) =>
  Math.hypot(...oklab(a).map((value, at) => value - (oklab(b)[at] ?? 0)));

/** The opacity of `::selection` in src/styles/base.css. */
const SELECTION = 0.28;

/** Opacities of a verdict's tints in src/link-check/LinkAnswer.tsx. */
const VERDICT = 0.12;
const VERDICT_UNTOLD = 0.06;

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s theme', (_, index) => {
  it.each(pairs)('$text on $ground is at least $bar to 1', ({ text, ground, bar }) => {
    expect(contrast(palette[text][index], palette[ground][index])).toBeGreaterThanOrEqual(bar);
  });

  it.each(GROUNDS)('selected text can be read on %s', (ground) => {
    const selected = blend(palette.brand[index], palette[ground][index], SELECTION);
    expect(contrast(palette.ink[index], selected)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['high', 'medium', 'low', 'quiet', 'control', 'brand'] as const)(
    '%s is told from the fill of a highlight character',
    (name) => {
      expect(distance(palette[name][index], palette.highlight[index])).toBeGreaterThan(0.12);
    },
  );

  it.each([
    ['high', 'high', VERDICT],
    ['medium', 'medium', VERDICT],
    ['quiet', 'ink', VERDICT_UNTOLD],
  ] as const)(
    '%s and running text can be read on a verdict tinted with %s',
    (text, tint, opacity) => {
      for (const ground of ['page-from', 'page-to'] as const) {
        const tinted = blend(palette[tint][index], palette[ground][index], opacity);
        expect(contrast(palette[text][index], tinted)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.ink[index], tinted)).toBeGreaterThanOrEqual(7);
        expect(contrast(palette['brand-deep'][index], tinted)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('High is the most urgent of the severities', () => {
    const [high, medium, low] = [palette.high, palette.medium, palette.low].map((pair) =>
      chroma(pair[index]),
    ) as [number, number, number];
    expect(high).toBeGreaterThan(1.5 * medium);
    expect(high).toBeGreaterThan(1.5 * low);
  });
});

it('knows the figures of the standard', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(blend('#000000', '#FFFFFF', 0.25)).toBe('#bfbfbf');
  expect(oklab('#FFFFFF')).toEqual([1, 0, 0].map((value) => expect.closeTo(value, 3)));
});
