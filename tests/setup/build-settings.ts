/** Other settings of the build, for one test. What is on screen reads them each time it is drawn. */
import { onTestFinished } from 'vitest';
import { config } from '@/config.ts';

type Settings = { -readonly [Name in keyof typeof config]: (typeof config)[Name] };

export function buildWith(settings: Partial<Settings>): void {
  const before = { ...config };
  Object.assign(config, settings);
  onTestFinished(() => {
    Object.assign(config, before);
  });
}
