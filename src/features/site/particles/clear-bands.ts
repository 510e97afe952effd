/** Where a section has no text: the particle field is seen there and nowhere else. */

export interface Band {
  readonly top: number;
  readonly height: number;
}

/** Between what is written and the field, in pixels. */
const AIR = 4;
/** Lower stretches are the spaces between lines and paragraphs. */
const LOWEST = 36;

const SOLID = 'button, input, textarea, select, img, svg, video, canvas, hr';

function isWritten(element: Element): boolean {
  if (element.matches(SOLID)) return true;
  return Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
}

/**
 * What is left of a height when the taken stretches are gone.
 *
 * @param taken from and to, in any order; they may overlap and reach over the ends
 */
export function gaps(
  taken: readonly (readonly [from: number, to: number])[],
  height: number,
): Band[] {
  const found: Band[] = [];
  let top = 0;
  for (const [from, to] of [...taken.toSorted((a, b) => a[0] - b[0]), [height, height] as const]) {
    const free = Math.min(from, height) - top;
    if (free >= LOWEST) found.push({ top: Math.ceil(top), height: Math.floor(free) });
    top = Math.max(top, to);
  }
  return found;
}

/** The stretches of a section, from its top, across whose whole width nothing is written, drawn or typed. */
export function clearBands(section: Element): Band[] {
  const box = section.getBoundingClientRect();
  const taken = [...section.querySelectorAll('*')].filter(isWritten).flatMap((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // What is said to screen readers alone is one pixel large.
    if (width <= 1 || height <= 1) return [];
    // Large letters reach over the line that they stand on.
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const text = letters.getBoundingClientRect();
    return [
      [top - box.top - AIR, bottom - box.top + AIR] as const,
      ...(text.height > 0 ? [[text.top - box.top, text.bottom - box.top] as const] : []),
    ];
  });
  return gaps(taken, box.height);
}
