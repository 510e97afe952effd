import type { ConsolePictureId } from '@/content/console-pictures.ts';

export interface PictureFile {
  id: ConsolePictureId;
  layout: 'wide' | 'narrow';
  theme: 'light' | 'dark';
  density: 1 | 2;
  format: 'avif' | 'webp';
}

/** The address of one file of a picture, which is also its place below public/. */
export function pictureFile({ id, layout, theme, density, format }: PictureFile): string {
  return `/pictures/${id}-${layout}-${theme}${density === 2 ? '-2x' : ''}.${format}`;
}
