/** The pictures of the consoles: the files that `npm run pictures` made, and the markup that shows them. */
import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  consolePictures,
  pictureFile,
  type ConsolePictureId,
  type PictureFile,
} from '@/content/console-pictures.ts';
import { ConsolePicture } from '@/components/ConsolePicture.tsx';

const FOLDER = join(import.meta.dirname, '../../public');
/** Bytes at a density of 1; a picture that is heavier has lost its crop. */
const LIMIT = 70_000;

const ids = Object.keys(consolePictures) as ConsolePictureId[];
const files: PictureFile[] = ids.flatMap((id) =>
  (['wide', 'narrow'] as const).flatMap((layout) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      ([1, 2] as const).flatMap((density) =>
        (['avif', 'webp'] as const).map((format) => ({ id, layout, theme, density, format })),
      ),
    ),
  ),
);

/** Width and height in pixels, from the image's own header. */
function sizeOf(bytes: Buffer, format: PictureFile['format']): [number, number] {
  if (format === 'avif') {
    // The `ispe` box: four bytes of name, four of version and flags, then both sizes.
    const at = bytes.indexOf('ispe');
    return [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
  }
  expect(bytes.toString('latin1', 12, 16), 'a lossy WebP').toBe('VP8 ');
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

test.each(files.map((file) => [pictureFile(file), file] as const))('%s', (name, file) => {
  const bytes = readFileSync(join(FOLDER, name));
  const { width, height } = consolePictures[file.id][file.layout];
  expect(sizeOf(bytes, file.format)).toEqual([width * file.density, height * file.density]);
  expect(bytes.length / file.density).toBeLessThan(LIMIT);
});

test('there is no other picture', () => {
  const known = new Set(files.map((file) => pictureFile(file)));
  const found = readdirSync(join(FOLDER, 'pictures')).map((name) => `/pictures/${name}`);
  expect(found.filter((name) => !known.has(name))).toEqual([]);
});

describe('the markup', () => {
  test('every address in it is a file, both themes are there, and nothing loads before it is near', () => {
    const { container } = render(<ConsolePicture id="alerts" />);
    const images = screen.getAllByRole('img', { name: consolePictures.alerts.alt });
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect(image).toHaveAttribute('loading', 'lazy');
      expect(image).toHaveAttribute('width', '960');
      expect(image).toHaveAttribute('height', String(consolePictures.alerts.wide.height));
    }
    const known = new Set(files.map((file) => pictureFile(file)));
    const sets = [...container.querySelectorAll('[srcset]')].map(
      (element) => element.getAttribute('srcset') ?? '',
    );
    const addresses = sets.flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0]));
    expect(addresses).toHaveLength(16);
    expect(addresses.filter((address) => !address || !known.has(address))).toEqual([]);
    expect(container.querySelector('[style]')).toBeNull();
  });

  test('it says what is shown, each picture in its own words', () => {
    render(<ConsolePicture id="alerts" />);
    expect(screen.getByText('The alert list of a made-up bank.')).toBeInTheDocument();
    expect(new Set(ids.map((id) => consolePictures[id].caption)).size).toBe(ids.length);
  });
});
