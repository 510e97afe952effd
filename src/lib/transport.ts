/** The seam between the client and the transport of its calls: the network, or a backend in the page. */

export type Transport = (address: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (address, init) => fetch(address, init);

/** Sends a call to the backend; like `fetch`, it rejects if no answer comes. */
export const send: Transport = (address, init) => transport(address, init);

/** Replaces the transport for all later calls. Only the demonstration does (src/demo/). */
export function setTransport(another: Transport): void {
  transport = another;
}
