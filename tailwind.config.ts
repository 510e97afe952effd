/**
 * Design tokens: colours, type, radii, screens and keyframes. Values of both themes live here alone;
 * `themeVariables` turns them into the custom properties that src/styles.css switches, and the contrast
 * test reads the same object.
 */
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

type Pair = readonly [light: string, dark: string];

/** Every colour of the product: [light, dark]. Names say the job, not the hue. */
export const palette = {
  'page-from': ['#FBFAF7', '#070B14'],
  'page-to': ['#F1F3F4', '#0E1626'],
  surface: ['#FFFFFF', '#111A2C'],
  /** One step off the surface: table heads, hovered rows, code. */
  raised: ['#F6F7F9', '#18233A'],
  hairline: ['#E3E6EA', '#1F2A40'],
  /**
   * Edges of buttons. Their words tell what they are, so WCAG 1.4.11 asks no 3:1 of them; who asks the system
   * for more contrast gets the control's (src/styles/base.css).
   */
  line: ['#C9D0DA', '#35425E'],
  /** Borders of fields and check boxes: 3:1 on every background. */
  control: ['#6F7B90', '#5F6F8F'],
  ink: ['#0E1626', '#E8ECF4'],
  quiet: ['#44526B', '#9DAAC1'],
  brand: ['#0B7285', '#2CC5D2'],
  'on-brand': ['#FFFFFF', '#070B14'],
  /** Brand text on tinted backgrounds. */
  'brand-deep': ['#095E6E', '#2CC5D2'],
  tint: ['#E3F1F3', '#0F2B38'],
  /** Marigold lights deceptive characters and nothing else: src/styles/names.css alone may use it. */
  highlight: ['#FFB224', '#FFB224'],
  'on-highlight': ['#0E1626', '#0E1626'],
  /** The code point of a highlighted character. */
  'highlight-text': ['#8A5A00', '#FFB224'],
  /** Severities: red, a dull ochre that cannot be taken for marigold, slate blue. */
  high: ['#B9252B', '#FF5C5C'],
  medium: ['#72611C', '#B6A461'],
  low: ['#46608C', '#9DB4DC'],
  danger: ['#C4272D', '#C4272D'],
  'on-danger': ['#FFFFFF', '#FFFFFF'],
} as const satisfies Record<string, Pair>;

export type ColourName = keyof typeof palette;

function channels(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
}

/** The custom properties of one theme: `--c-surface: 255 255 255`, ready for `rgb(… / alpha)`. */
export function themeVariables(theme: 'light' | 'dark'): Record<string, string> {
  const index = theme === 'light' ? 0 : 1;
  return Object.fromEntries(
    Object.entries(palette).map(([name, pair]) => [`--c-${name}`, channels(pair[index])]),
  );
}

/** Custom properties without utilities. */
const HIGHLIGHTS: readonly string[] = [
  'highlight',
  'on-highlight',
  'highlight-text',
] satisfies ColourName[];

const colours = Object.fromEntries(
  Object.keys(palette)
    .filter((name) => !HIGHLIGHTS.includes(name))
    .map((name) => [name, `rgb(var(--c-${name}) / <alpha-value>)`]),
);

export default {
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: { ...colours, transparent: 'transparent', current: 'currentColor' },
    screens: { sm: '480px', md: '769px', lg: '1024px', xl: '1280px' },
    borderRadius: { none: '0', sm: '4px', DEFAULT: '4px', lg: '8px', full: '9999px' },
    fontFamily: {
      display: [
        '"Bricolage Grotesque Variable"',
        '"Noto Sans Devanagari"',
        '"Bricolage Fallback"',
        '"Bricolage Roboto"',
        'sans-serif',
      ],
      sans: [
        '"Instrument Sans Variable"',
        '"Noto Sans Devanagari"',
        '"Instrument Fallback"',
        '"Instrument Roboto"',
        'sans-serif',
      ],
      mono: [
        '"JetBrains Mono Variable"',
        '"Noto Sans Devanagari"',
        '"JetBrains Fallback"',
        'monospace',
      ],
    },
    fontSize: {
      '2xs': ['0.6875rem', { lineHeight: '1rem' }],
      xs: ['0.75rem', { lineHeight: '1.125rem' }],
      console: ['0.8125rem', { lineHeight: '1.25rem' }],
      sm: ['0.875rem', { lineHeight: '1.375rem' }],
      base: ['1rem', { lineHeight: '1.5rem' }],
      body: ['1.0625rem', { lineHeight: '1.75rem' }],
      lead: ['1.25rem', { lineHeight: '1.875rem' }],
      h4: ['1.125rem', { lineHeight: '1.5rem', letterSpacing: '-0.01em' }],
      h3: ['1.375rem', { lineHeight: '1.75rem', letterSpacing: '-0.01em' }],
      h2: [
        'clamp(1.875rem, 1.3rem + 2.4vw, 3rem)',
        { lineHeight: '1.08', letterSpacing: '-0.02em' },
      ],
      h1: [
        'clamp(2.5rem, 1.45rem + 4.5vw, 4.75rem)',
        { lineHeight: '0.98', letterSpacing: '-0.02em' },
      ],
      /** The h1 of the home page: 34 px on a phone, 60 on a desktop. */
      headline: [
        'clamp(2.125rem, 1.5rem + 2.56vw, 3.75rem)',
        { lineHeight: '1.02', letterSpacing: '-0.02em' },
      ],
      /** The h1 of a page below the home page. */
      title: [
        'clamp(2.25rem, 1.55rem + 2.9vw, 3.5rem)',
        { lineHeight: '1.02', letterSpacing: '-0.02em' },
      ],
      name: [
        'clamp(2.125rem, 0.75rem + 5.6vw, 5.5rem)',
        { lineHeight: '1.1', letterSpacing: '-0.02em' },
      ],
    },
    extend: {
      // In em, which is the same in a font and its fallback; a ch is not.
      maxWidth: { measure: '1200px', text: '43.3em' },
      boxShadow: {
        button: '0 1px 2px rgb(7 11 20 / 0.05)',
        overlay: '0 1px 2px rgb(7 11 20 / 0.08), 0 12px 32px -8px rgb(7 11 20 / 0.28)',
      },
      transitionTimingFunction: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      transitionDuration: { DEFAULT: '180ms' },
      keyframes: {
        'fade-up': {
          from: { opacity: '0', transform: 'translateY(16px)' },
          to: { opacity: '1', transform: 'none' },
        },
        'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
        shimmer: { '50%': { opacity: '0.45' } },
        turn: { to: { transform: 'rotate(360deg)' } },
      },
      animation: {
        'fade-up': 'fade-up 250ms cubic-bezier(0.2, 0.7, 0.2, 1) both',
        'fade-in': 'fade-in 150ms ease-out both',
        shimmer: 'shimmer 1.4s ease-in-out infinite',
        turn: 'turn 900ms linear infinite',
      },
    },
  },
  plugins: [
    plugin((api) => {
      api.addBase({
        ':root': { ...themeVariables('light'), 'color-scheme': 'light' },
        '[data-theme="dark"]': { ...themeVariables('dark'), 'color-scheme': 'dark' },
      });
    }),
  ],
} satisfies Config;
