/** The one seam between the client and what carries its calls: the network, or a backend in the page. */

export type Transport = (address: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (address, init) => fetch(address, init);

/** Sends a call to the backend; as `fetch`, it rejects where no answer comes. */
export const send: Transport = (address, init) => transport(address, init);

/** Has another transport take all calls from now on. Only the demonstration does (src/demo/). */
export function setTransport(another: Transport): void {
  transport = another;
}
