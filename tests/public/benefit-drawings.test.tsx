/** The drawings of Key Benefits show no figure that is made up. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { KeyBenefits } from '@/features/site/home/KeyBenefits.tsx';
import { explain, generate, type Technique } from '@/lookalike/index.ts';

const ASSET = 'yourcompany.in';
const NAMES = Array.from(generate(ASSET));

test.each([
  ['Added word', 'combosquatting'],
  ['Other ending', 'tld-swap'],
  ['Extra letter', 'insertion'],
] satisfies [string, Technique][])(
  'Visual analytics: %s is as long as the engine makes many, and shows one of it',
  (trick, technique) => {
    render(<KeyBenefits />, { wrapper: MemoryRouter });
    const made = NAMES.filter(({ techniques }) => techniques.includes(technique));
    const name = screen.getByText(trick).firstElementChild?.textContent ?? '';
    const bar = screen.getByText(trick).nextElementSibling?.querySelector('rect');
    const longest = NAMES.filter(({ techniques }) => techniques.includes('combosquatting'));
    expect(bar).toHaveAttribute('width', `${(made.length / longest.length) * 100}%`);
    expect(made.map(({ domain }) => domain)).toContain(name);
    expect(explain(ASSET, name)).toMatchObject({ techniques: [{ technique }] });
  },
);
