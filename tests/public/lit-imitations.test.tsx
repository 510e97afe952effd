/** Wherever an imitation is shown as one, what deceives in it is lit; once it is down it is struck instead. */
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { articleCover } from '@/content/article-covers.ts';
import { articleList } from '@/content/article-list.ts';
import { services } from '@/content/services.ts';
import { AttackStage } from '@/features/site/services/AttackStage.tsx';
import { Cover } from '@/features/site/blog/Cover.tsx';
import { NameText } from '@/features/shared/names/Prose.tsx';

const DOWN = ['takedown', 'incident'];

test.each(services.map(({ id }) => id))('Services, %s: the name is lit until it is down', (id) => {
  const { container } = render(<AttackStage service={id} />);
  const name = container.querySelector('.name');
  expect(name).toHaveTextContent('yourcompany-login.in');
  const isDown = DOWN.includes(id);
  expect(name?.querySelector('mark')?.textContent).toBe(isDown ? undefined : '-login');
  expect(name?.classList.contains('struck')).toBe(isDown);
});

describe('covers of articles', () => {
  test.each(articleList.map(({ slug }) => slug))('%s', (slug) => {
    const cover = articleCover(slug);
    const { container } = render(<Cover slug={slug} />);
    const lit = [...container.querySelectorAll('mark.lit')].map(({ textContent }) => textContent);
    if (cover.kind === 'hour') expect(lit).toEqual([cover.lit]);
    // The same name may stand in the row above, past the edge of the plate.
    if (cover.kind === 'swarm') expect(new Set(lit)).toEqual(new Set([cover.shown[1]]));
    if (cover.kind === 'grammar') expect(container).toHaveTextContent(/registered.*registered/);
  });
});

test('of a part that stands twice in a name the last one is lit', () => {
  const { container } = render(<NameText lit="y">yourcompanyy.in</NameText>);
  expect(container.querySelector('mark')?.previousSibling?.textContent).toBe('yourcompany');
});
