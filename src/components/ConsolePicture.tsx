import {
  consolePictures,
  PICTURE_BREAKPOINT,
  pictureFile,
  type ConsolePictureId,
  type PictureFile,
} from '@/content/console-pictures.ts';
import { publicFile } from '@/lib/base.ts';

const THEMES = [
  ['light', 'block dark:hidden'],
  ['dark', 'hidden dark:block'],
] as const;

/** Greatest width of the picture on a page, in CSS pixels: in a column, and across the page. */
const WIDEST = { column: 790, page: 1200 };

type Version = Omit<PictureFile, 'density' | 'format'>;

function srcSet(version: Version, width: number, format: PictureFile['format']): string {
  return ([1, 2] as const)
    .map(
      (density) =>
        `${publicFile(pictureFile({ ...version, density, format }))} ${width * density}w`,
    )
    .join(', ');
}

interface ConsolePictureProps {
  id: ConsolePictureId;
  /** Alternative text, if this place needs another one. */
  alt?: string;
  /** True for a page's first picture: the browser then fetches it before fonts and scripts. */
  first?: boolean;
  /** True if the picture takes the width of the page; false in a column of text. */
  across?: boolean;
}

/**
 * A picture of the running console in the theme of the page. Each theme has its element and CSS shows one of them:
 * browsers never fetch a hidden lazy picture, and no script has to run first.
 */
export function ConsolePicture({
  id,
  alt = consolePictures[id].alt,
  first = false,
  across = false,
}: ConsolePictureProps) {
  const { wide, narrow, caption } = consolePictures[id];
  const pictures = THEMES.map(([theme, shown]) => {
    const wideVersion: Version = { id, layout: 'wide', theme };
    const narrowVersion: Version = { id, layout: 'narrow', theme };
    const wideSizes = `(max-width: 1279px) calc(100vw - 3rem), ${across ? WIDEST.page : WIDEST.column}px`;
    return (
      <picture key={theme} className={shown}>
        {(['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={`(max-width: ${PICTURE_BREAKPOINT}px)`}
            type={`image/${format}`}
            srcSet={srcSet(narrowVersion, narrow.width, format)}
            sizes="calc(100vw - 3rem)"
            width={narrow.width}
            height={narrow.height}
          />
        ))}
        <source
          type="image/avif"
          srcSet={srcSet(wideVersion, wide.width, 'avif')}
          sizes={wideSizes}
        />
        <img
          // Before the address, or the browser would start the fetch before it reads this.
          loading="lazy"
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
          src={publicFile(pictureFile({ ...wideVersion, density: 1, format: 'webp' }))}
          srcSet={srcSet(wideVersion, wide.width, 'webp')}
          sizes={wideSizes}
          width={wide.width}
          height={wide.height}
          alt={alt}
          className="w-full"
        />
      </picture>
    );
  });
  return (
    <figure>
      <div className="overflow-hidden rounded-lg">{pictures}</div>
      <figcaption className="mt-2 text-xs text-quiet">{caption}</figcaption>
    </figure>
  );
}
