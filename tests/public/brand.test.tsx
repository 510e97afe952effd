/** A deployer's own brand appears wherever the provider is named. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articleList } from '@/content/article-list.ts';
import { articleData } from '@/content/structured-data.ts';
import { Byline } from '@/site/blog/Byline.tsx';
import { buildWith } from '../setup/build-settings.ts';

test.each(articleList)('$slug is by a desk of the configured brand', (article) => {
  buildWith({ brand: 'Prahari' });
  render(<Byline article={article} />);
  expect(screen.getByText(/^Prahari \w+ desk$/)).toBeVisible();
  const data = JSON.stringify(articleData(article));
  expect(data).toContain(`Prahari ${article.desk}`);
  expect(data).not.toContain('Naamraksha');
});
