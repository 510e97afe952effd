/** A deployer's own brand stands wherever the provider is named. */
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as Config from '@/config.ts';
import { articleList } from '@/content/article-list.ts';
import { articleData } from '@/content/structured-data.ts';
import { Byline } from '@/site/blog/Byline.tsx';

vi.mock('@/config.ts', async (original) => {
  const real = await original<typeof Config>();
  return { ...real, config: { ...real.config, brand: 'Prahari' } };
});

test.each(articleList)('$slug is by a desk of the configured brand', (article) => {
  render(<Byline article={article} />);
  expect(screen.getByText(/^Prahari \w+ desk$/)).toBeVisible();
  const site = { brand: 'Prahari', salesEmail: '', address: '', siteUrl: null };
  const data = JSON.stringify(articleData(article, site));
  expect(data).toContain(`Prahari ${article.desk}`);
  expect(data).not.toContain('Naamraksha');
});
