/** Finds text that a user would lose: cut off, out of reach, or over other text. */
import type { Page } from '@playwright/test';

/**
 * Every fault of the text that is drawn now, one line each: cut by an ancestor that hides what overflows,
 * beyond the edge of the page, or crossing another text. Drawings (`aria-hidden`) say nothing that the
 * page does not say beside them, and may bleed over their frame; they too must not cross other text.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Glyphs of one line may reach into the next without touching: what counts is their middle. */
    const CORE = 0.3;
    /** In pixels: what rounding and the overhang of a glyph make. */
    const SLACK = 1.5;

    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }

    interface Line {
      readonly text: string;
      readonly element: Element;
      readonly layer: Element | null;
      /** Its visible part. */
      readonly seen: Box;
    }

    const called = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
    const path = (element: Element) => element.outerHTML.slice(0, 100);

    function ancestors(element: Element): Element[] {
      const list: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) list.push(at);
      return list;
    }

    /** Elements that stay in place while the rest scrolls under them are checked apart from it. */
    function layerOf(element: Element): Element | null {
      const holds = (at: Element) => /fixed|sticky/.test(getComputedStyle(at).position);
      return ancestors(element).find(holds) ?? null;
    }

    function isDrawn(element: Element): boolean {
      if (element.closest('noscript, script, style, option')) return false;
      // Text for screen readers only.
      if (ancestors(element).some((at) => getComputedStyle(at).clipPath === 'inset(50%)'))
        return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    /** The core of a line's box less what ancestors hide of it, and the first of them that hides any. */
    function lookThrough(element: Element, core: Box): { seen: Box; cutBy?: Element } {
      let seen = core;
      let cutBy: Element | undefined;
      let reachable = false;
      for (const at of ancestors(element)) {
        if (at === document.body) break;
        const { overflowX, overflowY, display } = getComputedStyle(at);
        if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const frame = at.getBoundingClientRect();
        const out =
          (cuts(overflowX) &&
            (seen.left < frame.left - SLACK || seen.right > frame.right + SLACK)) ||
          (cuts(overflowY) && (seen.top < frame.top - SLACK || seen.bottom > frame.bottom + SLACK));
        // Content outside the frame of a scrolling box can be scrolled to.
        if (out && !reachable) cutBy ??= at;
        reachable ||= !cuts(overflowX) && overflowX !== 'visible';
        const x = overflowX !== 'visible';
        const y = overflowY !== 'visible';
        seen = {
          left: x ? Math.max(seen.left, frame.left) : seen.left,
          right: x ? Math.min(seen.right, frame.right) : seen.right,
          top: y ? Math.max(seen.top, frame.top) : seen.top,
          bottom: y ? Math.min(seen.bottom, frame.bottom) : seen.bottom,
        };
      }
      return cutBy ? { seen, cutBy } : { seen };
    }

    const lines: Line[] = [];
    const faults: string[] = [];
    const edge = document.documentElement.clientWidth;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || !text.trim() || !isDrawn(element)) continue;
      const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // The space after the last letter is no letter.
        const core = {
          left,
          right: right - Math.max(spacing, 0),
          top: top + height * CORE,
          bottom: bottom - height * CORE,
        };
        if (core.right - core.left < 1) continue;
        const { seen, cutBy } = lookThrough(element, core);
        if (!element.closest('[aria-hidden="true"]')) {
          if (cutBy) faults.push(`cut: ${called(text)} by ${path(cutBy)}`);
          if (left < -SLACK || core.right > edge + SLACK)
            faults.push(`off the page: ${called(text)}`);
        }
        if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) continue;
        lines.push({ text, element, layer: layerOf(element), seen });
      }
    }

    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (one.element === other.element || one.layer !== other.layer) continue;
        const wide =
          Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
        const high =
          Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
        if (wide > SLACK && high > SLACK) {
          faults.push(`written over: ${called(one.text)} and ${called(other.text)}`);
        }
      }
    });

    for (const field of document.querySelectorAll('input')) {
      if (!isDrawn(field)) continue;
      const { lineHeight } = getComputedStyle(field);
      if (field.clientHeight < Number.parseFloat(lineHeight)) {
        faults.push(`too low for its text: ${path(field)}`);
      }
    }

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > edge) faults.push(`scrolls sideways: ${scrollWidth} > ${edge}`);
    return [...new Set(faults)];
  });
}

/** Opens every fold at once; by hand, one closes the other. */
export async function openAllFolds(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) fold.removeAttribute('name');
    for (const fold of folds) fold.setAttribute('open', '');
  });
}
