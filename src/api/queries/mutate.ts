import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Makes a change for a page that shows nothing of its progress. What `useMutation` needs to show some is
 * then not fetched.
 *
 * @throws what the change throws, after its callbacks
 */
export function mutate<Data, Variables>(
  client: QueryClient,
  change: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return client.getMutationCache().build(client, change).execute(variables);
}
