/** Faults that no journey may cause: errors on the console, uncaught errors, violations of the policy. */
import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export interface Problems {
  /** Everything so far that was not allowed, one line each. */
  list(): string[];
  /** Allows messages that this test provokes on purpose. */
  allow(pattern: RegExp): void;
}

/** The browser itself reports each failed answer of the backend; our tests provoke those on purpose. */
function isFailedCall(message: ConsoleMessage, backend: string): boolean {
  return (
    message.text().startsWith('Failed to load resource') &&
    message.location().url.startsWith(backend)
  );
}

/** A browser with windows asks for the tab's icon again at each page, where it keeps no history. */
const isIconOffline = (message: ConsoleMessage): boolean =>
  message.text().endsWith('net::ERR_INTERNET_DISCONNECTED') &&
  message.location().url.endsWith('/favicon.svg');

/** On an insecure origin the browser says that it ignores this header. */
const IGNORED_ON_INSECURE = /Cross-Origin-Opener-Policy header has been ignored/;

/** Watches every page of the context from now on. */
export async function watchProblems(context: BrowserContext, backend: string): Promise<Problems> {
  const seen: string[] = [];
  const causes: string[] = [];
  const allowed: RegExp[] = [IGNORED_ON_INSECURE];
  await context.exposeBinding('reportViolation', (_source, text: string) => {
    seen.push(`policy violation: ${text}`);
  });
  await context.exposeBinding('reportCause', (_source, text: string) => {
    causes.push(`cause: ${text}`);
  });
  await context.addInitScript(() => {
    const bindings = window as unknown as Record<
      'reportViolation' | 'reportCause',
      (text: string) => void
    >;
    document.addEventListener('securitypolicyviolation', (event) => {
      bindings.reportViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`,
      );
    });
    // React wraps an error that it could recover from.
    window.addEventListener('error', ({ error }) => {
      const cause: unknown = error instanceof Error ? error.cause : undefined;
      if (cause instanceof Error) bindings.reportCause(cause.stack ?? cause.message);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (isFailedCall(message, backend) || isIconOffline(message)) return;
    seen.push(`console.${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => void seen.push(`uncaught: ${error.error().message}`));
  return {
    list() {
      const problems = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      return problems.length > 0 ? [...problems, ...causes] : [];
    },
    allow: (pattern) => void allowed.push(pattern),
  };
}
