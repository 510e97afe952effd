/** The demonstration's parts as the build sees them, in Node. */
import { renderToString } from 'react-dom/server';
import { DemoBar } from '@/demo/DemoBar.tsx';
import { DEMO_TAGS } from '@/demo/tags.ts';
import { routes } from '@/routes.tsx';
import { shellPaths } from './pages.ts';

export { DEMO_TAGS };

/** The bar before any script has run. */
export const barHtml = (): string => renderToString(<DemoBar onReset={() => Promise.resolve()} />);

/** The pages of the consoles with a fixed address, without parameters. */
export const consolePaths = (): string[] => shellPaths(routes);
