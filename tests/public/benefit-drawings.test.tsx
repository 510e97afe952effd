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
  'Visual analytics: %s counts what the engine makes, and shows one of it',
  (trick, technique) => {
    render(<KeyBenefits />, { wrapper: MemoryRouter });
    const label = screen.getByText(trick);
    const made = NAMES.filter(({ techniques }) => techniques.includes(technique));
    expect(label).toHaveTextContent(`${trick}${made.length} names`);
    const name = label.nextElementSibling?.textContent ?? '';
    expect(made.map(({ domain }) => domain)).toContain(name);
    expect(explain(ASSET, name)).toMatchObject({ techniques: [{ technique }] });
  },
);
