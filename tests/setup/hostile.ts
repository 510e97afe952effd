/** Strings that attackers send. */
export const HOSTILE = [
  '<img src=x onerror="document.title=1"><script>alert(1)</script>',
  'javascript:alert(1)',
  'https://evil.example/login',
  'gnp\u202Eexe.\u2066in',
  'pay\u200Bpal.in',
  'p\u0430ypal.in',
  'x'.repeat(10_000),
  `${'a'.repeat(63)}.`.repeat(3) + `${'b'.repeat(58)}.in`,
  'line\nbreak\u0000and\u0007bell',
  ' ',
] as const;
