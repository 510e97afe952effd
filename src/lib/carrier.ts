/** The one seam between the client and what carries its calls: the network, or a backend in the page. */

export type Carrier = (address: string, init: RequestInit) => Promise<Response>;

let carrier: Carrier = (address, init) => fetch(address, init);

/** Sends a call to the backend; as `fetch`, it rejects where no answer comes. */
export const carry: Carrier = (address, init) => carrier(address, init);

/** Has another carrier take all calls from now on. Only the demonstration does (src/demo/). */
export function carryBy(another: Carrier): void {
  carrier = another;
}
