import { Hero } from '@/features/hero/Hero.tsx';

export function Component() {
  return <Hero />;
}
