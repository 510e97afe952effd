/**
 * What draws Lucide's icons in the built site: the package's own machine (names, aliases, a context of
 * defaults) is 1.6 kB gzip on every page, and this product gives each icon its size and stroke itself.
 * src/build/icons-plugin.ts puts it in the place of `createLucideIcon`; the drawings stay the package's.
 */
import { createElement, type ReactElement, type SVGProps } from 'react';

interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  size?: number | string;
}

/** Makes an icon's component, as the package's function of this name does. */
export default function createLucideIcon({ node }: Drawing): (props: IconProps) => ReactElement {
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] === undefined || undefined,
        ...rest,
      },
      ...drawn,
    );
}
