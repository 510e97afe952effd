/** Wherever an imitation is shown as one, what deceives in it is highlighted; once it is down it is struck instead. */
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { services } from '@/content/services.ts';
import { AttackStage } from '@/site/services/AttackStage.tsx';
import { Cover } from '@/site/blog/Cover.tsx';
import { NameText } from '@/components/Prose.tsx';

const DOWN = ['incident'];

test.each(services.map(({ id }) => id))(
  'Services, %s: the name is highlighted until it is down',
  (id) => {
    const { container } = render(<AttackStage service={id} />);
    const [name, ...more] = [...container.querySelectorAll('.name')].filter(
      ({ textContent }) => textContent === 'yourcompany-login.in',
    );
    expect(more).toEqual([]);
    const isDown = DOWN.includes(id);
    expect(name?.querySelector('mark')?.textContent).toBe(isDown ? undefined : '-login');
    expect(name?.classList.contains('strikethrough')).toBe(isDown);
  },
);

/** Returns the highlights of a cover. A name may be repeated in the row above, past the edge of the sheet. */
function highlightedOn(slug: Parameters<typeof Cover>[0]['slug']): string[] {
  const { container } = render(<Cover slug={slug} />);
  return [
    ...new Set(Array.from(container.querySelectorAll('mark.highlight'), (mark) => mark.innerHTML)),
  ];
}

test.each([
  ['first-hour-after-a-phishing-page', ['-login']],
  ['you-cannot-buy-every-lookalike', ['-kyc']],
] as const)('the cover of %s lights one name', (slug, highlighted) => {
  expect(highlightedOn(slug)).toEqual(highlighted);
});

test('if a name contains a part twice, the last one is highlighted', () => {
  const { container } = render(<NameText highlighted="y">yourcompanyy.in</NameText>);
  expect(container.querySelector('mark')?.previousSibling?.textContent).toBe('yourcompany');
});
