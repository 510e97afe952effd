/** The colour bars of the design: AA everywhere, AAA for running copy, 3:1 for borders of controls. */
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
  ...on(['brand', 'lit-text', 'high', 'medium', 'low'], GROUNDS, 4.5),
  ...on(['brand-deep'], ['tint'], 4.5),
  ...on(['on-brand'], ['brand'], 4.5),
  ...on(['on-lit'], ['lit'], 7),
  ...on(['on-danger'], ['danger'], 4.5),
  ...on(['control'], GROUNDS, 3),
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s theme', (_, index) => {
  it.each(pairs)('$text on $ground is at least $bar to 1', ({ text, ground, bar }) => {
    expect(contrast(palette[text][index], palette[ground][index])).toBeGreaterThanOrEqual(bar);
  });
});

it('knows the figures of the standard', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
